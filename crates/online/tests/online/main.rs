//! Tests of the wire: a simulation of server, clients and a network with faults, and a fuzz target for messages.

mod fuzz;
mod lesson;
mod pupil;
mod simulation;
