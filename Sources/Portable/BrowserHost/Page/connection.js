// The WebSocket to the app's session, which is resumed after a lost connection.

const longestWait = 5000;

/** Codes of WebSocket that another try would meet again; those from 4000 are the app's own. */
const final = new Set([1003, 1008, 1009, 1011, 1013]);

export class Connection {
  /**
   * @param display returns the size and settings of the page, for the first message
   * @param receive is called with each message
   * @param changed is called with "open", "waiting" or "closed", and the reason of the last
   */
  constructor(display, receive, changed) {
    this.display = display;
    this.receive = receive;
    this.changed = changed;
    this.wait = 250;
    // A tab keeps its session when it is loaded again; a duplicated tab takes it over.
    this.session = sessionStorage.getItem("session");
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
      if (final.has(event.code) || event.code >= 4000) {
        // Another tab has the session of 4001.
        if (event.code !== 4001) this.forget();
        this.changed("closed", event.reason);
        return;
      }
      this.changed("waiting");
      setTimeout(() => this.open(), this.wait);
      this.wait = Math.min(this.wait * 2, longestWait);
    };
  }

  get isOpen() {
    return this.socket?.readyState === WebSocket.OPEN && !!this.session;
  }

  /** Sends a message; without a connection it is dropped, because the app may have changed before the next one. */
  send(message) {
    if (this.isOpen) this.socket.send(JSON.stringify(message));
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
