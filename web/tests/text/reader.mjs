// A person at the page for text who presses keys and knows only what was said.

import assert from "node:assert/strict";
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { PATIENCE } from "../browser.mjs";
import { serve } from "../../serve.mjs";

const { PAGE, PLAYWRIGHT, CHROMIUM = "/usr/bin/chromium", UPDATE, TRANSCRIPTS } = process.env;
const { chromium } = createRequire(join(PLAYWRIGHT, "package.json"))("playwright-core");
const here = dirname(fileURLToPath(import.meta.url));

/** A server of the page's folder and a browser. */
export async function open() {
  const server = await serve(PAGE);
  const browser = await chromium.launch({
    executablePath: CHROMIUM,
    // Without WebGL, which the page does not need.
    args: ["--no-sandbox", "--disable-background-networking", "--disable-quic", "--disable-3d-apis"],
  });
  const address = `http://localhost:${server.address().port}/`;
  const close = async () => {
    await browser.close();
    server.close();
    server.closeAllConnections();
  };
  return { browser, address, close };
}

export class Reader {
  /** Opens the page for a person who has never been there. `bytes` are those of the network, by the file's name. */
  static async arrive(t, { browser, address }, hash = "", options = {}) {
    const context = await browser.newContext({ locale: "en-GB", viewport: { width: 1000, height: 800 }, ...options });
    context.setDefaultTimeout(PATIENCE);
    t.after(() => context.close());
    const reader = new Reader();
    reader.page = await context.newPage();
    reader.transcript = [];
    reader.complaints = [];
    reader.bytes = new Map();
    reader.page.on("console", (line) => line.type() === "error" && reader.complaints.push(line.text()));
    reader.page.on("pageerror", (error) => reader.complaints.push(String(error)));
    await reader.count(context);
    await reader.page.goto(`${address}text.html${hash}`);
    await reader.page.waitForFunction(() => document.documentElement.dataset.state === "ready");
    return reader;
  }

  /** Counts what comes over the network, headers included. */
  async count(context) {
    const session = await context.newCDPSession(this.page);
    const names = new Map();
    await session.send("Network.enable");
    session.on("Network.requestWillBeSent", ({ requestId, request }) => names.set(requestId, request.url));
    session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
      const name = new URL(names.get(requestId)).pathname.split("/").at(-1);
      this.bytes.set(name, (this.bytes.get(name) ?? 0) + encodedDataLength);
    });
  }

  /** Returns the bytes that have come over the network. */
  get sum() {
    return [...this.bytes.values()].reduce((a, b) => a + b, 0);
  }

  /** Presses the tab key until what has the focus has that name or id. */
  async reach(name) {
    const there = () =>
      this.page.evaluate(() => {
        const { id, ariaLabel, textContent } = document.activeElement;
        return [id, ariaLabel, textContent.trim()];
      });
    for (let i = 0; i < 200; i += 1) {
      if ((await there()).includes(name)) return;
      await this.page.keyboard.press("Tab");
    }
    throw new Error(`'${name}' is not reached; the focus is on ${JSON.stringify(await there())}`);
  }

  /** Returns what was said since the last call. */
  async news() {
    const said = await this.page.evaluate(() => {
      const lines = [...document.querySelectorAll("#log p:not(.own, [data-read])")];
      return lines.map((line) => ((line.dataset.read = "true"), line.textContent));
    });
    this.transcript.push(...said);
    return said;
  }

  /** Waits until something was said, and returns it. */
  async listen() {
    const isUnread = () => document.querySelector("#log p:not(.own, [data-read])");
    await this.page.waitForFunction(isUnread).catch((cause) => {
      throw new Error(`nothing is said after\n${this.transcript.slice(-12).join("\n")}`, { cause });
    });
    return this.news();
  }

  /** Waits until what was said since the last call fits, and returns all of it. */
  async until(pattern) {
    const said = [];
    while (!said.some((line) => pattern.test(line))) said.push(...(await this.listen()));
    return said;
  }

  /** Types a line where the focus is, which is the field; returns what is said. */
  async enter(line) {
    assert.equal(await this.page.evaluate(() => document.activeElement.id), "line", "the focus is in the field");
    await this.news();
    this.transcript.push(`> ${line}`);
    await this.page.keyboard.type(line);
    await this.page.keyboard.press("Enter");
    return this.listen();
  }

  /** Enters a line, and waits until what is said fits; returns all of it. */
  async ask(line, pattern) {
    const said = await this.enter(line);
    if (!said.some((line) => pattern.test(line))) said.push(...(await this.until(pattern)));
    return said;
  }

  /** Writes what was typed and said into a file, if TRANSCRIPTS names a folder. */
  keep(name) {
    if (!TRANSCRIPTS) return;
    mkdirSync(TRANSCRIPTS, { recursive: true });
    writeFileSync(join(TRANSCRIPTS, `${name}.txt`), `${this.transcript.join("\n")}\n`);
  }

  /** Compares what a screen reader is told with a file; UPDATE=1 writes it. */
  async compare(name) {
    const told = `${await this.page.locator("body").ariaSnapshot()}\n`;
    const file = join(here, `${name}.txt`);
    if (UPDATE) writeFileSync(file, told);
    assert.ok(existsSync(file), `${name}.txt is missing: UPDATE=1 writes it`);
    const [now, before] = [told, readFileSync(file, "utf8")].map((text) => text.split("\n"));
    const at = now.findIndex((line, n) => line !== before[n]);
    assert.ok(at < 0 && now.length === before.length, `${name}.txt, line ${at + 1}: ${now[at]} instead of ${before[at]}`);
  }
}
