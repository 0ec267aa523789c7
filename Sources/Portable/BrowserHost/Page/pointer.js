// Touches, the mouse and the wheel. Movements are sent once per frame.

/** The distance within which a press on text is a click or a long press, and no drag, in points. */
const slop = 4;

export class Pointer {
  /**
   * @param scrolling moves content before the app does, and numbers the inputs that do so
   * @param selection selects text with a finger
   * @param focus has the browser's focus, which a pointer takes away
   */
  constructor(stage, { scrolling, selection, focus }, send) {
    this.stage = stage;
    this.scrolling = scrolling;
    this.selection = selection;
    this.focus = focus;
    this.send = send;
    this.fingers = new Map();
    this.waiting = new Map();
    stage.addEventListener("pointerdown", (event) => this.down(event));
    stage.addEventListener("pointermove", (event) => this.move(event));
    stage.addEventListener("pointerup", (event) => this.up(event, "ended"));
    stage.addEventListener("pointercancel", (event) => this.up(event, "cancelled"));
    stage.addEventListener("pointerleave", (event) => event.pointerType === "mouse" && send({ t: "left" }));
    stage.addEventListener("contextmenu", (event) => {
      // The browser can copy the address of a link, or open it elsewhere.
      if (event.target.closest("a[href]")) return;
      event.preventDefault();
      if (!this.fingers.size) send({ t: "menu", ...place(event) });
    });
    stage.addEventListener("wheel", (event) => this.wheel(event), { passive: false });
    stage.addEventListener("dragstart", (event) => event.preventDefault());
  }

  down(event) {
    if (event.button !== 0 || event.ctrlKey) return;
    this.focus.leave();
    this.selection.cancel();
    // The mouse selects text that belongs to no control; a click on it is still a tap.
    const text = event.target.closest?.("text");
    const finger = { ...place(event), selects: !!text && event.pointerType === "mouse" };
    this.fingers.set(event.pointerId, finger);
    if (finger.selects) return;
    event.preventDefault();
    getSelection().removeAllRanges();
    capture(this.stage, event.pointerId);
    this.send(this.touch(event.pointerId, "began", finger));
    if (!text || event.pointerType === "mouse" || this.fingers.size > 1) return;
    this.selection.began(event, () => {
      finger.isSelecting = true;
      this.flush();
      this.send(this.touch(event.pointerId, "cancelled", finger));
    });
  }

  move(event) {
    const finger = this.fingers.get(event.pointerId);
    if (finger && Math.hypot(event.clientX - finger.x, event.clientY - finger.y) > slop) {
      finger.moved = true;
      if (!finger.isSelecting) this.selection.cancel();
    }
    if (finger?.isSelecting) {
      if (finger.moved) this.selection.extend(event.clientX, event.clientY);
    } else if (finger?.selects) {
      return;
    } else if (finger) {
      this.later(event.pointerId, this.touch(event.pointerId, "moved", place(event)));
    } else if (event.pointerType === "mouse") {
      this.later("hover", { t: "hover", ...place(event) });
    }
  }

  up(event, phase) {
    const finger = this.fingers.get(event.pointerId);
    if (!finger) return;
    this.fingers.delete(event.pointerId);
    this.selection.cancel();
    this.flush();
    if (finger.isSelecting) return this.selection.ended();
    if (finger.selects) {
      if (finger.moved || phase === "cancelled") return;
      this.send(this.touch(event.pointerId, "began", finger));
    }
    this.send(this.touch(event.pointerId, phase, place(event)));
  }

  /** The message of a touch, which content follows at once. */
  touch(id, phase, { x, y }) {
    return { t: "touch", id, phase, x, y, at: Math.round(performance.now()), n: this.scrolling.touch(id, phase, x, y) };
  }

  wheel(event) {
    event.preventDefault();
    if (event.ctrlKey) return this.pinch(event);
    const unit = event.deltaMode === 1 ? 16 : event.deltaMode === 2 ? innerHeight : 1;
    const known = this.waiting.get("wheel");
    let [dx, dy] = [event.deltaX * unit, event.deltaY * unit];
    if (event.shiftKey && !dx) [dx, dy] = [dy, 0];
    const n = this.scrolling.turn(event.clientX, event.clientY, dx, dy);
    this.later("wheel", { t: "wheel", ...place(event), dx: (known?.dx || 0) + dx, dy: (known?.dy || 0) + dy, n });
  }

  /** A pinch on a trackpad comes as turns of the wheel with Control: two fingers around the pointer move apart. */
  pinch(event) {
    const { x, y } = place(event);
    if (!this.span) {
      this.span = 80;
      this.pinchAt = { x, y };
      this.spread("began");
    }
    this.span = Math.min(Math.max(this.span * Math.exp(-event.deltaY / 100), 8), 800);
    this.spread("moved");
    clearTimeout(this.pinchEnd);
    this.pinchEnd = setTimeout(() => {
      this.spread("ended");
      this.span = 0;
    }, 150);
  }

  spread(phase) {
    const { x, y } = this.pinchAt;
    this.send({ t: "touch", id: 1000001, phase, x: x - this.span / 2, y });
    this.send({ t: "touch", id: 1000002, phase, x: x + this.span / 2, y });
  }

  /** Sends the last message of a kind with the next frame. */
  later(key, message) {
    this.waiting.set(key, message);
    this.frame ??= requestAnimationFrame(() => this.flush());
  }

  flush() {
    if (this.frame) cancelAnimationFrame(this.frame);
    this.frame = null;
    for (const message of this.waiting.values()) this.send(message);
    this.waiting.clear();
  }
}

function place(event) {
  return { x: event.clientX, y: event.clientY };
}

/** Keeps a pointer's events coming while it is outside; a pointer that has just gone cannot be kept. */
function capture(stage, id) {
  try {
    stage.setPointerCapture(id);
  } catch {
    // Synthetic events of automation have no pointer.
  }
}
