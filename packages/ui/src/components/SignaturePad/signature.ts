/** Point of a stroke: pixels from the start and the top of the canvas, and milliseconds. */
export interface StrokePoint {
  x: number;
  y: number;
  pressure: number;
  time: number;
}

export type Stroke = readonly StrokePoint[];

export interface Signature {
  mode: 'drawn' | 'typed';
  /** Typed name. */
  name?: string;
  /** Drawn strokes. */
  strokes?: readonly Stroke[];
  /** SVG document in black on transparent. */
  svg: string;
  /** `data:image/png` address of the same image. */
  png: string;
}

/** Size in pixels of the image of a typed name. */
export const typedSize = { width: 600, height: 160, font: 56 } as const;

const escaped = (text: string) => text.replace(/[&<>"']/g, (mark) => `&#${mark.codePointAt(0)};`);

/** Builds an SVG document of a typed name; the name is escaped text, never markup. */
export function typedSvg(name: string, fontFamily: string): string {
  const { width, height, font } = typedSize;
  const label = escaped(name.trim());
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img" aria-label="${label}"><text x="24" y="${height - 48}" font-family="${escaped(fontFamily)}" font-size="${font}">${label}</text></svg>`;
}
