import type { Point } from '../measure/types.ts';
import { planLineFlags, type PlanLines } from './types.ts';

/** Points per foot at 1/4″ = 1′-0″. */
export const foot = 18;

/** A drawing in feet, as a plan of walls with two faces. */
export class Drawing {
  #lines: { a: Point; b: Point; flags: number; weight: number }[] = [];
  #map: (at: Point) => Point;

  /** @param map turns or moves the drawing. */
  constructor(map: (at: Point) => Point = (at) => at) {
    this.#map = map;
  }

  line(x1: number, y1: number, x2: number, y2: number, { weight = 0.7, flags = 0 } = {}): this {
    const at = (x: number, y: number) => this.#map({ x: x * foot, y: y * foot });
    this.#lines.push({ a: at(x1, y1), b: at(x2, y2), flags, weight });
    return this;
  }

  rect(
    x: number,
    y: number,
    width: number,
    height: number,
    style: { weight?: number; flags?: number } = {},
  ): this {
    return this.line(x, y, x + width, y, style)
      .line(x + width, y, x + width, y + height, style)
      .line(x + width, y + height, x, y + height, style)
      .line(x, y + height, x, y, style);
  }

  /** Wall from its inner corner points: two faces half a foot apart with jambs at both ends. */
  wall(x1: number, y1: number, x2: number, y2: number, thickness = 0.5): this {
    const length = Math.hypot(x2 - x1, y2 - y1);
    const [nx, ny] = [(-(y2 - y1) / length) * (thickness / 2), ((x2 - x1) / length) * (thickness / 2)];
    return this.line(x1 + nx, y1 + ny, x2 + nx, y2 + ny)
      .line(x1 - nx, y1 - ny, x2 - nx, y2 - ny)
      .line(x1 + nx, y1 + ny, x1 - nx, y1 - ny)
      .line(x2 + nx, y2 + ny, x2 - nx, y2 - ny);
  }

  /** Room inside of walls half a foot thick, with an opening in the middle of its lower wall. */
  room(x: number, y: number, width: number, height: number, door = 0): this {
    const [middle, half] = [x + width / 2, door / 2];
    this.wall(x - 0.5, y + height + 0.25, x + width + 0.5, y + height + 0.25)
      .wall(x - 0.25, y, x - 0.25, y + height)
      .wall(x + width + 0.25, y, x + width + 0.25, y + height);
    if (door === 0) return this.wall(x - 0.5, y - 0.25, x + width + 0.5, y - 0.25);
    return this.wall(x - 0.5, y - 0.25, middle - half, y - 0.25)
      .wall(middle + half, y - 0.25, x + width + 0.5, y - 0.25)
      .line(middle - half, y, middle - half, y + door, { weight: 0.7 });
  }

  arc(x: number, y: number, radius: number, from: number, to: number, chords = 12): this {
    const at = (step: number) => from + ((to - from) * step) / chords;
    for (let step = 0; step < chords; step++)
      this.line(
        x + radius * Math.cos(at(step)),
        y + radius * Math.sin(at(step)),
        x + radius * Math.cos(at(step + 1)),
        y + radius * Math.sin(at(step + 1)),
      );
    return this;
  }

  get lines(): PlanLines {
    return {
      coordinates: Float64Array.from(this.#lines.flatMap(({ a, b }) => [a.x, a.y, b.x, b.y])),
      flags: Uint8Array.from(this.#lines.map(({ flags }) => flags)),
      weights: Float32Array.from(this.#lines.map(({ weight }) => weight)),
    };
  }
}

export const dashed = { flags: planLineFlags.dashed };
export const filled = { flags: planLineFlags.filled, weight: 0 };
