// Shows captions as they come. Text is put in as text, never as markup.
"use strict";
const query = new URLSearchParams(location.search);
const obs = location.pathname === "/obs";
const rolling = obs || query.has("lines"); // so many visual lines, instead of all that was said
const key = location.hash.slice(1) || query.get("key") || "";
const number = (name, usual, low, high) => {
  const value = Number(query.get(name));
  const given = query.has(name) && query.get(name) !== "" && Number.isFinite(value);
  return given ? Math.min(high, Math.max(low, value)) : usual;
};
const KEPT = 500; // paragraphs of a page that has all
const FADED_MS = 200; // as long as it takes in the style sheet
const ALIGN = { centre: "center", center: "center", right: "end" };
const REMEMBERED = 100; // ids of lines that faded, below the oldest that is sent
const NAMES = 6; // colours of speakers and sources
const maxLines = Math.round(number("lines", 2, 1, 100));
const maxParagraphs = rolling ? maxLines : KEPT; // each has at least one line
const size = number("size", obs ? 48 : 28, 8, 400); // px
const line = Math.round(size * 1.35); // px, whole: the uppermost line is never cut
const fadeMs = 1000 * number("fade", rolling ? 7 : 0, 0, 3600); // after the last word; 0: never
const captions = document.getElementById("captions");
const spoken = document.getElementById("spoken");
const state = document.getElementById("state");
const note = document.getElementById("note");
const spacer = document.createElement("div"); // lines that are gone: the others do not roll back
const shown = new Map(); // id -> element of a line
const paragraphs = new Map(); // id -> element; the id is that of its first line
const told = new Set(); // ids read to a screen reader
const past = new Map(); // id -> what it said when it faded; null: it is over
let session = "";
let wait = 500; // ms before connecting again
let fading; // the timer
let faded = false; // what is shown is on its way out
let above = 0; // px of paragraphs that were dropped at the top
let lowest = 0; // px from there to the lowest line there ever was

for (const element of [document.documentElement, document.body]) {
  element.classList.toggle("obs", obs);
  element.classList.toggle("rolling", rolling);
}
const style = document.documentElement.style;
style.setProperty("--lines", String(maxLines));
style.setProperty("--size", size + "px");
style.setProperty("--line", line + "px");
style.setProperty("--align", ALIGN[query.get("align")] || "start");

function part(parent, name, text) {
  if (!text) return;
  const span = document.createElement("span");
  span.className = name;
  span.textContent = text;
  parent.append(span);
}

function paragraphOf(line) {
  const id = line.paragraph || line.id;
  let paragraph = paragraphs.get(id);
  if (!paragraph) {
    paragraph = document.createElement("p");
    paragraph.dir = "auto"; // by its words: the label is a bdi, which does not count
    paragraph.label = document.createElement("bdi");
    paragraph.words = document.createElement("span");
    paragraph.words.className = "words";
    paragraph.append(paragraph.label);
    paragraph.append(paragraph.words);
    paragraphs.set(id, paragraph);
    captions.append(paragraph);
  }
  paragraph.label.className = "label name" + ((line.colour || 0) % NAMES);
  const label = line.label ? line.label + ": " : "";
  if (paragraph.label.textContent !== label) paragraph.label.textContent = label;
  return paragraph;
}

function show(line, text) { // whether anything is new
  let row = shown.get(line.id);
  if (row && row.text === text) return false; // what is settled is not touched
  const paragraph = paragraphOf(line);
  if (row && row.paragraph !== paragraph) { remove(line.id); row = undefined; }
  if (!row) {
    row = document.createElement("span");
    row.paragraph = paragraph;
    shown.set(line.id, row);
    paragraph.words.append(row);
  }
  row.text = text;
  row.over = line.final;
  row.replaceChildren();
  if (row !== paragraph.words.children[0]) part(row, "gap", line.gap);
  const begin = line.pending.length - line.pending.trimStart().length; // no line below a space
  part(row, "settled", line.settled + line.pending.slice(0, begin));
  part(row, "pending", line.pending.slice(begin));
  if (line.final && !told.has(line.id)) {
    told.add(line.id);
    spoken.textContent = paragraph.label.textContent + row.textContent.trim(); // once, when it is over
  }
  return true;
}

