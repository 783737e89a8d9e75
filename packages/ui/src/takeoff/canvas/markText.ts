import type { MeasureText } from './markLayout.ts';

/** Text height of a new mark on screen in CSS pixels at the current zoom, with limits in points. */
const letters = { pixels: 14, least: 4, most: 216 };

/** Text height of a new mark in points. @param scale CSS pixels per point. */
export const newTextSize = (scale: number): number =>
  Math.min(letters.most, Math.max(letters.least, Math.round(letters.pixels / scale)));

let context: CanvasRenderingContext2D | null | undefined;

/** Measures text in a font. */
export const measureIn =
  (font: string): MeasureText =>
  (text, size, weight) => {
    context ??= document.createElement('canvas').getContext('2d');
    if (!context) return text.length * size * 0.6;
    context.font = `${weight} 100px ${font}`;
    return (context.measureText(text).width * size) / 100;
  };
