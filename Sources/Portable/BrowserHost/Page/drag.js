// The way of a finger that may drag content.

/** The time whose movements count for the velocity, in milliseconds, as in the app. */
const memory = 100;

export class Drag {
  /** @param content the content that the finger moves, if that is known */
  constructor(id, number, x, y, content = null) {
    this.id = id;
    this.content = content;
    this.isOver = false;
    this.start = { number, x, y, time: performance.now() };
    this.moves = [this.start];
    /** The place of the finger in the last frame. */
    this.known = this.start;
  }

  get last() {
    return this.moves.at(-1);
  }

  move(number, x, y) {
    this.moves.push({ number, x, y, time: performance.now() });
  }

  /** Follows a frame, which contains the inputs up to a number. */
  forget(contained) {
    this.known = this.moves.findLast((move) => move.number <= contained) ?? this.known;
    const oldest = this.last.time - memory;
    this.moves = this.moves.filter((move) => move.number > contained || move.time >= oldest || move === this.last);
  }

  /** The distance that no frame contains yet. */
  get distance() {
    return [this.last.x - this.known.x, this.last.y - this.known.y];
  }

  /** In points per millisecond. */
  get velocity() {
    const first = this.moves.find((move) => this.last.time - move.time <= memory);
    const time = this.last.time - first.time;
    return time > 0 ? [(this.last.x - first.x) / time, (this.last.y - first.y) / time] : [0, 0];
  }
}
