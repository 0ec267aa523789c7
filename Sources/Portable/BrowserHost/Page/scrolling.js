// Moves content that scrolls with the wheel at once; the frames of the app follow.
//
// Turns of the wheel have numbers. Until a frame contains a turn, its distance is added to the place that the app has
// drawn, within the bounds that the app names. So nothing jumps when the frame comes, and a busy app still scrolls.

/** The time in milliseconds after which a turn that no frame contains is forgotten. */
const patience = 1000;

export class Scrolling {
  constructor(root) {
    this.root = root;
    this.turns = [];
    this.number = 0;
  }

  /** Moves what scrolls at a point, and returns the number of the turn. */
  turn(x, y, dx, dy) {
    const number = ++this.number;
    const group = this.find(x, y, dx, dy);
    if (group) {
      const turn = { number, group, dx, dy };
      this.turns.push(turn);
      setTimeout(() => this.forget((other) => other === turn), patience);
      show(group, this.turns);
    }
    return number;
  }

  /** Follows a frame: the app has drawn the turns up to a number. */
  applied(number) {
    this.forget((turn) => turn.number <= number);
    for (const group of new Set(this.turns.map((turn) => turn.group))) show(group, this.turns);
  }

  forget(isOver) {
    const groups = new Set(this.turns.filter(isOver).map((turn) => turn.group));
    this.turns = this.turns.filter((turn) => !isOver(turn));
    for (const group of groups) show(group, this.turns);
  }

  /** The innermost group at a point that can still move in a direction. */
  find(x, y, dx, dy) {
    return this.groups(x, y).find((group) => {
      const [left, top] = moved(group, this.turns);
      const [nextLeft, nextTop] = moved(group, [...this.turns, { group, dx, dy }]);
      return Math.hypot(nextLeft - left, nextTop - top) > 0.5;
    });
  }

  /** The groups at a point that scroll, from the inside: those of what is drawn there, then those that reach around it. */
  groups(x, y) {
    const found = new Set();
    for (const element of document.elementsFromPoint(x, y)) {
      if (!this.root.contains(element)) continue;
      for (let group = element.closest("[data-scroll]"); group; group = group.parentElement?.closest("[data-scroll]")) {
        found.add(group);
      }
    }
    for (const group of [...this.root.querySelectorAll("[data-scroll]")].reverse()) {
      const frame = group.getBoundingClientRect();
      if (x >= frame.left && x < frame.right && y >= frame.top && y < frame.bottom) found.add(group);
    }
    return [...found];
  }
}

/** Adds to a group's place the turns that no frame contains yet. */
function show(group, turns) {
  const [x, y] = moved(group, turns);
  const [left, top] = place(group);
  group.style.translate = x === left && y === top ? "" : `${x - left}px ${y - top}px`;
}

/** The place of a group with turns of the wheel, within its bounds. */
function moved(group, turns) {
  let [x, y] = place(group);
  const [left, right, top, bottom] = (group.dataset.scroll || "").split(" ").map(Number);
  for (const turn of turns) {
    if (turn.group !== group) continue;
    x = Math.min(Math.max(x - turn.dx, Math.min(left, x)), Math.max(right, x));
    y = Math.min(Math.max(y - turn.dy, Math.min(top, y)), Math.max(bottom, y));
  }
  return [x, y];
}

/** The translation that the app has drawn. */
function place(group) {
  const matrix = group.transform?.baseVal.consolidate()?.matrix;
  return matrix ? [matrix.e, matrix.f] : [0, 0];
}
