// The program as a server, with its matches in a folder of its own.

import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

const { PAGE, SERVER } = process.env;

/** A port that is free now, so that the server comes back under the same address. */
export const freePort = () =>
  new Promise((done) => {
    const probe = createServer().listen(0, "127.0.0.1", () => {
      const { port } = probe.address();
      probe.close(() => done(port));
    });
  });

export class Server {
  constructor(port) {
    this.port = port;
    this.folder = mkdtempSync(join(tmpdir(), "tabuleiro-server-"));
  }

  /** Starts a server with an empty folder. */
  static async open() {
    const server = new Server(await freePort());
    await server.start();
    return server;
  }

  /** Starts it and waits until it answers. */
  async start() {
    const options = ["serve", "--page", PAGE, "--data", this.folder, "--port", `${this.port}`, "--bind", "127.0.0.1"];
    this.process = spawn(SERVER, options, { stdio: "ignore" });
    for (;;) {
      try {
        if ((await fetch(`${this.address}health`)).ok) return;
      } catch {
        assert.equal(this.process.exitCode, null, "the server has ended");
      }
      await new Promise((done) => setTimeout(done, 50));
    }
  }

  get address() {
    return `http://localhost:${this.port}/`;
  }

  /** The address that the program prints for the teacher. */
  get forTeacher() {
    return `${this.address}teacher#${readFileSync(join(this.folder, "tabuleiro-teacher.txt"), "utf8").trim()}`;
  }

  /** Kills it as a power cut would. */
  async kill() {
    const ended = new Promise((done) => this.process.once("exit", done));
    this.process.kill("SIGKILL");
    await ended;
  }

  /** Kills it and removes its folder. */
  async close() {
    await this.kill();
    rmSync(this.folder, { recursive: true });
  }
}
