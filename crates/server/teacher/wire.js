// The connection to the server. It is opened again when it is lost, and says hello with the token of the teacher.

const VERSION = 1;

/** The time after which a silent server is asked for a sign of life, and after which the connection counts as lost. */
const SILENT = 12_000;
const LOST = 22_000;

/** The longest time between two attempts to connect. */
const PATIENCE = 4000;

export class Wire {
  /**
   * `receive` gets each message; `changed` is called when the state has changed: `connecting`, `open`, `lost`.
   */
  constructor(token, receive, changed) {
    Object.assign(this, { token, receive, changed, state: "connecting", attempts: 0, heard: 0 });
    this.connect();
    setInterval(() => this.look(), 2000);
    addEventListener("online", () => this.again());
    document.addEventListener("visibilitychange", () => document.hidden || this.again());
  }

  connect() {
    clearTimeout(this.timer);
    const socket = new WebSocket(
      `${location.protocol === "https:" ? "wss" : "ws"}://${location.host}/ws`,
      "tabuleiro.v1",
    );
    this.socket = socket;
    this.heard = Date.now();
    const own = (act) => (event) => this.socket === socket && act(event);
    socket.onopen = own(() => this.send({ t: "hello", v: VERSION, ...(this.token ? { token: this.token } : {}) }));
    socket.onmessage = own((event) => this.take(event.data));
    socket.onclose = own(() => this.lost());
  }

  take(text) {
    this.heard = Date.now();
    let message;
    try {
      message = JSON.parse(text);
    } catch {
      return;
    }
    if (message.t === "welcome") {
      this.attempts = 0;
      this.become("open");
    }
    this.receive(message);
  }

  lost() {
    this.socket = undefined;
    this.become("lost");
    this.attempts += 1;
    this.timer = setTimeout(() => this.connect(), Math.min(PATIENCE, 300 * 2 ** Math.min(this.attempts, 6)));
  }

  /** Connects at once where a connection is missing. */
  again() {
    if (!this.socket) this.connect();
    else this.look();
  }

  look() {
    if (!this.socket) return;
    const silence = Date.now() - this.heard;
    if (silence > LOST) {
      const { socket } = this;
      this.lost();
      socket.close();
    } else if (silence > SILENT) this.send({ t: "ping" });
  }

  become(state) {
    if (this.state === state) return;
    this.state = state;
    this.changed(state);
  }

  /** Sends a message; returns whether there was a connection. */
  send(message) {
    if (this.socket?.readyState !== WebSocket.OPEN) return false;
    this.socket.send(JSON.stringify(message));
    return true;
  }
}
