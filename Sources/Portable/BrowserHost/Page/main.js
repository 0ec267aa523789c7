// Connects the parts of the page: messages from the server change the display, input goes back.

import { Address } from "./address.js";
import { Announcer } from "./announcer.js";
import { Connection } from "./connection.js";
import { Display } from "./display.js";
import { Elements } from "./elements.js";
import { Focus } from "./focus.js";
import { Keyboard } from "./keyboard.js";
import { Pointer } from "./pointer.js";
import { Printing } from "./printing.js";
import { Scrolling } from "./scrolling.js";
import { TouchSelection } from "./selection.js";
import { Settings } from "./settings.js";

const named = (id) => document.getElementById(id);
const stage = named("stage");
const display = new Display(named("display"));
const settings = new Settings(named("settings"), named("settings-button"), named("settings-close"), stage);
const notice = named("notice");
const restart = notice.querySelector("button");

const connection = new Connection(() => ({ ...settings.display(), ...address.fields }), receive, showState);
const send = (message) => connection.send(message);
const address = new Address(send);
const announcer = new Announcer(named("polite"), named("urgent"));
const elements = new Elements(named("elements"));
const focus = new Focus(elements, announcer, send);
const keyboard = new Keyboard(stage, named("field"), focus, send);
const scrolling = new Scrolling(named("display"));
new Pointer(stage, { scrolling, focus, selection: new TouchSelection(named("copy")) }, send);

new Printing(named("print"), () => connection.session);

settings.onchange = () => send({ t: "display", ...settings.display() });
restart.addEventListener("click", () => connection.restart());

/** Handles a message from the server. */
function receive(message) {
  switch (message.t) {
    case "frame":
      display.apply(message);
      scrolling.apply(message);
      if (message.new) focus.reset();
      if (message.s) focus.apply(message.s);
      if (message.k) keyboard.shortcuts = new Set(message.k);
      if ("i" in message) keyboard.show(message.i);
      if (message.s || "i" in message) keyboard.name(focus.field);
      if (message.title) document.title = elements.name.textContent = message.title;
      if ("at" in message) address.show(message.at, !!message.back);
      confirm(message.n);
      break;
    case "say":
      announcer.say(message.text);
      break;
    case "go":
      address.open(message.address);
      break;
    case "open":
      window.open(message.url, "_blank", "noopener");
      break;
    case "copy":
      navigator.clipboard?.writeText(message.text).catch(() => {});
      break;
    case "hello":
      if (message.greeting === "lost") show("The app has started again, because the connection to it was lost for too long.", false, 5000);
      break;
    case "end":
      show(message.reason, true);
      break;
  }
}

/** Confirms a frame once the browser has had the time to paint it; a hidden page is not painted. */
function confirm(number) {
  const shown = () => send({ t: "shown", n: number });
  if (document.hidden) shown();
  else requestAnimationFrame(shown);
}

/** Shows whether the server can be reached. */
function showState(state, reason) {
  if (state === "open") hide();
  if (state === "stalled") show("The app does not answer. Waiting …");
  if (state === "waiting") show("The connection is lost. Trying again …");
  if (state === "closed") show(reason || "The connection was closed.", true);
}

let hiding;

function show(text, canRestart = false, milliseconds = 0) {
  notice.querySelector("span").textContent = text;
  restart.hidden = !canRestart;
  notice.hidden = false;
  clearTimeout(hiding);
  if (milliseconds) hiding = setTimeout(hide, milliseconds);
}

function hide() {
  notice.hidden = true;
}

connection.open();
