// Text that a finger selects: a long press selects a word, a drag from there selects on, and a button copies.
// The mouse selects as the browser has it.

/** The time of a long press in milliseconds; longer than that of the app, which may have a use for one. */
const patience = 600;

export class TouchSelection {
  constructor(button) {
    this.button = button;
    button.addEventListener("click", () => this.copy());
    // Pressing the button would take the selection away.
    button.addEventListener("pointerdown", (event) => event.preventDefault());
    document.addEventListener("selectionchange", () => {
      if (getSelection().isCollapsed) button.hidden = true;
    });
  }

  /**
   * Follows a finger that has come down on text.
   * @param selected is called when the finger begins to select
   */
  began({ clientX: x, clientY: y, target }, selected) {
    this.cancel();
    this.timer = setTimeout(() => {
      // What the app has shown meanwhile, such as a menu, comes first.
      if (document.elementFromPoint(x, y) === target && selectWord(x, y)) selected();
    }, patience);
  }

  /** Gives up a press that has become something else. */
  cancel() {
    clearTimeout(this.timer);
  }

  /** Selects up to a point. */
  extend(x, y) {
    const caret = caretAt(x, y);
    // A frame that replaces the text takes the selection away.
    if (caret && getSelection().rangeCount) getSelection().extend(caret.node, caret.offset);
  }

  /** Offers to copy the selection. */
  ended() {
    if (getSelection().isCollapsed) return;
    const frame = getSelection().getRangeAt(0).getBoundingClientRect();
    this.button.hidden = false;
    const left = frame.left + (frame.width - this.button.offsetWidth) / 2;
    const top = frame.top - this.button.offsetHeight - 8;
    this.button.style.left = `${Math.max(8, Math.min(left, innerWidth - this.button.offsetWidth - 8))}px`;
    this.button.style.top = `${top < 8 ? frame.bottom + 8 : top}px`;
  }

  copy() {
    const text = getSelection().toString();
    // Pages of other machines have no clipboard without encryption.
    if (navigator.clipboard) navigator.clipboard.writeText(text).catch(() => {});
    else document.execCommand("copy");
    getSelection().removeAllRanges();
  }
}

/** Selects the word at a point. */
function selectWord(x, y) {
  const caret = caretAt(x, y);
  if (!caret) return false;
  const words = [...new Intl.Segmenter(undefined, { granularity: "word" }).segment(caret.node.data)];
  const word = words.findLast((word) => word.index <= caret.offset) ?? words[0];
  if (!word) return false;
  getSelection().setBaseAndExtent(caret.node, word.index, caret.node, word.index + word.segment.length);
  return true;
}

/** The place in a text of the drawing at a point. */
function caretAt(x, y) {
  const position = document.caretPositionFromPoint?.(x, y);
  const range = position ? null : document.caretRangeFromPoint?.(x, y);
  const [node, offset] = position ? [position.offsetNode, position.offset] : [range?.startContainer, range?.startOffset];
  return node?.nodeType === Node.TEXT_NODE && node.parentElement.closest("#display") ? { node, offset } : null;
}
