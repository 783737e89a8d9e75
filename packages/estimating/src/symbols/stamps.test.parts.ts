import type { PixelBox } from '../raster/index.ts';
import { mirrorSymbol, rotateSymbol, type Bitmap } from './symbol.ts';

// Test drawings with electrical symbols.

export const paper = (width: number, height: number): Bitmap => ({
  width,
  height,
  ink: new Uint8Array(width * height),
});

export function dot({ width, height, ink }: Bitmap, x: number, y: number) {
  const [u, v] = [Math.round(x), Math.round(y)];
  if (u >= 0 && u < width && v >= 0 && v < height) ink[v * width + u] = 1;
}
/** A line, two pixels wide. */
export function line(on: Bitmap, x0: number, y0: number, x1: number, y1: number) {
  const steps = Math.max(1, Math.ceil(Math.hypot(x1 - x0, y1 - y0) * 2));
  for (let i = 0; i <= steps; i++) {
    const [x, y] = [x0 + ((x1 - x0) * i) / steps, y0 + ((y1 - y0) * i) / steps];
    dot(on, x, y);
    dot(on, x + 1, y);
    dot(on, x, y + 1);
  }
}
export function circle(on: Bitmap, x: number, y: number, radius: number) {
  const steps = Math.ceil(radius * 8);
  for (let i = 0; i < steps; i++) {
    const angle = (2 * Math.PI * i) / steps;
    dot(on, x + radius * Math.cos(angle), y + radius * Math.sin(angle));
    dot(on, x + (radius - 1) * Math.cos(angle), y + (radius - 1) * Math.sin(angle));
  }
}
export function rect(on: Bitmap, { x, y, width, height }: PixelBox) {
  line(on, x, y, x + width, y);
  line(on, x + width, y, x + width, y + height);
  line(on, x + width, y + height, x, y + height);
  line(on, x, y + height, x, y);
}

const drawn = (width: number, height: number, draw: (on: Bitmap) => void): Bitmap => {
  const on = paper(width, height);
  draw(on);
  return on;
};
/** Receptacle: circle with two lines and a stem; all rotations differ. */
export const receptacle = drawn(34, 42, (on) => {
  circle(on, 16, 16, 14);
  line(on, 11, 4, 11, 28);
  line(on, 20, 4, 20, 28);
  line(on, 16, 30, 16, 40);
});
/** Switch, distinguished only by its letter. */
export const hook = drawn(30, 36, (on) => {
  line(on, 4, 4, 4, 30);
  line(on, 4, 30, 24, 30);
  line(on, 4, 16, 14, 16);
});
export const troffer = drawn(64, 34, (on) => {
  rect(on, { x: 2, y: 2, width: 58, height: 28 });
  line(on, 2, 2, 60, 30);
  line(on, 2, 30, 60, 2);
});
export const downlight = drawn(30, 30, (on) => {
  circle(on, 14, 14, 12);
});
export const crossed = drawn(30, 30, (on) => {
  circle(on, 14, 14, 12);
  line(on, 5, 5, 23, 23);
  line(on, 5, 23, 23, 5);
});

/** Mirrors and rotates a symbol by quarter turns. */
export function lying(symbol: Bitmap, turns: number, isMirrored = false): Bitmap {
  const whole = { ...symbol, blank: [0, 0, 0, 0] as const };
  let now = isMirrored ? mirrorSymbol(whole) : whole;
  for (let i = 0; i < turns; i++) now = rotateSymbol(now);
  return now;
}
/** Stamps a symbol. @returns its box. */
export function stamp(on: Bitmap, symbol: Bitmap, x: number, y: number): PixelBox {
  for (let v = 0; v < symbol.height; v++)
    for (let u = 0; u < symbol.width; u++) if (symbol.ink[v * symbol.width + u]) dot(on, x + u, y + v);
  return { x, y, width: symbol.width, height: symbol.height };
}
