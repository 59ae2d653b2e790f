// A class as the server tells its teacher of it, for tests of the page: it answers the messages of crates/online/src/class/wire.rs,
// and pairs by place instead of by points.

const ANIMALS = [
  "bear",
  "bee",
  "beaver",
  "cat",
  "swan",
  "crab",
  "ladybird",
  "dog",
  "dolphin",
  "koala",
  "duck",
  "zebra",
  "fox",
  "frog",
  "giraffe",
  "gazelle",
];
const COLOURS = ["blue", "cream", "green", "orange", "pink", "turquoise", "violet"];
const LETTERS = "CDFHJKMNPRTWXY3479";

/** Returns the name of an entrant: each has another animal, and then another colour. */
const nameOf = (number) => `${ANIMALS[(number * 5) % 16]}.${COLOURS[(number + Math.floor(number / 16)) % 7]}`;

/** Returns the code of a table. */
const codeOf = (number) =>
  `${LETTERS[2 + (number >> 4)]}${LETTERS[(number * 7) % 18]}${LETTERS[(number * 11 + 3) % 18]}${LETTERS[number % 18]}`;

const WORTH = {
  first: [2, 0],
  second: [0, 2],
  draw: [1, 1],
  first_unplayed: [2, 0],
  second_unplayed: [0, 2],
  neither: [0, 0],
};

export class Fake {
  constructor(code = "CDFH") {
    this.code = code;
    this.orders = [];
    this.boards = new Map();
    this.view = undefined;
    this.earlier = [];
    this.sockets = new Set();
  }

  /** Answers the WebSockets of a page or of all pages of a context. */
  async answer(pages) {
    await pages.routeWebSocket(/\/ws$/, (socket) => {
      this.sockets.add(socket);
      socket.onMessage((text) => this.take(JSON.parse(text), socket));
      socket.onClose(() => this.sockets.delete(socket));
    });
  }

  tell(message, to = this.sockets) {
    for (const socket of to) socket.send(JSON.stringify(message));
  }

  take(message, socket) {
    const own = [socket];
    if (message.t === "hello") {
      this.token = message.token;
      this.tell({ t: "welcome", v: 1, server: "0.1.0", token: message.token ?? "0".repeat(32), seats: [] }, own);
      this.tell(this.classes(), own);
    } else if (message.t === "class_open") {
      this.open();
      this.tell(this.classes());
      this.led();
    } else if (message.t === "class") {
      if (message.class !== this.code || !this.view) return this.refuse("unknown_class", "class", message.class);
      this.led(own);
      this.wall([...this.boards.values()], own);
    } else if (message.t === "lead") {
      this.orders.push(message.order);
      this.lead(message.order);
    } else if (message.t === "ping") this.tell({ t: "pong" }, own);
  }

  refuse(why, of = "lead", table = this.code) {
    this.tell({ t: "refused", why, for: of, table, say: "Refused by the test." });
  }

  classes() {
    const own = this.view ? [{ class: this.code, opened: this.view.opened, ended: this.view.ended }] : [];
    return { t: "classes", classes: [...this.earlier, ...own] };
  }

  led(to) {
    this.tell({ t: "led", ...this.view }, to);
  }

  wall(boards, to) {
    this.tell({ t: "wall", class: this.code, boards }, to);
  }

  open() {
    const flags = { locked: false, paused: false, ended: false, kept: false };
    this.view = { class: this.code, opened: 1_790_000_000, ...flags, roster: [], entrants: [], sections: [] };
  }

  /** Lets so many pupils come in. */
  enrol(count) {
    for (let i = 0; i < count; i += 1) {
      this.view.entrants.push({ name: nameOf(this.view.entrants.length), state: "in", present: true });
      this.view.sections.at(-1)?.entrants.push(this.view.entrants.length - 1);
    }
    this.led();
  }

  /** Plays an action at each board. */
  play(boards = [...this.boards.values()]) {
    for (const board of boards)
      Object.assign(board, { n: board.n + 1, since: 0, decides: board.decides === "first" ? "second" : "first" });
    this.wall(boards);
  }

  /** Ends the match of a pair of the last round. */
  finish(section, pair, outcome) {
    const own = this.view.sections[section];
    own.pairs[pair].results = own.pairs[pair].results.map(() => outcome);
    delete own.pairs[pair].waits;
    if (own.pairs.every(({ results }) => results.every(Boolean))) this.close(own);
    this.count(own);
    this.led();
  }

  close(section) {
    section.phase = section.rounds && section.round >= section.rounds ? "over" : "between";
    delete section.left;
  }

  count(section) {
    const lines = section.entrants.map((_, entrant) => ({ entrant, halves: 0, second_wins: 0 }));
    for (const pair of section.pairs) {
      for (const result of pair.results) {
        const [one, other] = WORTH[result] ?? [0, 0];
        lines[pair.first].halves += one;
        lines[pair.second].halves += other;
        if (result === "second") lines[pair.second].second_wins += 1;
      }
    }
    lines.sort((a, b) => b.halves - a.halves || a.entrant - b.entrant);
    section.standings = lines.map((line, at) => ({
      ...line,
      rank: lines.findIndex((other) => other.halves === line.halves) + 1,
      buchholz_cut: (at * 3) % 7,
      buchholz: ((at * 3) % 7) + 2,
      sonneborn_berger: (at * 5) % 11,
    }));
  }

