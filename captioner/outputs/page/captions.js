// Shows captions as they come. Text is put in as text, never as markup.
"use strict";
const query = new URLSearchParams(location.search);
const obs = location.pathname === "/obs";
const key = location.hash.slice(1) || query.get("key") || "";
const number = (name, usual, low, high) => {
  const value = Number(query.get(name));
  return query.has(name) && Number.isFinite(value) ? Math.min(high, Math.max(low, value)) : usual;
};
const maxLines = number("lines", obs ? 2 : 500, 1, 1000);
const captions = document.getElementById("captions");
const spoken = document.getElementById("spoken");
const state = document.getElementById("state");
const shown = new Map(); // id -> element
const told = new Set(); // ids read to a screen reader
let session = "";
let wait = 500; // ms before connecting again

document.documentElement.classList.toggle("obs", obs);
document.body.classList.toggle("obs", obs);
document.documentElement.style.setProperty("--size", number("size", obs ? 48 : 28, 8, 400) + "px");

function part(parent, name, text) {
  if (!text) return;
  const span = document.createElement("span");
  span.className = name;
  span.textContent = text;
  parent.append(span);
}

function show(line) {
  let row = shown.get(line.id);
  if (!row) {
    row = document.createElement("p");
    shown.set(line.id, row);
    captions.append(row);
  }
  row.replaceChildren();
  const voice = line.speaker ? " voice" + ((line.speaker - 1) % 6 + 1) : "";
  part(row, "label" + voice, line.label && line.label + ": ");
  part(row, "settled", line.settled);
  part(row, "pending", line.pending);
  if (line.final && !told.has(line.id)) {
    told.add(line.id);
    spoken.textContent = row.textContent; // once, when it does not change any more
  }
}

function clear() {
  captions.replaceChildren();
  shown.clear();
  told.clear();
}

function update(message) {
  if (message.session !== session || !message.lines.length) clear();
  session = message.session;
  const end = document.documentElement;
  const following = end.scrollHeight - end.scrollTop - end.clientHeight < 40;
  const lines = message.lines.slice(-maxLines); // older ones would come back at the end
  const ids = new Set(lines.map((line) => line.id));
  const oldest = Math.min(...ids);
  for (const [id, row] of shown) {
    if (id >= oldest && !ids.has(id)) { row.remove(); shown.delete(id); } // taken back
  }
  lines.forEach(show);
  while (captions.childElementCount > maxLines) {
    const [id, row] = shown.entries().next().value;
    row.remove(); shown.delete(id); told.delete(id);
  }
  if (following || obs) end.scrollTop = end.scrollHeight;
}

function connect() {
  const socket = new WebSocket("ws://" + location.host + "/captions?key=" + encodeURIComponent(key));
  socket.onopen = () => { state.textContent = ""; wait = 500; };
  socket.onmessage = (event) => update(JSON.parse(event.data));
  socket.onclose = () => {
    state.textContent = obs ? "" : "No captions at the moment. Is Captioner open, and is the address complete?";
    setTimeout(connect, wait);
    wait = Math.min(wait * 2, 8000);
  };
}
connect();
