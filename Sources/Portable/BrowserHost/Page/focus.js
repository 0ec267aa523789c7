// The browser's focus on the app's elements: Tab reaches every control, keys act on it, dialogs take it and give it back.
// The focus of the app follows; while a text field has that, the page's own field has the browser's.

import { isControl, isField } from "./roles.js";

const adjustments = { ArrowUp: "increment", ArrowRight: "increment", ArrowDown: "decrement", ArrowLeft: "decrement" };

export class Focus {
  /** @param announcer reads aloud what appears while the focus is elsewhere */
  constructor(elements, announcer, send) {
    this.elements = elements;
    this.announcer = announcer;
    this.send = send;
    /** The identities of elements that had the focus before dialogs took it. */
    this.before = [];
    /** True while the focus goes to the row that the app names: from an arrow key until people move it otherwise. */
    this.follows = false;
    const { root } = elements;
    root.addEventListener("focusin", (event) => this.entered(event));
    root.addEventListener("click", (event) => this.clicked(event));
    // A link whose address is none of the app's.
    elements.skip.addEventListener("click", (event) => {
      event.preventDefault();
      this.enterPage();
    });
    root.addEventListener("keydown", (event) => this.pressed(event));
    root.addEventListener("keyup", (event) => this.activates(event) && event.stopPropagation());
  }

  /** The identity of the element with the browser's focus. */
  get current() {
    return this.elements.root.contains(document.activeElement) ? document.activeElement.dataset.id : undefined;
  }

  /** The app's text field with the focus; until the app has said so, the one that the browser's focus has come to. */
  get field() {
    const latest = this.elements.data.get(this.latest);
    return this.elements.focusedField ?? (latest && isField(latest) ? latest : undefined);
  }

  /** Takes the focus from elements, for a pointer that is used instead. */
  leave() {
    if (this.current) document.activeElement.blur();
  }

  /** Moves the focus to the app's text field among the elements, so that Tab goes on from there. */
  enterField() {
    const { field } = this;
    this.isQuiet = true;
    if (field) this.elements.nodes.get(field.id).focus({ preventScroll: true });
    this.isQuiet = false;
  }

  /** Applies a change of elements: dialogs that have come get the focus or are read aloud. */
  apply(change) {
    const had = this.current;
    const hadTitle = document.activeElement === this.elements.title;
    const made = this.elements.apply(change);
    const dialog = made.findLast((element) => element.modal);
    const isLost = had !== undefined && !this.elements.nodes.has(had);
    if (isLost && !hadTitle) this.before.push(had);
    if (dialog && isLost) {
      const node = this.elements.nodes.get(dialog.id);
      this.focus(node.querySelector("[tabindex='0']") ?? node);
    } else if (dialog) {
      if (dialog.role !== "menu") this.announcer.say(this.words(dialog), dialog.role === "alert");
    } else if (document.activeElement === document.body && (isLost || this.before.length)) {
      const index = this.before.findLastIndex((id) => this.elements.nodes.has(id));
      if (index >= 0) this.focus(this.elements.nodes.get(this.before[index]));
      else if (isLost) this.enterPage();
      if (index >= 0) this.before.length = index;
    } else if (this.follows && had !== undefined) {
      this.followChoice(change.set);
    }
  }

  /** Moves the focus to the row that an arrow key has chosen in place of the one with the focus. */
  followChoice(elements) {
    const row = elements.findLast((element) => element.focused && isControl(element) && !isField(element));
    if (!row || row.id === this.current) return;
    this.isQuiet = true;
    this.focus(this.elements.nodes.get(row.id));
    this.isQuiet = false;
  }

  /** Moves the focus to the title of the page, from which Tab goes on: what had the focus has gone. */
  enterPage() {
    const { title } = this.elements;
    this.isQuiet = true;
    this.focus(title);
    this.isQuiet = false;
  }

  reset() {
    this.before = [];
    this.elements.reset();
  }

  focus(node) {
    if (node && !node.hasAttribute("tabindex")) node.tabIndex = -1;
    node?.focus({ preventScroll: true });
  }

  /** The name of a dialog, and for an alert its texts. */
  words(dialog) {
    const name = this.elements.nodes.get(dialog.id).ariaLabel;
    if (dialog.role !== "alert") return name;
    return [...new Set([name, ...this.texts(dialog)])].filter(Boolean).join(". ");
  }

  /** The labels in an element that belong to no control. */
  texts({ c: ids = [] }) {
    return ids.map((id) => this.elements.data.get(id)).filter((element) => element && !isControl(element))
      .flatMap((element) => [element.label, ...this.texts(element)]);
  }

  // Events

  entered(event) {
    const { id } = event.target.dataset;
    if (!id || this.isQuiet) return;
    this.latest = id;
    this.follows = false;
    this.send({ t: "perform", element: id, action: "focus" });
  }

  /** A click without a pointer comes from assistive technology; those of pointers are touches. */
  clicked(event) {
    const isTouch = event.detail !== 0;
    if (event.target.closest("a[href]")) {
      // The browser opens links for assistive technology and in windows of their own; the app those that are touched.
      if (isTouch && !event.ctrlKey && !event.metaKey && !event.shiftKey) event.preventDefault();
      return;
    }
    const id = event.target.closest("[data-id]")?.dataset.id;
    if (id && !isTouch) this.send({ t: "perform", element: id, action: "activate" });
  }

  /** True for a key that activates the control with the focus. */
  activates(event) {
    const element = this.elements.data.get(event.target.dataset?.id);
    return !!element && isControl(element) && (event.key === "Enter" || event.key === " ") && !event.ctrlKey && !event.metaKey;
  }

  pressed(event) {
    const { id } = event.target.dataset;
    if (this.activates(event)) {
      event.stopPropagation();
      // The browser follows links of its own.
      if (event.key === "Enter" && event.target.matches("a[href]")) return;
      event.preventDefault();
      if (!event.repeat) this.send({ t: "perform", element: id, action: "activate" });
      return;
    }
    if (event.target.role === "radio" && event.key in adjustments) return this.choose(event);
    const action = adjustments[event.key];
    if (!action || !this.elements.data.get(id)?.do?.includes(action)) {
      // The app chooses another row of a list.
      this.follows = event.key.startsWith("Arrow");
      return;
    }
    event.preventDefault();
    event.stopPropagation();
    this.send({ t: "perform", element: id, action });
  }

  /** Chooses the next or the last one of several that exclude each other. */
  choose(event) {
    event.preventDefault();
    event.stopPropagation();
    const nodes = [...event.target.parentNode.querySelectorAll("[role=radio][tabindex]")];
    const isForwards = event.key === "ArrowDown" || (event.key === "ArrowRight") !== (this.elements.root.dir === "rtl")
      && event.key !== "ArrowUp";
    const index = nodes.indexOf(event.target) + (isForwards ? 1 : -1);
    const node = nodes.at(index % nodes.length);
    this.focus(node);
    this.send({ t: "perform", element: node.dataset.id, action: "activate" });
  }
}
