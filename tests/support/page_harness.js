// Runs the page's script without a browser: node page_harness.js SCRIPT PATH MESSAGES
// Prints, after each message, the rows shown, what a screen reader was told, and the address.
"use strict";
const fs = require("fs");
const vm = require("vm");

class Element {
  constructor() {
    this.children = [];
    this.own = "";
    this.style = { setProperty() {} };
    this.classList = { toggle() {} };
  }
  append(child) { child.parent = this; this.children.push(child); }
  replaceChildren() { this.children = []; this.own = ""; }
  remove() { this.parent.children = this.parent.children.filter((child) => child !== this); }
  get childElementCount() { return this.children.length; }
  get textContent() { return this.own + this.children.map((child) => child.textContent).join(""); }
  set textContent(text) { this.children = []; this.own = text; }
  set innerHTML(_text) { throw new Error("markup"); }
}

const [, , script, path, messages] = process.argv;
const url = new URL("http://127.0.0.1:8765" + path);
const parts = { captions: new Element(), spoken: new Element(), state: new Element() };
let socket = null;
class FakeSocket { constructor(address) { this.address = address; socket = this; } }
const page = {
  location: url,
  URLSearchParams,
  WebSocket: FakeSocket,
  setTimeout() {},
  document: {
    documentElement: new Element(),
    body: new Element(),
    createElement: () => new Element(),
    getElementById: (id) => parts[id],
  },
};
vm.runInNewContext(fs.readFileSync(script, "utf-8"), page);
const states = JSON.parse(messages).map((message) => {
  socket.onmessage({ data: JSON.stringify(message) });
  return {
    rows: parts.captions.children.map((row) => row.textContent),
    spoken: parts.spoken.textContent,
  };
});
console.log(JSON.stringify({ address: socket.address, states }));
