// Moves the contents of scroll views ahead of the app: a content is shown where the app has it, moved by the inputs that
// no frame contains yet. Frames say which inputs they contain, so that nothing is counted twice.
//
// Places are those of the content's corner in the page. The app's areas `r` come with every frame that changes them.

/** The rate at which a deceleration loses its speed, per second: 0.998 in each millisecond, as in the app. */
const decay = -1000 * Math.log(0.998);
/** The rate at which a difference to the app's own motion disappears, per second. */
const settling = 16;
/** The distance that a finger moves before it drags, in points, and the time of which its speed is taken, in milliseconds. */
const slop = 10;
const memory = 100;

export class Scrolling {
  /**
   * @param display holds the groups of contents, with the attribute `data-scroll`
   * @param elements gets each content's place as variables, for the elements in it
   */
  constructor(display, elements) {
    this.display = display;
    this.elements = elements;
    this.areas = new Map();
    this.number = 0;
    this.reset();
  }

  reset() {
    this.turns = [];
    this.drags = [];
    for (const area of this.areas.values()) area.glide = area.error = null;
  }

  // Input

  /** Numbers a message that may move a content, and moves it at once. */
  note(message) {
    if (message.t !== "wheel" && message.t !== "touch") return message;
    const numbered = { ...message, q: this.number + 1 };
    const isFollowed = message.t === "wheel" ? this.turn(numbered) : this.touch(numbered);
    if (!isFollowed) return message;
    this.number++;
    this.show();
    return numbered;
  }

  turn({ x, y, dx, dy, q }) {
    const area = this.at(x, y).find((area) => this.canMove(area, -dx, -dy));
    if (!area) return false;
    this.hold(area);
    this.turns.push({ q, area: area.id, dx: -dx, dy: -dy });
    return true;
  }

  touch({ id, phase, x, y, q }) {
    const place = { x, y, q, time: performance.now() };
    const drag = this.drags.find((drag) => !drag.end);
    if (phase === "began") {
      if (drag) return this.letGo(drag, q);
      const stopped = this.at(x, y).find((area) => area.glide);
      if (stopped) this.hold(stopped);
      this.drags.push({ id, start: place, known: place, moves: [], area: stopped?.id, anchor: stopped && place });
      return true;
    }
    if (drag?.id !== id) return false;
    if (phase === "cancelled") return this.letGo(drag, q);
    drag.moves.push(place);
    if (phase === "ended") return this.release(drag, place);
    const [dx, dy] = [x - drag.start.x, y - drag.start.y];
    const way = Math.hypot(dx, dy);
    if (way <= slop) return true;
    drag.anchor ??= { x: drag.start.x + dx / way * slop, y: drag.start.y + dy / way * slop };
    // The app says which areas follow the finger, because the finger may be on a control.
    const [ax, ay] = Math.abs(dx) > Math.abs(dy) ? [dx, 0] : [0, dy];
    drag.area ??= this.at(drag.start.x, drag.start.y).find((area) => area.drag && this.canMove(area, ax, ay))?.id;
    return true;
  }

  /** Goes on with a deceleration, as the app will. */
  release(drag, place) {
    drag.end = place.q;
    const area = this.areas.get(drag.area);
    if (!area) return true;
    const first = [drag.start, ...drag.moves].find((move) => place.time - move.time <= memory);
    const seconds = (place.time - first.time) / 1000;
    const left = ["x", "y"].map((axis) => (seconds > 0 ? (place[axis] - first[axis]) / seconds / decay : 0));
    area.glide = { from: place.time, left, app: left, q: place.q };
    return true;
  }

  /** Leaves a drag to the app, as with a second finger. */
  letGo(drag, q) {
    drag.end = q;
    return true;
  }

  /** Stops the page's own deceleration, for an input that stops the app's. */
  hold(area) {
    if (area.glide) Object.assign(area.glide, { left: this.left(area), isHeld: true });
  }

  // Frames

  /** Takes the areas of a frame, and leaves out the inputs that it contains. */
  apply({ q, r, new: isNew }) {
    if (isNew) this.reset();
    if (q) {
      this.turns = this.turns.filter((turn) => turn.q > q);
      for (const drag of this.drags) {
        for (const move of drag.moves) if (move.q <= q) drag.known = move;
      }
      this.drags = this.drags.filter((drag) => !(drag.end <= q));
    }
    if (r) {
      const old = this.areas;
      const kept = (id) => ({ glide: null, error: null, shown: null, ...old.get(id) });
      this.areas = new Map(r.map((area) => {
        const { glide, error, shown } = kept(area.id);
        return [area.id, { ...area, glide, error, shown }];
      }));
    }
    for (const area of this.areas.values()) if (area.glide) this.join(area, q);
    this.show();
  }

