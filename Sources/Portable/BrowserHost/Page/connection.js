// The WebSocket to the app's session, which is resumed after a lost connection.

const longestWait = 5000;

/** The times from an input until the app is asked for an answer, and until it is said to stall, in milliseconds. */
const quietTime = 400;
const stallTime = 1500;

/** Codes with which the server refuses a page for good; see Docs/LiveHost.md. */
const finalCodes = new Set([1003, 1008, 1009, 1011, 1013]);

export class Connection {
  /**
   * @param display returns the size and settings of the page, for the first message
   * @param receive is called with each message
   * @param changed is called with "open", "stalled", "waiting" or "closed", and the reason of the last
   */
  constructor(display, receive, changed) {
    this.display = display;
    this.receive = receive;
    this.changed = changed;
    this.wait = 250;
    // A tab keeps its session when it is loaded again; a duplicated tab takes it over.
    this.session = sessionStorage.getItem("session");
    // The server keeps a session for longer whose connection is lost.
    addEventListener("pagehide", () => {
      const { socket } = this;
      this.socket = null;
      socket?.close();
    });
    addEventListener("pageshow", (event) => event.persisted && this.open());
  }

  open() {
    const scheme = location.protocol === "https:" ? "wss:" : "ws:";
    const socket = new WebSocket(`${scheme}//${location.host}/live`);
    this.socket = socket;
    socket.onopen = () => {
      const hello = { t: "hello", ...this.display() };
      if (this.session) hello.session = this.session;
      socket.send(JSON.stringify(hello));
    };
    socket.onmessage = (event) => {
      const message = JSON.parse(event.data);
      this.heard(message);
      if (message.t === "hello") {
        this.session = message.session;
        sessionStorage.setItem("session", message.session);
        this.wait = 250;
        this.changed("open");
      }
      this.receive(message);
    };
    socket.onclose = (event) => {
      if (this.socket !== socket) return;
      this.forgetQuestion();
      // Codes from 4000 are the app's own: the session has ended, or another tab has it.
      if (finalCodes.has(event.code) || event.code >= 4000) {
        if (event.code !== 4001) this.forget();
        this.changed("closed", event.reason);
        return;
      }
      this.changed("waiting");
      setTimeout(() => this.open(), this.wait);
      this.wait = Math.min(this.wait * 2, longestWait);
    };
  }

  /** Sends a message; without a connection it is dropped, because the app may have changed before the next one. */
  send(message) {
    if (this.socket?.readyState !== WebSocket.OPEN || !this.session) return;
    this.socket.send(JSON.stringify(message));
    if (message.t !== "shown") this.question ??= this.ask();
  }

  /** Asks for an answer after an input: an app stalls that gives none. Frames may have been on their way before. */
  ask() {
    const ping = setTimeout(() => {
      if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify({ t: "ping" }));
    }, quietTime);
    const stall = setTimeout(() => {
      this.isStalled = true;
      this.changed("stalled");
    }, stallTime);
    return { ping, stall };
  }

  heard({ t }) {
    if (t === "pong" || t === "hello") this.forgetQuestion();
    if (this.isStalled) this.changed("open");
    this.isStalled = false;
  }

  forgetQuestion() {
    clearTimeout(this.question?.ping);
    clearTimeout(this.question?.stall);
    this.question = null;
  }

  /** Begins with a new session. */
  restart() {
    this.forget();
    this.open();
  }

  forget() {
    this.session = null;
    sessionStorage.removeItem("session");
  }
}
