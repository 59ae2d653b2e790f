// Drives the page in Chromium with real pointer events, and reads the elements that a screen reader reads.

import { createRequire } from "node:module";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { serve } from "../serve.mjs";

/** The folders of the page, of playwright-core and for photographs; see web/test. */
const { PAGE, PLAYWRIGHT, PICTURES, CHROMIUM = "/usr/bin/chromium" } = process.env;
const { chromium } = createRequire(join(PLAYWRIGHT, "package.json"))("playwright-core");

/** The limit in milliseconds of every wait. It only ends a test that hangs: no working page is that slow. */
export const PATIENCE = Number(process.env.PATIENCE ?? 600_000);

/**
 * The limit in milliseconds for what has to happen at once: a slow machine needs seconds for some frames, but the page
 * draws none for half a minute if nothing requests them.
 */
export const SOON = 20_000;

/** A test that only `web/test --long` runs. */
export const longTest = (name, run) => test(name, { skip: process.env.LONG ? false : "web/test --long" }, run);

/** A name of this machine for which the browser gives no secure context, as for a server at plain http. */
export const PLAIN_HOST = "plain.test";

export const LAPTOP = { viewport: { width: 1280, height: 800 } };
/**
 * A small laptop without animations and with little detail, for tests that depend on none of these: software graphics
 * draw its pixels faster.
 */
export const QUICK = {
  viewport: { width: 620, height: 490 },
  deviceScaleFactor: 1,
  reducedMotion: "reduce",
  settings: { detail: "low" },
};
/** A telephone with as little detail. */
export const PHONE = { ...QUICK, viewport: { width: 360, height: 600 }, hasTouch: true, isMobile: true, locale: "pt-PT" };
export const TABLET = {
  viewport: { width: 620, height: 860 },
  deviceScaleFactor: 1,
  hasTouch: true,
  isMobile: true,
};

/** The sites that a visitor may touch. */
export const OPEN_SITES = '#mirror [data-site]:not([aria-disabled="true"])';

/**
 * Starts a server of the folder and a browser with software graphics, and opens a context for that device. Mesa's
 * software graphics draw the table in a third of the time of the browser's own, which are used where Mesa is missing.
 */
export async function open(device, options = {}, folder = PAGE) {
  const server = await serve(folder);
  const browser = await chromium.launch({
    executablePath: CHROMIUM,
    args: [
      "--no-sandbox",
      "--use-angle=gl-egl",
      "--ignore-gpu-blocklist",
      "--enable-unsafe-swiftshader",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      `--host-resolver-rules=MAP ${PLAIN_HOST} 127.0.0.1`,
    ],
  });
  const context = await newContext(browser, { reducedMotion: "no-preference", ...device, ...options });
  const address = `http://localhost:${server.address().port}/`;
  const close = async () => {
    await browser.close();
    server.close();
    server.closeAllConnections();
  };
  return { browser, context, address, server, close };
}

/**
 * Opens a context without any stored data. `window.said` keeps every text of the page's status region, and
 * `window.states` every set of its data attributes, so that no state is too short for a test to see. `settings` are the
 * preferences at the first visit.
 */
export async function newContext(browser, { settings, ...options }) {
  const context = await browser.newContext({ locale: "en-GB", ...options });
  context.setDefaultTimeout(PATIENCE);
  if (settings) {
    await context.addInitScript((settings) => {
      try {
        localStorage["tabuleiro/settings.json"] ??= settings;
      } catch {
        // A test of a browser that stores nothing.
      }
    }, JSON.stringify(settings));
  }
  await context.addInitScript(() => {
    [window.said, window.states] = [[], []];
    addEventListener("DOMContentLoaded", () => {
      const region = document.getElementById("position");
      new MutationObserver(() => window.said.push(region.textContent)).observe(region, { childList: true });
      new MutationObserver(() => window.states.push({ ...region.dataset })).observe(region, { attributes: true });
    });
  });
  return context;
}

/**
 * The pages of a context run as always, but the browser draws no triangles: software graphics take nearly all of the time.
 * For tests in which nothing depends on the picture.
 */
export async function drawNothing(context) {
  await context.addInitScript(() => {
    for (const kind of ["Arrays", "ArraysInstanced", "Elements", "ElementsInstanced"]) {
      WebGL2RenderingContext.prototype[`draw${kind}`] = () => {};
    }
  });
}

/** Adds a performance mark when the program is compiled; the page adds the others itself. */
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

/** Returns the steps until the first board, each with the milliseconds since the page was requested. */
export async function steps(page) {
  const marks = await page.evaluate(() => {
    const program = performance.getEntriesByType("resource").find((entry) => entry.name.endsWith(".wasm"));
    const marks = performance.getEntriesByType("mark").map(({ name, startTime }) => [name, startTime]);
    return [["fetched", program?.responseEnd ?? 0], ...marks].sort((a, b) => a[1] - b[1]);
  });
  return marks.map(([name, time]) => `${name} ${Math.round(time)}`).join(", ");
}