  /** Brings the page's deceleration together with the app's, without a jump. */
  join(area, q) {
    const { glide, shown } = area;
    const isFirst = !glide.isJoined;
    if (isFirst && !(glide.q <= q)) return;
    glide.isJoined = true;
    if (area.to && !isFirst) {
      glide.app = area.to;
      return;
    }
    area.glide = area.error = null;
    const place = this.place(area);
    const from = performance.now();
    if (area.to) {
      const left = [0, 1].map((axis) => place[axis] + area.to[axis] - shown[axis]);
      area.glide = { ...glide, from, left, app: area.to };
    } else {
      area.error = { from, by: [0, 1].map((axis) => shown[axis] - place[axis]) };
    }
  }

  // Places

  /** The areas at a point, the innermost first, up to one that scrolls by itself. */
  at(x, y) {
    const found = [...this.areas.values()].filter(({ v }) => x >= v[0] && y >= v[1] && x < v[0] + v[2] && y < v[1] + v[3]);
    found.reverse();
    const end = found.findIndex((area) => !area.m);
    return end < 0 ? found : found.slice(0, end);
  }

  /** True if a content can move by a distance in any direction of it. */
  canMove(area, dx, dy) {
    const [x, y] = this.place(area);
    const [nx, ny] = within(area, [x + dx, y + dy]);
    return Math.abs(nx - x) > 0.01 || Math.abs(ny - y) > 0.01;
  }

  /** The place of a content: the app's, and the inputs that it does not have yet. */
  place(area) {
    if (!area.m) return area.o;
    const error = fading(area.error, settling);
    const [dragged, glided] = [this.dragged(area), this.glided(area)];
    let place = within(area, [0, 1].map((axis) => area.o[axis] + dragged[axis] + glided[axis] + error[axis]));
    for (const turn of this.turns) {
      if (turn.area === area.id) place = within(area, [place[0] + turn.dx, place[1] + turn.dy]);
    }
    return place;
  }

  /** The distance that fingers have dragged a content since the last frame. */
  dragged(area) {
    const sum = [0, 0];
    for (const { area: id, anchor, start, known, moves } of this.drags) {
      if (id !== area.id || !anchor) continue;
      const at = moves.at(-1) ?? start;
      const isKnown = anchor === start || Math.hypot(known.x - start.x, known.y - start.y) > slop;
      const from = isKnown ? known : anchor;
      sum[0] += at.x - from.x;
      sum[1] += at.y - from.y;
    }
    return sum;
  }

  /** The distance between the page's deceleration and the app's. */
  glided(area) {
    if (!area.glide) return [0, 0];
    const left = this.left(area);
    return [0, 1].map((axis) => area.glide.app[axis] - left[axis]);
  }

  /** The distance that the page's deceleration has yet to go. */
  left(area) {
    const { isHeld, from, left } = area.glide;
    return isHeld ? left : fading({ from, by: left }, decay);
  }

  /** Shows the contents at their places; goes on while they move by themselves. */
  show() {
    let isMoving = false;
    const moved = new Map();
    for (const area of this.areas.values()) {
      const place = this.place(area);
      area.shown = place;
      const around = moved.get(area.in) ?? [0, 0];
      const own = [0, 1].map((axis) => Math.round((place[axis] - area.o[axis]) * devicePixelRatio) / devicePixelRatio);
      const shift = own.map((value, axis) => value + around[axis]);
      moved.set(area.id, shift);
      if (area.m) translate(this.display.querySelector(`[data-scroll="${area.id}"]`), own);
      for (const [axis, name] of ["x", "y"].entries()) {
        this.elements.style.setProperty(`--${name}${area.id}`, `${area.o[axis] + shift[axis]}px`);
      }
      if (area.error && Math.hypot(...fading(area.error, settling)) < 0.5) area.error = null;
      const isGliding = area.glide && !area.glide.isHeld && Math.hypot(...this.left(area)) > 0.5;
      isMoving ||= !!area.error || !!isGliding;
    }
    if (!isMoving || this.animation) return;
    this.animation = requestAnimationFrame(() => {
      this.animation = null;
      this.show();
    });
  }
}

/** Keeps a place in the content's range, or where the app has it beyond that. */
function within({ o, m }, [x, y]) {
  return [
    Math.min(Math.max(x, Math.min(m[0], o[0])), Math.max(m[1], o[0])),
    Math.min(Math.max(y, Math.min(m[2], o[1])), Math.max(m[3], o[1])),
  ];
}

function fading(motion, rate) {
  if (!motion) return [0, 0];
  const part = Math.exp(-rate * (performance.now() - motion.from) / 1000);
  return motion.by.map((value) => value * part);
}

function translate(element, [x, y]) {
  if (!element) return;
  const text = x || y ? `${x}px ${y}px` : "";
  if (element.style.translate !== text) element.style.translate = text;
}