function remove(id) {
  const row = shown.get(id);
  row.remove();
  shown.delete(id);
  if (row.paragraph.words.childElementCount) return;
  row.paragraph.remove();
  for (const [number, element] of paragraphs) if (element === row.paragraph) paragraphs.delete(number);
}

function clear() {
  faded = false;
  captions.replaceChildren();
  captions.classList.toggle("silent", false);
  shown.clear();
  paragraphs.clear();
  above = lowest = 0;
}

function forget() { // what has faded does not come back, unless it goes on
  for (const [id, row] of shown) past.set(id, row.over ? null : row.text);
  clear();
}

function trim() {
  while (paragraphs.size > maxParagraphs) {
    const first = paragraphs.values().next().value;
    above += first.offsetHeight;
    for (const [id, row] of [...shown]) if (row.paragraph === first) { remove(id); told.delete(id); }
  }
}

function settle(anew) { // the newest line lowest; lines that are gone leave their room
  spacer.remove();
  let height = above;
  for (const paragraph of paragraphs.values()) height += paragraph.offsetHeight;
  lowest = anew ? height : Math.max(lowest, height);
  if (lowest > height) {
    spacer.style.setProperty("height", lowest - height + "px");
    captions.append(spacer);
  }
  captions.scrollTop = captions.scrollHeight;
}

function update(message) {
  const written = obs ? "" : message.note || ""; // a reply is for who reads along, not for a stream
  if (note.textContent !== written) note.textContent = written;
  const first = message.session !== session;
  if (first || !message.lines.length) { clear(); past.clear(); told.clear(); }
  session = message.session;
  const said = new Map(message.lines.map((line) => [line, JSON.stringify(line)]));
  if (first && fadeMs && 1000 * message.silent_s >= fadeMs) // said long ago
    for (const [line, text] of said) past.set(line.id, line.final ? null : text);
  const ids = new Set(message.lines.map((line) => line.id));
  const oldest = Math.min(...ids);
  for (const id of past.keys()) if (id < oldest - REMEMBERED) past.delete(id);
  const over = ([line, text]) => past.get(line.id) === null || past.get(line.id) === text;
  const current = () => [...said].filter((one) => !over(one));
  const gone = [...shown.keys()].filter((id) => id >= oldest && !ids.has(id)); // taken back
  const changed = ([line, text]) => !shown.has(line.id) || shown.get(line.id).text !== text;
  if (!gone.length && !current().some(changed)) return;
  if (faded) forget();
  const end = document.documentElement;
  const following = end.scrollHeight - end.scrollTop - end.clientHeight < 40;
  gone.filter((id) => shown.has(id)).forEach(remove);
  const lines = current();
  const newest = new Set(lines.map(([line]) => line.paragraph || line.id));
  const kept = [...newest].slice(-maxParagraphs); // older ones would come back at the end
  for (const [line, text] of lines) if (kept.includes(line.paragraph || line.id)) show(line, text);
  trim();
  if (rolling) settle(false);
  else if (following) end.scrollTop = end.scrollHeight;
  if (fadeMs) awaitSilence(first ? fadeMs - 1000 * (message.silent_s || 0) : fadeMs);
}

function awaitSilence(ms) {
  clearTimeout(fading);
  fading = setTimeout(() => {
    faded = true;
    captions.classList.toggle("silent", true);
    fading = setTimeout(forget, FADED_MS);
  }, ms);
}

function connect() {
  const socket = new WebSocket("ws://" + location.host + "/captions?key=" + encodeURIComponent(key));
  socket.onopen = () => { state.textContent = ""; wait = 500; };
  socket.onmessage = (event) => update(JSON.parse(event.data));
  socket.onclose = () => {
    note.textContent = ""; // who wrote it cannot take it away any more
    state.textContent = obs ? "" : "No captions at the moment. Is Captioner open, and is the address complete?";
    setTimeout(connect, wait);
    wait = Math.min(wait * 2, 8000);
  };
}
if (rolling) addEventListener("resize", () => { above = 0; settle(true); });
connect();