/** A tab of the browser, with the actions of a person. */
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

  /** Waits until the first board is visible. */
  async ready() {
    const isReady = () => document.documentElement.dataset.state === "ready";
    await this.page.waitForFunction(isReady).catch(async (error) => {
      const shown = () => [document.documentElement.dataset.state, document.getElementById("message")?.textContent];
      const now = await this.page.evaluate(shown).catch(() => "nothing");
      throw new Error(`the page is not ready but shows ${JSON.stringify(now)}`, { cause: error });
    });
  }

  /** Reloads and waits for the first board. Not by Playwright: a page with a new version reloads itself once more. */
  async reload() {
    await this.page.evaluate(() => {
      document.documentElement.dataset.state = "left";
      setTimeout(() => location.reload());
    });
    await this.page.waitForFunction(() => document.documentElement.dataset.state !== "left");
    await this.ready();
  }

  /** Returns the text and the data attributes of the page's status region. */
  async news() {
    const region = this.page.locator("#position");
    return region.evaluate((node) => ({ text: node.textContent, ...node.dataset }));
  }

  /** Waits until a text of the status region, now or earlier, contains `text`. */
  async heard(text, timeout = PATIENCE) {
    await this.page.waitForFunction((text) => window.said.some((said) => said.includes(text)), text, { timeout });
  }

  /** Returns the sets of data attributes of the status region since the one with that index. */
  async states(from = 0) {
    return this.page.evaluate((from) => window.states.slice(from), from);
  }

  /** Waits until so many frames have been drawn. */
  async frames(count) {
    await this.page.evaluate(
      (count) => new Promise((done) => {
        const next = (left) => (left ? requestAnimationFrame(() => next(left - 1)) : done());
        next(count);
      }),
      count,
    );
  }

  /** Waits until `holds` returns true for the news, and returns them; `what` names the condition in the error. */
  async until(what, holds, patience = PATIENCE) {
    const end = Date.now() + patience;
    for (;;) {
      const news = await this.news();
      if (holds(news)) return news;
      if (Date.now() > end) throw new Error(`${what} never happens; the page says ${JSON.stringify(news)}`);
      await this.page.waitForTimeout(100);
    }
  }

  /** Waits as `until` does, but no longer than what happens at once may take. */
  async soon(what, holds) {
    return this.until(what, holds, SOON);
  }

  /** Waits until a control exists and nothing moves, and returns its centre. */
  async place(selector) {
    const control = this.page.locator(selector).first();
    const end = Date.now() + PATIENCE;
    for (;;) {
      await control.waitFor({ state: "attached" });
      await this.until("a still picture", (news) => news.still === "true");
      // Without a box the control was removed or hidden meanwhile, by a panel that was drawn again.
      const box = await control.boundingBox();
      if (box) return { x: box.x + box.width / 2, y: box.y + box.height / 2, box };
      if (Date.now() > end) throw new Error(`${selector} is never drawn`);
      await this.frames(1);
    }
  }

  control(name) {
    return `#mirror [data-node][aria-label="${name}"]`;
  }

  site(name) {
    return `#mirror [data-site][aria-label^="${name},"]`;
  }

  /** Whether this device has a touch screen. */
  async touched() {
    return this.page.evaluate(() => matchMedia("(pointer: coarse)").matches);
  }

  /** Scrolls with the wheel or a finger until a control is on the screen, and returns its centre. */
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

  /** Waits until a control is no longer at `from`, and returns its centre. */
  async moved(selector, from) {
    const end = Date.now() + PATIENCE;
    for (;;) {
      const now = await this.place(selector);
      if (now.x !== from.x || now.y !== from.y) return now;
      if (Date.now() > end) throw new Error(`${selector} never moves`);
    }
  }

  /** Drags one finger in steps of at least one frame. */
  async drag(from, to) {
    const session = await this.page.context().newCDPSession(this.page);
    const send = (type, touchPoints) => session.send("Input.dispatchTouchEvent", { type, touchPoints });
    await send("touchStart", [from]);
    for (let i = 1; i <= 6; i++) {
      await this.frames(2);
      await send("touchMove", [{ x: from.x + ((to.x - from.x) * i) / 6, y: from.y + ((to.y - from.y) * i) / 6 }]);
    }
    // The finger rests before it lifts, so that scrolling has no momentum; a longer rest changes nothing.
    await this.frames(2);
    await this.page.waitForTimeout(150);
    await send("touchEnd", []);
    await session.detach();
  }

  /** Touches a control for some frames, as a person does: only then does a text field open the keyboard. */
  async hold(selector) {
    const { x, y } = await this.reach(selector);
    const session = await this.page.context().newCDPSession(this.page);
    const send = (type, touchPoints) => session.send("Input.dispatchTouchEvent", { type, touchPoints });
    await send("touchStart", [{ x, y }]);
    await this.frames(3);
    await send("touchEnd", []);
    await session.detach();
    await this.frames(4);
  }

  /** Taps or clicks a control, as the device has it. */
  async tap(selector) {
    const { x, y } = await this.reach(selector);
    if (await this.touched()) await this.page.touchscreen.tap(x, y);
    else await this.page.mouse.click(x, y, { delay: 40 });
  }

  async press(name) {
    await this.tap(this.control(name));
  }

  /** Finds a game in the gallery by its name, and opens its card. */
  async seek(label, name, card = name) {
    await this.tap(this.control(label));
    // The field has the focus one frame later.
    await this.frames(3);
    await this.page.keyboard.type(name, { delay: 30 });
    await this.page.locator(this.control(card)).first().waitFor({ state: "attached" });
    await this.press(card);
  }

  /** Returns whether the visitor may play now. */
  async mayPlay() {
    return (await this.page.locator(OPEN_SITES).count()) > 0;
  }

  /** Waits until the visitor may play. */
  async turn() {
    await this.page.locator(OPEN_SITES).first().waitFor({ state: "attached" });
  }

  /** Plays an action of one tap, and waits until the count of actions grows. */
  async play(site) {
    const before = Number((await this.news()).actions);
    await this.tap(this.site(site));
    return this.until(`'${site}' on the board`, (news) => Number(news.actions) > before);
  }

  async photograph(name) {
    if (!PICTURES) return;
    await this.until("a still picture", (news) => news.still === "true");
    mkdirSync(PICTURES, { recursive: true });
    await this.page.screenshot({ path: join(PICTURES, `${name}.png`), timeout: PATIENCE });
  }
}
