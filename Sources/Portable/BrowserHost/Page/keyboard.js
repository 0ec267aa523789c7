// Keys, and the field that stands for the app's text field with the focus: input methods, virtual keyboards, pasting.

/** Keys with Control or Command that are the browser's, unless the app has a shortcut with them. */
const browserKeys = new Set(["r", "l", "t", "w", "n", "q", "+", "-", "=", "0", "j", "u", "f", "g", "p"]);

/** Edits that come without a key, by their names in Input Events: the key that does the same, and its modifiers. */
const edits = {
  insertLineBreak: ["Enter"], insertParagraph: ["Enter"],
  deleteContentBackward: ["Backspace"], deleteContentForward: ["Delete"], deleteByCut: ["Backspace"],
  deleteWordBackward: ["Backspace", 4], deleteWordForward: ["Delete", 4],
  deleteSoftLineBackward: ["Backspace", 8], deleteSoftLineForward: ["Delete", 8],
  historyUndo: ["z", 8], historyRedo: ["z", 9],
};

/** True if a text of the drawing is selected. */
function hasSelection() {
  const { isCollapsed, anchorNode } = getSelection();
  return !isCollapsed && !!anchorNode?.parentElement?.closest("#display");
}

export class Keyboard {
  /** @param focus has the browser's focus when it is not in the field */
  constructor(stage, field, focus, send) {
    this.field = field;
    this.focus = focus;
    /** The app's shortcuts with Command: the modifiers, a colon, and the key. */
    this.shortcuts = new Set();
    this.send = send;
    this.isMac = /Mac|iPhone|iPad/.test(navigator.platform);
    this.composing = false;
    // A field of the app that is touched again has lost the browser's focus alone.
    stage.addEventListener("pointerup", () => {
      if (this.state && getSelection().isCollapsed) field.focus({ preventScroll: true });
    });
    addEventListener("keydown", (event) => this.key(event, event.repeat ? "repeat" : "down"));
    addEventListener("keyup", (event) => this.key(event, "up"));
    field.addEventListener("beforeinput", (event) => this.input(event));
    field.addEventListener("compositionstart", () => (this.composing = true));
    field.addEventListener("compositionupdate", (event) => send({ t: "text", kind: "compose", text: event.data }));
    field.addEventListener("compositionend", (event) => {
      this.composing = false;
      if (event.data) {
        send({ t: "text", kind: "compose", text: event.data });
        send({ t: "text", kind: "commit" });
      } else {
        send({ t: "text", kind: "cancel" });
      }
      this.restore();
    });
    field.addEventListener("paste", (event) => {
      event.preventDefault();
      send({ t: "text", kind: "paste", text: event.clipboardData.getData("text/plain") });
    });
  }

  /** Gives the page's field the name of the app's among the elements, for assistive technologies. */
  name(element) {
    const label = element?.label || element?.placeholder;
    this.field.setAttribute("aria-label", label || "Text");
  }

  /** Follows the app's text field; null when none has the focus. */
  show(input) {
    this.state = input;
    if (input) this.field.removeAttribute("aria-hidden");
    else this.field.setAttribute("aria-hidden", "true");
    if (!input) {
      if (document.activeElement === this.field) this.field.blur();
      this.field.value = "";
      return;
    }
    const [x, y, height] = input.caret;
    this.field.style.cssText = `left:${x}px;top:${y}px;height:${height}px`;
    if (document.activeElement !== this.field) this.field.focus({ preventScroll: true });
    if (!this.composing) this.restore();
  }

  /** Gives the field the app's text and selection. */
  restore() {
    if (!this.state) return;
    if (this.field.value !== this.state.text) this.field.value = this.state.text;
    this.field.setSelectionRange(this.state.from, this.state.to);
  }

  key(event, phase) {
    if (event.isComposing || event.keyCode === 229 || event.target.closest?.("aside, #skip, #notice")) return;
    const command = this.isMac ? event.metaKey : event.ctrlKey;
    const modifiers = (event.shiftKey ? 1 : 0) + (this.isMac && event.ctrlKey ? 2 : 0) + (event.altKey ? 4 : 0)
      + (command ? 8 : 0);
    const name = event.key.toLowerCase();
    if (command && browserKeys.has(name) && !this.shortcuts.has(`${modifiers}:${name}`)) return;
    if (event.key === "Tab" && this.leavesField(event, phase)) return;
    this.isEscaped = event.key === "Escape";
    // Pasting comes as an event with the text; function keys and modifiers alone are the browser's.
    if (command && name === "v") return;
    if (/^(F\d+|Shift|Control|Alt|Meta|CapsLock|Dead|Unidentified)$/.test(event.key)) return;
    // The selection of the page is the browser's to copy, though a field of the app has the focus.
    if (command && name === "c" && (!this.state || hasSelection())) return;
    event.preventDefault();
    const text = [...event.key].length === 1 ? event.key : "";
    this.send({ t: "key", key: event.key, text, modifiers, phase });
  }

  /** True if Tab moves the browser's focus on. In an editor it is a tab, except after Escape. */
  leavesField(event, phase) {
    if (this.state?.tabs && !this.isEscaped && !event.shiftKey) return false;
    if (phase !== "up" && document.activeElement === this.field) this.focus.enterField();
    return true;
  }

  /** Text that comes without a key: of a virtual keyboard, dictation, or a panel of emoji. */
  input(event) {
    if (event.inputType === "insertCompositionText" || event.inputType === "deleteCompositionText") return;
    event.preventDefault();
    if (this.composing) return;
    if (["insertText", "insertReplacementText"].includes(event.inputType)) {
      this.send({ t: "text", kind: "insert", text: event.data ?? event.dataTransfer?.getData("text/plain") ?? "" });
    } else if (event.inputType in edits) {
      this.press(...edits[event.inputType]);
    }
  }

  press(key, modifiers = 0) {
    for (const phase of ["down", "up"]) this.send({ t: "key", key, text: "", modifiers, phase });
  }
}
