// The drawing: a tree of SVG elements that follows the app's display list by differences.
//
// A node is {element, parts, definitions}: a group with its parts in order, or an item without parts. The server names
// parts by their index, so both sides keep the same lists.

const svg = "http://www.w3.org/2000/svg";

export class Display {
  constructor(root) {
    this.root = { element: root, parts: [], definitions: null };
  }

  /** Applies the change of a frame. */
  apply(frame) {
    if (frame.new) {
      this.root.element.replaceChildren();
      this.root.parts = [];
    }
    if (frame.c) change(this.root, frame.c);
  }
}

/** Changes the parts of a group. */
function change(group, { p: parts, u: updates }) {
  if (parts) {
    const old = group.parts;
    group.parts = parts.map((part) => (typeof part === "number" ? old[part] : make(part)));
    const kept = new Set(group.parts);
    for (const part of old) if (!kept.has(part)) part.element.remove();
    // From the end, so that only parts out of order are moved.
    let next = null;
    for (let index = group.parts.length - 1; index >= 0; index--) {
      const element = group.parts[index].element;
      if (element.parentNode !== group.element || element.nextSibling !== next) group.element.insertBefore(element, next);
      next = element;
    }
  }
  for (const [index, update] of updates || []) {
    const part = group.parts[index];
    if (update.a) setAttributes(part, update.a, update.d);
    else if ("t" in update) setTransform(part.element, update.t);
    if (update.c) change(part, update.c);
  }
}

/** Makes the node of a new part. */
function make(part) {
  if (typeof part === "string") return { element: parse(part) };
  const group = { element: document.createElementNS(svg, "g"), parts: [], definitions: null };
  setAttributes(group, part.a, part.d);
  group.parts = part.p.map(make);
  group.element.append(...group.parts.map((child) => child.element));
  return group;
}

function setTransform(element, transform) {
  if (transform) element.setAttribute("transform", transform);
  else element.removeAttribute("transform");
}

function setAttributes(group, attributes, definitions) {
  const element = group.element;
  for (const name of element.getAttributeNames()) if (!(name in attributes)) element.removeAttribute(name);
  element.style.cssText = "";
  for (const [name, value] of Object.entries(attributes)) {
    if (name === "data-style") element.style.cssText = value;
    else element.setAttribute(name, value);
  }
  group.definitions?.remove();
  group.definitions = definitions ? parse(definitions) : null;
  if (group.definitions) element.prepend(group.definitions);
}

const parser = new DOMParser();

/** Parses one element; an invisible item is an empty group, which keeps the order. */
function parse(text) {
  if (!text) return document.createElementNS(svg, "g");
  const parsed = parser.parseFromString(`<svg xmlns="${svg}">${text}</svg>`, "image/svg+xml");
  const element = document.importNode(parsed.documentElement.firstElementChild, true);
  for (const styled of [element, ...element.querySelectorAll("[data-style]")]) {
    if (styled.dataset.style) styled.style.cssText = styled.dataset.style;
  }
  return element;
}
