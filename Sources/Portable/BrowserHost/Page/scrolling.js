// Moves content that scrolls before the app does: with the wheel, with a finger, and on by its own clock after a flick.
//
// Inputs have numbers, and frames name the last one that they contain. Content is shown where the app has drawn it, moved
// by the inputs that no frame contains yet, within the bounds that the app names. So nothing jumps when the frame comes,
// and a busy app still scrolls. The pull beyond an end, bars and rows that are not made yet come with frames.

import { Content } from "./content.js";
import { Drag } from "./drag.js";

/** The time in milliseconds after which a turn of the wheel that no frame contains is forgotten. */
const patience = 1000;

export class Scrolling {
  /** @param root holds the groups of content that scrolls, with the attribute `data-scroll` */
  constructor(root) {
    this.root = root;
    this.number = 0;
    /** The number of the last input that a frame contains. */
    this.contained = 0;
    /** Content that stands, or has just stood, away from where the app has drawn it, by the scroll view's identity. */
    this.contents = new Map();
    this.fingers = new Set();
    /** The drags of single fingers, until a frame contains their end. */
    this.drags = [];
  }

  // Input

  /** Follows a turn of the wheel, and returns its number. */
  turn(x, y, dx, dy) {
    const number = ++this.number;
    const content = this.contentsAt(x, y).find((content) => content.canMove(-dx, -dy));
    if (content) {
      content.hold(number);
      const turn = { number, dx: -dx, dy: -dy };
      content.turns.push(turn);
      setTimeout(() => {
        content.turns = content.turns.filter((other) => other !== turn);
        this.show();
      }, patience);
      this.show();
    }
    return number;
  }

  /** Follows a touch, and returns its number; undefined where nothing scrolls. */
  touch(id, phase, x, y) {
    if (phase === "began") return this.began(id, x, y);
    this.fingers.delete(id);
    if (phase === "moved") this.fingers.add(id);
    const drag = this.drags.find((drag) => drag.id === id && !drag.isOver);
    if (!drag) return;
    const number = ++this.number;
    drag.move(number, x, y);
    if (phase !== "moved") drag.isOver = true;
    if (phase === "ended") drag.content?.glide(drag.velocity, number);
    this.show();
    return number;
  }

  began(id, x, y) {
    this.fingers.add(id);
    // The app knows alone what several fingers do.
    if (this.fingers.size > 1) {
      for (const drag of this.drags) drag.isOver = true;
      return;
    }
    const contents = this.contentsAt(x, y);
    if (!contents.length) return;
    const number = ++this.number;
    // A finger that stops content moves it from there; of other content the app says whether a finger moves it.
    const stopped = contents.find((content) => content.isGliding);
    stopped?.hold(number);
    this.drags.push(new Drag(id, number, x, y, stopped));
    this.show();
    return number;
  }

  // Frames

  /**
   * Follows a frame.
   * @param w the number of the last input that it contains, if that is new
   * @param m the contents that a finger or a deceleration moves, if they have changed
   * @param isNew true if the page has forgotten all that it had
   */
  apply({ w, m, new: isNew }) {
    if (isNew) {
      for (const content of this.contents.values()) content.rest();
      this.contents.clear();
      this.drags = [];
    }
    this.contained = w ?? this.contained;
    for (const drag of this.drags) drag.forget(this.contained);
    this.drags = this.drags.filter((drag) => !(drag.isOver && drag.last.number <= this.contained));
    if (m) {
      const byId = new Map(m.map((movement) => [movement.id, movement]));
      for (const id of byId.keys()) this.content(id);
      for (const content of this.contents.values()) content.movement = byId.get(content.id);
    }
    for (const content of this.contents.values()) {
      content.turns = content.turns.filter((turn) => turn.number > this.contained);
      content.join(this.contained, this.drags);
    }
    const dragged = [...this.contents.values()].find((content) => content.movement?.drag);
    for (const drag of this.drags) {
      if (!drag.isOver && drag.start.number <= this.contained) drag.content = dragged ?? null;
    }
    this.show();
  }

  /** Shows all contents at their places, and goes on while they move by themselves. */
  show() {
    let isMoving = false;
    for (const [id, content] of this.contents) {
      isMoving = content.show(this.drags) || isMoving;
      if (content.isIdle && !this.drags.some((drag) => drag.content === content)) this.contents.delete(id);
    }
    if (isMoving) this.frame ??= requestAnimationFrame(() => {
      this.frame = null;
      this.show();
    });
  }

  // Contents

  content(id) {
    if (!this.contents.has(id)) this.contents.set(id, new Content(id, this.root));
    return this.contents.get(id);
  }

  /**
   * The contents at a point, the innermost first: those of what is drawn there, then those that reach around it. None
   * where a field scrolls its lines.
   */
  contentsAt(x, y) {
    const elements = document.elementsFromPoint(x, y);
    if (elements.some((element) => element.ariaMultiLine === "true")) return [];
    const groups = new Set();
    for (const element of elements) {
      if (!this.root.contains(element)) continue;
      for (let group = element.closest("[data-scroll]"); group; group = group.parentElement?.closest("[data-scroll]")) {
        groups.add(group);
      }
    }
    for (const group of [...this.root.querySelectorAll("[data-scroll]")].reverse()) {
      const frame = group.getBoundingClientRect();
      if (x >= frame.left && x < frame.right && y >= frame.top && y < frame.bottom) groups.add(group);
    }
    return [...groups].map((group) => this.content(group.dataset.scroll.split(" ")[0]));
  }
}
