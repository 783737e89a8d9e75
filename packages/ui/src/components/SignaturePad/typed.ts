import { typedSize } from './signature.ts';

/** Renders a typed name as a PNG data URL, black on transparent. */
export function typedPng(name: string, fontFamily: string): string {
  const { width, height, font } = typedSize;
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) return '';
  context.font = `${font}px ${fontFamily}`;
  context.fillText(name.trim(), 24, height - 48, width - 48);
  return canvas.toDataURL('image/png');
}
