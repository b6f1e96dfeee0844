// Runs the page's script without a browser: node page_harness.js SCRIPT PATH STEPS
// A step is a message of the server, or {"wait_s": N}. Prints, after each step, the rows shown,
// what a screen reader was told, and the address; letters are one wide, and 20 fit on a line.
"use strict";
const fs = require("fs");
const vm = require("vm");
const LETTERS = 20;

const pixels = (element, name) => parseFloat(element.style.values[name] || "0");

class Element {
  constructor() {
    this.children = [];
    this.own = "";
    this.classes = new Set();
    this.style = { values: {}, setProperty(name, value) { this.values[name] = value; } };
    this.classList = { toggle: (name, on) => this.classes[on ? "add" : "delete"](name) };
    this.scrollTop = 0;
  }
  append(child) { child.parent = this; this.children.push(child); }
  replaceChildren() { this.children = []; this.own = ""; }
  remove() {
    if (this.parent) this.parent.children = this.parent.children.filter((child) => child !== this);
    this.parent = null;
  }
  get childElementCount() { return this.children.length; }
  get textContent() { return this.own + this.children.map((child) => child.textContent).join(""); }
  set textContent(text) { this.children = []; this.own = text; }
  set innerHTML(_text) { throw new Error("markup"); }
  get offsetHeight() { return Math.ceil(this.textContent.length / LETTERS) * pixels(root, "--line"); }
}

const [, , script, path, steps] = process.argv;
const url = new URL("http://127.0.0.1:8765" + path);
const parts = { captions: new Element(), spoken: new Element(), state: new Element(), note: new Element() };
const root = new Element();
let socket = null;
let now = 0;
let timers = [];
class FakeSocket { constructor(address) { this.address = address; socket = this; } }

function wait(ms) {
  const until = now + ms;
  for (;;) {
    timers.sort((one, other) => one.at - other.at);
    if (!timers.length || timers[0].at > until) break;
    const due = timers.shift();
    now = due.at;
    due.run();
  }
  now = until;
}

const page = {
  location: url,
  URLSearchParams,
  WebSocket: FakeSocket,
  addEventListener() {},
  setTimeout(run, ms) { timers.push({ run, at: now + ms }); return run; },
  clearTimeout(run) { timers = timers.filter((timer) => timer.run !== run); },
  document: {
    documentElement: root,
    body: new Element(),
    createElement: () => new Element(),
    getElementById: (id) => parts[id],
  },
};
vm.runInNewContext(fs.readFileSync(script, "utf-8"), page);
const states = JSON.parse(steps).map((step) => {
  if ("wait_s" in step) wait(1000 * step.wait_s);
  else if ("closed" in step) socket.onclose();
  else socket.onmessage({ data: JSON.stringify(step) });
  const spacer = parts.captions.children.find((child) => "height" in child.style.values);
  return {
    rows: parts.captions.children.filter((child) => child !== spacer).map((row) => row.textContent),
    spoken: parts.spoken.textContent,
    note: parts.note.textContent,
    fading: parts.captions.classes.has("silent"),
    empty: spacer ? pixels(spacer, "height") / pixels(root, "--line") : 0,
  };
});
console.log(JSON.stringify({ address: socket.address, states, style: root.style.values }));
