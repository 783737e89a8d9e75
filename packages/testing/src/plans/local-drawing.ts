import type { Place } from './building.ts';
import { ink, type View } from './sheet.ts';

/** Lines and circles in feet, rotated by quarter turns about a point. */
export class LocalDrawing {
  readonly #view: View;
  readonly #at: Place;
  readonly #turns: number;
  constructor(view: View, at: Place, turns = 0) {
    this.#view = view;
    this.#at = at;
    this.#turns = ((turns % 4) + 4) % 4;
  }
  #place(x: number, y: number): { x: number; y: number } {
    const [dx, dy] = (
      [
        [x, y],
        [-y, x],
        [-x, -y],
        [y, -x],
      ] as const
    )[this.#turns] ?? [x, y];
    return this.#view.at({ x: this.#at.x + dx, y: this.#at.y + dy });
  }
  rect(x: number, y: number, width: number, height: number, weight = 0.45, radius = 0): this {
    const [a, b] = [this.#place(x, y), this.#place(x + width, y + height)];
    const { doc } = this.#view.sheet;
    const [left, top] = [Math.min(a.x, b.x), Math.min(a.y, b.y)];
    doc.lineWidth(weight).strokeColor(ink.soft);
    if (radius > 0)
      doc.roundedRect(left, top, Math.abs(a.x - b.x), Math.abs(a.y - b.y), radius * this.#view.ppf);
    else doc.rect(left, top, Math.abs(a.x - b.x), Math.abs(a.y - b.y));
    doc.stroke();
    return this;
  }
  line(x0: number, y0: number, x1: number, y1: number, weight = 0.45): this {
    const [a, b] = [this.#place(x0, y0), this.#place(x1, y1)];
    this.#view.sheet.line(a.x, a.y, b.x, b.y, weight, ink.soft);
    return this;
  }
  circle(x: number, y: number, radius: number, weight = 0.45): this {
    const a = this.#place(x, y);
    this.#view.sheet.circle(a.x, a.y, radius * this.#view.ppf, weight, ink.soft);
    return this;
  }
  ellipse(x: number, y: number, rx: number, ry: number, weight = 0.45): this {
    const a = this.#place(x, y);
    const { ppf, sheet } = this.#view;
    const [h, v] = this.#turns % 2 === 0 ? [rx, ry] : [ry, rx];
    sheet.doc
      .lineWidth(weight)
      .strokeColor(ink.soft)
      .ellipse(a.x, a.y, h * ppf, v * ppf)
      .stroke();
    return this;
  }
}
