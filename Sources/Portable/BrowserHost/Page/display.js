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
    if (frame.c) change(this.root, frame.c, parsed(frame.c));
  }
}

/**
 * Parses all elements of a change at once, because each call of the parser makes a document.
 * @returns an iterator of the elements, in the order in which `change` asks for them
 */
function parsed(frame) {
  const texts = [];
  gather(frame, texts);
  return parse(texts.join(""));
}

function gather({ p: parts, u: updates }, texts) {
  for (const part of parts || []) gatherPart(part, texts);
  for (const [, update] of updates || []) {
    if (update.a && update.d) texts.push(update.d);
    if (update.c) gather(update.c, texts);
  }
}

function gatherPart(part, texts) {
  // An invisible item is an empty group, which keeps the order.
  if (typeof part === "string") texts.push(part || "<g/>");
  if (typeof part !== "object") return;
  if (part.d) texts.push(part.d);
  for (const child of part.p) gatherPart(child, texts);
}

/** Changes the parts of a group. */
function change(group, { p: parts, u: updates }, elements) {
  if (parts) {
    const old = group.parts;
    group.parts = parts.map((part) => (typeof part === "number" ? old[part] : make(part, elements)));
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
    if (update.a) setAttributes(part, update.a, update.d && next(elements));
    else if ("t" in update) setTransform(part.element, update.t);
    if (update.c) change(part, update.c, elements);
  }
}

/** Makes the node of a new part. */
function make(part, elements) {
  if (typeof part === "string") return { element: next(elements) };
  const group = { element: document.createElementNS(svg, "g"), parts: [], definitions: null };
  setAttributes(group, part.a, part.d && next(elements));
  group.parts = part.p.map((child) => make(child, elements));
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
  group.definitions = definitions ?? null;
  if (definitions) element.prepend(definitions);
}

const parser = new DOMParser();

/** Parses elements one after the other. */
function parse(text) {
  const parsed_ = parser.parseFromString(`<svg xmlns="${svg}">${text}</svg>`, "image/svg+xml");
  const root = document.importNode(parsed_.documentElement, true);
  for (const styled of root.querySelectorAll("[data-style]")) {
    if (styled.dataset.style) styled.style.cssText = styled.dataset.style;
  }
  return [...root.children].values();
}

function next(elements) {
  return elements.next().value;
}
