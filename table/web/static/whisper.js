// The hooded display of a seat: whatever it says, it lights exactly as much as when it says nothing.

const BAR = 0.3; // of the display's height; it takes the light that the words leave
const WORDS = 170, FULL = 90; // how bright, of 255: dim enough for a dark room

export class Whisper {
  constructor(canvas) {
    this.canvas = canvas;
    this.label = canvas.getAttribute("aria-label") ?? "";
    this.paper = canvas.getContext("2d", { willReadFrequently: true });
  }

  /** Nothing is lit. */
  dark() {
    this.paper.fillStyle = "#000";
    this.paper.fillRect(0, 0, this.canvas.width, this.canvas.height);
    this.canvas.setAttribute("aria-label", this.label);
  }

  /** Show `text`, or with an empty one the neutral face, and light what is missing in the bar. */
  show(text) {
    const { width, height } = this.canvas;
    this.dark();
    const bar = Math.ceil(height * BAR);
    this.write(text, width, height - bar - 8);
    const lit = this.light(0, height - bar);
    const left = Math.max(0, Math.round(width * bar * FULL - lit));
    // Whole rows at full light, then one pixel after the other; the last one takes the rest.
    const image = this.paper.getImageData(0, height - bar, width, bar);
    let rest = left;
    for (let i = image.data.length - 4; i >= 0; i -= 4) {
      const light = Math.min(FULL, rest);
      image.data[i] = image.data[i + 1] = image.data[i + 2] = light;
      rest -= light;
    }
    this.paper.putImageData(image, 0, height - bar);
    this.canvas.setAttribute("aria-label", `${this.label}: ${text}`);
  }

  write(text, width, height) {
    const paper = this.paper;
    paper.fillStyle = `rgb(${WORDS}, ${WORDS}, ${WORDS})`;
    paper.textAlign = "center";
    paper.textBaseline = "middle";
    for (let size = 44; ; size -= 4) {
      paper.font = `600 ${size}px system-ui, sans-serif`;
      const lines = this.lines(text, width - 24);
      if (lines.length * size * 1.2 <= height || size <= 20) {
        lines.forEach((line, i) =>
          paper.fillText(line, width / 2, height / 2 + (i - (lines.length - 1) / 2) * size * 1.2));
        return;
      }
    }
  }

  lines(text, width) {
    const lines = [""];
    for (const word of text.split(/\s+/)) {
      const longer = `${lines.at(-1)} ${word}`.trim();
      if (lines.at(-1) && this.paper.measureText(longer).width > width) lines.push(word);
      else lines[lines.length - 1] = longer;
    }
    return lines;
  }

  /** The light of the rows from `top` to `bottom`, as a sum of values from 0 to 255. */
  light(top, bottom) {
    const { data } = this.paper.getImageData(0, top, this.canvas.width, bottom - top);
    let sum = 0;
    for (let i = 0; i < data.length; i += 4) sum += data[i];
    return sum;
  }
}
