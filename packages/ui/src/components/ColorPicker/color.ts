/** Parses a typed or pasted color (#1b7948, 1b7948, #abc, rgb(27 121 72)) as #rrggbb; null for anything else. */
export function parseColor(text: string): string | null {
  const value = text.trim().toLowerCase();
  const short = /^#?([\da-f])([\da-f])([\da-f])$/.exec(value);
  if (short)
    return `#${short
      .slice(1)
      .map((digit) => digit + digit)
      .join('')}`;
  const long = /^#?([\da-f]{6})$/.exec(value);
  if (long) return `#${long[1]}`;
  const parts = /^rgb\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})\s*\)$/.exec(value);
  const bytes = parts?.slice(1).map(Number);
  if (!bytes || bytes.some((byte) => byte > 255)) return null;
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

/** Relative luminance of #rrggbb by WCAG: 0 is black, 1 is white. */
export function luminance(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(color.slice(at, at + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG contrast of two #rrggbb colors, 1 to 21. */
export function contrast(a: string, b: string): number {
  const [one, other] = [luminance(a), luminance(b)];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}

export type Legibility = 'text' | 'large' | 'none';

/** Text size for which a contrast ratio is sufficient: text, large text and marks, or none. Never rounded up. */
export const legibility = (ratio: number): Legibility =>
  ratio >= 4.5 ? 'text' : ratio >= 3 ? 'large' : 'none';
