//! Values of games on small boards that the texts state and that the provers of the program do not reach. Each proof has
//! its own implementation of the rules, so it also checks those of the program on the boards that both prove.

mod cerco;
