// A person at the page: Chromium with real pointer events, and what a screen reader would find.

import { createRequire } from "node:module";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { serve } from "../serve.mjs";

/** Where the page lies, where playwright-core does, and where photographs go. */
const { PAGE, PLAYWRIGHT, PICTURES, CHROMIUM = "/usr/bin/chromium" } = process.env;
const { chromium } = createRequire(join(PLAYWRIGHT, "package.json"))("playwright-core");

/** Milliseconds until something has to have happened; the software renderer is slow, and slower when others work. */
export const PATIENCE = Number(process.env.PATIENCE ?? 120_000);

export const LAPTOP = { viewport: { width: 1280, height: 800 } };
/** Where size and movement do not matter, little of both: software graphics are slow, and a third of the pixels take a
 * third of the time. */
export const QUICK = { viewport: { width: 700, height: 520 }, deviceScaleFactor: 1, reducedMotion: "reduce" };
export const TABLET = {
  viewport: { width: 620, height: 860 },
  deviceScaleFactor: 1,
  hasTouch: true,
  isMobile: true,
};

/** A browser of its own with software graphics, its server, and a context of that device. */
export async function open(device, options = {}, folder = PAGE) {
  const server = await serve(folder);
  const browser = await chromium.launch({
    executablePath: CHROMIUM,
    args: [
      "--no-sandbox",
      "--use-angle=swiftshader",
      "--enable-unsafe-swiftshader",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  });
  const context = await browser.newContext({ locale: "en-GB", reducedMotion: "no-preference", ...device, ...options });
  context.setDefaultTimeout(PATIENCE);
  const address = `http://localhost:${server.address().port}/`;
  const close = async () => {
    await browser.close();
    server.close();
    server.closeAllConnections();
  };
  return { browser, context, address, server, close };
}

/** Marks when the program is compiled; the page marks the other steps itself. */
export async function watchTheStart(context) {
  await context.addInitScript(() => {
    const native = WebAssembly.instantiateStreaming;
    WebAssembly.instantiateStreaming = async (...program) => {
      const made = await native.apply(WebAssembly, program);
      performance.mark("compiled");
      return made;
    };
  });
}

/** What the first board waited for, in milliseconds since the page was asked for. */
export async function steps(page) {
  const marks = await page.evaluate(() => {
    const program = performance.getEntriesByType("resource").find((entry) => entry.name.endsWith(".wasm"));
    const marks = performance.getEntriesByType("mark").map(({ name, startTime }) => [name, startTime]);
    return [["fetched", program?.responseEnd ?? 0], ...marks].sort((a, b) => a[1] - b[1]);
  });
  return marks.map(([name, time]) => `${name} ${Math.round(time)}`).join(", ");
}

/** One tab, with everything a person does. */
export class Visitor {
  constructor(page) {
    this.page = page;
    this.complaints = [];
    page.on("console", (line) => {
      if (line.type() === "error") this.complaints.push(line.text());
    });
  }

  static async arrive({ context, address }, hash = "") {
    const visitor = new Visitor(await context.newPage());
    await visitor.page.goto(address + hash);
    await visitor.ready();
    return visitor;
  }

  /** Until the curtain has risen. */
  async ready() {
    await this.page.waitForFunction(() => document.documentElement.dataset.state === "ready", null, {
      timeout: PATIENCE,
    });
  }

  /** From within, for a page that finds a new version begins anew by itself, and a reload from outside would meet that one. */
  async reload() {
    const leave = () =>
      this.page.evaluate(() => {
        document.documentElement.dataset.state = "left";
        setTimeout(() => location.reload());
      });
    const left = (timeout) =>
      this.page.waitForFunction(() => document.documentElement.dataset.state !== "left", null, { timeout });
    await leave();
    // Seldom, Chromium leaves a navigation hanging while one service worker replaces another: whoever sits there tries again.
    await left(30_000).catch(async () => {
      await leave();
      await left(PATIENCE);
    });
    await this.ready();
  }

  /** What the page says of the position. */
  async news() {
    const region = this.page.locator("#position");
    return region.evaluate((node) => ({ text: node.textContent, ...node.dataset }));
  }

  /** Until the news are such; returns them. */
  async until(what, holds) {
    const end = Date.now() + PATIENCE;
    for (;;) {
      const news = await this.news();
      if (holds(news)) return news;
      if (Date.now() > end) throw new Error(`${what} never happens; the page says ${JSON.stringify(news)}`);
      await this.page.waitForTimeout(100);
    }
  }

  /** The middle of a control, as it is drawn; waits until it is there and nothing moves any more. */
  async place(selector) {
    const control = this.page.locator(selector).first();
    await control.waitFor({ state: "attached" });
    await this.until("peace on the screen", (news) => news.still === "true");
    const box = await control.boundingBox();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2, box };
  }

  control(name) {
    return `#mirror [data-node][aria-label="${name}"]`;
  }

  site(name) {
    return `#mirror [data-site][aria-label^="${name},"]`;
  }

  /** Whether this device is touched. */
  async touched() {
    return this.page.evaluate(() => matchMedia("(pointer: coarse)").matches);
  }

  /** Scrolls, with the wheel or a finger, until a control can be touched; returns its middle. */
  async reach(selector) {
    const { width, height } = this.page.viewportSize();
    for (;;) {
      const at = await this.place(selector);
      const missing = at.y > height - 20 ? at.y - height / 2 : at.y < 20 ? at.y - height / 2 : 0;
      if (!missing) return at;
      const step = Math.max(-height / 2, Math.min(height / 2, missing));
      const from = { x: width / 2, y: height / 2 + step / 2 };
      if (await this.touched()) {
        await this.drag(from, { x: from.x, y: from.y - step });
      } else {
        await this.page.mouse.move(from.x, from.y);
        await this.page.mouse.wheel(0, step);
      }
      await this.moved(selector, at);
    }
  }

  /** Until a control is drawn somewhere else. */
  async moved(selector, from) {
    const end = Date.now() + PATIENCE;
    for (;;) {
      const now = await this.place(selector);
      if (now.x !== from.x || now.y !== from.y) return now;
      if (Date.now() > end) throw new Error(`${selector} never moves`);
    }
  }

  /** One finger, from here to there, no faster than the page can draw. */
  async drag(from, to) {
    const session = await this.page.context().newCDPSession(this.page);
    const send = (type, touchPoints) => session.send("Input.dispatchTouchEvent", { type, touchPoints });
    const frames = () =>
      this.page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    await send("touchStart", [from]);
    for (let i = 1; i <= 6; i++) {
      await frames();
      await send("touchMove", [{ x: from.x + ((to.x - from.x) * i) / 6, y: from.y + ((to.y - from.y) * i) / 6 }]);
    }
    // The finger rests before it lifts: nothing rolls on.
    await frames();
    await this.page.waitForTimeout(150);
    await send("touchEnd", []);
    await session.detach();
  }

  /** Taps a place of the screen with whatever this device has. */
  async tap(selector) {
    const { x, y } = await this.reach(selector);
    if (await this.touched()) await this.page.touchscreen.tap(x, y);
    else await this.page.mouse.click(x, y, { delay: 40 });
  }

  async press(name) {
    await this.tap(this.control(name));
  }

  /** Looks for a game in the gallery by its name, and opens its card. */
  async seek(label, name, card = name) {
    await this.tap(this.control(label));
    await this.page.keyboard.type(name, { delay: 30 });
    await this.page.locator(this.control(card)).first().waitFor({ state: "attached" });
    await this.press(card);
  }

  /** Plays an action of one tap, and waits for the position to change. */
  async play(site) {
    const before = Number((await this.news()).actions);
    await this.tap(this.site(site));
    return this.until(`'${site}' on the board`, (news) => Number(news.actions) > before);
  }

  async photograph(name) {
    if (!PICTURES) return;
    await this.until("peace on the screen", (news) => news.still === "true");
    mkdirSync(PICTURES, { recursive: true });
    await this.page.screenshot({ path: join(PICTURES, `${name}.png`), timeout: PATIENCE });
  }
}
