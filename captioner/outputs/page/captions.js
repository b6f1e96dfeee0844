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
const shown = new Map(); // id -> element of a line
const paragraphs = new Map(); // id -> element; the id is that of its first line
const told = new Set(); // ids read to a screen reader
let session = "";
let wait = 500; // ms before connecting again

document.documentElement.classList.toggle("obs", obs);
document.body.classList.toggle("obs", obs);
document.documentElement.style.setProperty("--lines", String(maxLines));
document.documentElement.style.setProperty("--size", number("size", obs ? 48 : 28, 8, 400) + "px");

function part(parent, name, text) {
  if (!text) return;
  const span = document.createElement("span");
  span.className = name;
  span.textContent = text;
  parent.append(span);
}

function paragraphOf(line) {
  const id = line.paragraph || line.id;
  if (!paragraphs.has(id)) {
    paragraphs.set(id, document.createElement("p"));
    captions.append(paragraphs.get(id));
  }
  return paragraphs.get(id);
}

function show(line) {
  const paragraph = paragraphOf(line);
  let row = shown.get(line.id);
  if (row && row.paragraph !== paragraph) { remove(line.id); row = undefined; }
  if (!row) {
    row = document.createElement("span");
    row.paragraph = paragraph;
    shown.set(line.id, row);
    paragraph.append(row);
  }
  const text = JSON.stringify(line);
  if (row.text === text) return; // what is settled is not touched
  row.text = text;
  row.replaceChildren();
  const voice = line.speaker ? " voice" + ((line.speaker - 1) % 6 + 1) : "";
  if (line.gap) part(row, "gap", line.gap);
  else if (!line.paragraph || line.paragraph === line.id) part(row, "label" + voice, line.label && line.label + ": ");
  part(row, "settled", line.settled);
  part(row, "pending", line.pending);
  if (line.final && !told.has(line.id)) {
    told.add(line.id);
    spoken.textContent = row.textContent; // once, when it does not change any more
  }
}

function remove(id) {
  const row = shown.get(id);
  row.remove();
  shown.delete(id);
  if (row.paragraph.childElementCount) return;
  row.paragraph.remove();
  for (const [number, element] of paragraphs) if (element === row.paragraph) paragraphs.delete(number);
}

function clear() {
  captions.replaceChildren();
  shown.clear();
  paragraphs.clear();
  told.clear();
}

function update(message) {
  if (message.session !== session || !message.lines.length) clear();
  session = message.session;
  const end = document.documentElement;
  const following = end.scrollHeight - end.scrollTop - end.clientHeight < 40;
  const ids = new Set(message.lines.map((line) => line.id));
  const oldest = Math.min(...ids);
  for (const id of [...shown.keys()]) if (id >= oldest && !ids.has(id)) remove(id); // taken back
  const newest = new Set(message.lines.map((line) => line.paragraph || line.id));
  const kept = [...newest].slice(-maxLines); // older ones would come back at the end
  message.lines.filter((line) => kept.includes(line.paragraph || line.id)).forEach(show);
  while (captions.childElementCount > maxLines) {
    const first = paragraphs.values().next().value;
    for (const [id, row] of [...shown]) if (row.paragraph === first) { remove(id); told.delete(id); }
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