  lead(order) {
    const { view } = this;
    const section = view.sections[order.section];
    const person = (entrant) => view.entrants[entrant];
    const acts = {
      add: () => this.add(order.setup),
      change: () => (section.setup = order.setup),
      divide: () => {},
      close: () => (section.phase = "closed"),
      roster: () => view.roster.push(...order.names),
      lock: () => (view.locked = order.locked),
      pause: () => (view.paused = order.paused),
      state: () => (person(order.entrant).state = order.state),
      put: () => section.entrants.push(order.entrant),
      digits: () => (person(order.entrant).digits = "4739"),
      apart: () => (section.apart = order.apart ? [...section.apart, order.pair] : []),
      together: () => (section.together = order.together ? [...section.together, order.pair] : []),
      propose: () => this.propose(section),
      exchange: () => this.exchange(section, order.pair),
      discard: () => {
        delete section.proposal;
        section.phase = section.round ? "between" : "lobby";
      },
      start: () => this.start(section),
      bell: () => this.bell(section),
      decide: () => {
        if (order.outcome === null) delete section.pairs[order.pair].waits;
        else this.finish(order.section, order.pair, order.outcome);
      },
      take_back: () => {
        Object.assign(section, { round: section.round - 1, phase: section.round > 1 ? "between" : "lobby", pairs: [] });
      },
      end: () => (view.ended = true),
      keep: () => (view.kept = order.keep),
      delete: () => (this.view = undefined),
    };
    acts[order.do]();
    if (this.view) this.led();
    if (["end", "delete"].includes(order.do)) this.tell(this.classes());
  }

  add(setup) {
    const taken = new Set(this.view.sections.flatMap(({ entrants }) => entrants));
    const entrants = this.view.entrants.map((_, number) => number).filter((number) => !taken.has(number));
    const rounds = ["free", "puzzles"].includes(setup.system) ? 0 : (setup.rounds ?? 3);
    this.view.sections.push({
      setup,
      phase: "lobby",
      round: 0,
      rounds,
      entrants,
      pairs: [],
      apart: [],
      together: [],
      standings: [],
    });
  }

  propose(section) {
    const ready = section.entrants
      .map((_, at) => at)
      .filter((at) => this.view.entrants[section.entrants[at]].state === "in");
    const by = section.standings.map(({ entrant }) => entrant).filter((entrant) => ready.includes(entrant));
    const order = by.length === ready.length ? by : ready;
    const halves = (entrant) => section.standings.find((line) => line.entrant === entrant)?.halves ?? 0;
    const reason = (first, second) => {
      if (!section.round) return { why: "lot" };
      const [more, less] = [halves(first), halves(second)].sort((a, b) => b - a);
      return more === less ? { why: "level", halves: more } : { why: "nearest", halves: [more, less] };
    };
    const pairs = [];
    for (let i = 0; i + 1 < order.length; i += 2)
      pairs.push({ first: order[i], second: order[i + 1], reason: reason(order[i], order[i + 1]) });
    section.proposal = { pairs };
    if (order.length % 2)
      Object.assign(section.proposal, { bye: order.at(-1), reason: { why: "bye", halves: halves(order.at(-1)) } });
    section.phase = "proposed";
  }

  exchange(section, [one, other]) {
    const swap = (entrant) => (entrant === one ? other : entrant === other ? one : entrant);
    const { proposal } = section;
    if (proposal.pairs.some(({ first, second }) => [first, second].includes(one) && [first, second].includes(other)))
      return this.refuse("illegal");
    for (const pair of proposal.pairs) [pair.first, pair.second] = [swap(pair.first), swap(pair.second)];
    if (proposal.bye !== undefined) proposal.bye = swap(proposal.bye);
  }

  start(section) {
    section.round += 1;
    section.phase = "playing";
    if (section.setup.minutes) section.left = section.setup.minutes * 60_000;
    if (section.setup.system === "puzzles") return (section.solved = Array(10).fill(0));
    if (section.setup.system === "free" && !section.proposal) this.propose(section);
    const { proposal } = section;
    delete section.proposal;
    section.phase = "playing";
    const matches = section.setup.matches ?? 1;
    section.pairs = proposal.pairs.map(({ first, second }, pair) => ({
      round: section.round,
      pair,
      first,
      second,
      table: codeOf(section.round * 16 + pair),
      results: Array(matches).fill(null),
    }));
    if (proposal.bye !== undefined) section.bye = proposal.bye;
    else delete section.bye;
    this.boards.clear();
    for (const { table } of section.pairs) {
      this.boards.set(table, {
        table,
        number: 1,
        n: 0,
        decides: "first",
        persons: { first: "present", second: "present" },
        since: 0,
      });
    }
    if (!section.standings.length) this.count(section);
    setTimeout(() => this.wall([...this.boards.values()]));
  }

  bell(section) {
    delete section.left;
    const open = section.pairs.filter(({ results }) => !results.every(Boolean));
    if (section.setup.bell === "decide" && open.length) {
      for (const pair of open) pair.waits = true;
      section.phase = "waiting";
      return;
    }
    for (const pair of open) pair.results = pair.results.map((result) => result ?? "draw");
    this.close(section);
    this.count(section);
  }
}
