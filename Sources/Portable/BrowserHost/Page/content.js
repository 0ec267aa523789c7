// The place of one scroll view's content: the app's, moved by what the app does not know yet.

/** The rate at which a deceleration loses its speed, per millisecond: 0.998 of it is left after each, as in the app. */
const decay = -Math.log(0.998);

/** The rate at which a difference to the app's own motion disappears, per millisecond. */
const settling = 0.016;

/** The distance within which content rests, in points. */
const nothing = 0.25;

export class Content {
  constructor(id, root) {
    this.id = id;
    this.root = root;
    /** The turns of the wheel that no frame contains yet. */
    this.turns = [];
    /**
     * A deceleration: `left` is the way to its rest at a time `from`. `to` is its rest in the app; before the app names
     * it, `all` is the whole way. The input `number` started or, if `isHeld`, stopped it.
     */
    this.motion = null;
    /** The distance to the app's motion at a time, which disappears. */
    this.error = null;
    /** The movement that the app has named. */
    this.movement = undefined;
  }

  get element() {
    if (!this.found?.isConnected || !this.found.dataset.scroll?.startsWith(this.id + " ")) {
      this.found = this.root.querySelector(`[data-scroll^="${this.id} "]`);
    }
    return this.found;
  }

  get isGliding() {
    return !!this.motion && !this.motion.isHeld;
  }

  /** True if the content is where the app has drawn it. */
  get isIdle() {
    return !this.turns.length && !this.motion && !this.error && !this.movement;
  }

  // Input

  /** True if the content can move in a direction. */
  canMove(dx, dy) {
    if (!this.element) return false;
    const { drawn, bounds } = this.app;
    const place = this.shown ?? drawn;
    return Math.hypot(...subtract(within(bounds, drawn, add(place, [dx, dy])), within(bounds, drawn, place))) > 0.5;
  }

  /** Decelerates after a flick, as the app will. */
  glide(velocity, number) {
    const all = velocity.map((speed) => speed / decay);
    if (Math.hypot(...all) < 1) return;
    this.motion = { number, from: performance.now(), left: all, all };
  }

  /** Stops a deceleration, for an input that stops that of the app. */
  hold(number) {
    if (this.isGliding) Object.assign(this.motion, { number, left: this.left, isHeld: true });
  }

  // Frames

  /** Brings a deceleration together with the app's, without a jump. */
  join(contained, drags) {
    const to = this.movement?.to;
    const { motion } = this;
    if (!this.element) return this.rest();
    const from = performance.now();
    const shown = this.shown ?? this.app.drawn;
    if (motion?.number > contained) {
      // The app does not know the flick, or the input that has stopped the content, yet.
      if (!to) return;
      if (motion.isHeld && !motion.to) Object.assign(motion, { left: subtract(to, shown), all: null });
      if (motion.isHeld || motion.to) motion.to = to;
      return;
    }
    if (motion?.to && to && !motion.isHeld) {
      // Lengths of rows that were estimated have moved the rest and all that is shown.
      motion.to = to;
    } else if (to) {
      this.error = null;
      this.motion = { number: contained, from, left: subtract(to, shown), to };
    } else if (motion) {
      this.motion = this.error = null;
      this.error = { from, by: subtract(shown, this.place(drags)) };
    }
  }

  /** Returns to where the app draws the content. */
  rest() {
    this.turns = [];
    this.motion = this.error = this.movement = null;
    this.move([0, 0]);
  }

  // Places

  /** The translation that the app has drawn, and its bounds. */
  get app() {
    const [left, right, top, bottom] = this.element.dataset.scroll.split(" ").slice(1).map(Number);
    const matrix = this.element.transform?.baseVal.consolidate()?.matrix;
    return { drawn: matrix ? [matrix.e, matrix.f] : [0, 0], bounds: [[left, right], [top, bottom]] };
  }

  /** The way to the rest of the deceleration. */
  get left() {
    const { isHeld, left, from } = this.motion;
    return isHeld ? left : fading(left, decay, from);
  }

  /** The translation with the inputs that no frame contains yet. */
  place(drags) {
    const { drawn, bounds } = this.app;
    let place = this.motion?.to ? subtract(this.motion.to, this.left) : drawn;
    for (const drag of drags) if (drag.content === this) place = add(place, drag.distance);
    if (this.motion?.all) place = add(place, subtract(this.motion.all, this.left));
    place = within(bounds, drawn, place);
    if (this.error) place = add(place, fading(this.error.by, settling, this.error.from));
    for (const turn of this.turns) place = within(bounds, drawn, add(place, [turn.dx, turn.dy]));
    return place;
  }

  /**
   * Shows the content at its place.
   * @returns true while it moves by itself
   */
  show(drags) {
    if (!this.element) return false;
    if (this.error && Math.hypot(...fading(this.error.by, settling, this.error.from)) < nothing) this.error = null;
    this.shown = this.place(drags);
    this.move(subtract(this.shown, this.app.drawn));
    return !!this.error || (this.isGliding && Math.hypot(...this.left) > nothing);
  }

  /** Moves the content away from where the app has drawn it, to the nearest device pixel. */
  move(distance) {
    const [x, y] = distance.map((value) => Math.round(value * devicePixelRatio) / devicePixelRatio);
    const text = x || y ? `${x}px ${y}px` : "";
    if (this.element && this.element.style.translate !== text) this.element.style.translate = text;
  }
}

/** Keeps a place in the bounds. Beyond them the app alone knows how the content resists. */
function within(bounds, drawn, place) {
  return place.map((value, axis) => {
    const [least, greatest] = bounds[axis];
    const at = drawn[axis];
    if (at < least - 1 || at > greatest + 1) return at;
    return Math.min(Math.max(value, Math.min(least, at)), Math.max(greatest, at));
  });
}

function fading(distance, rate, from) {
  const part = Math.exp(-rate * (performance.now() - from));
  return distance.map((value) => value * part);
}

function add(a, b) {
  return a.map((value, axis) => value + b[axis]);
}

function subtract(a, b) {
  return a.map((value, axis) => value - b[axis]);
}
