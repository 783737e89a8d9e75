import { type NamedScale, parseScaleText } from './calibration.ts';

/** Scale that a text states, after the word "scale" if there is one. A bare fraction without it may be a date. */
function scaleIn(text: string): NamedScale | undefined {
  const stated = /\bscale\b\s*[:=]?\s*(.+)$/i.exec(text)?.[1];
  if (stated === undefined && !/[:=]/.test(text)) return undefined;
  return parseScaleText(stated ?? text)?.scale;
}

/**
 * Named scale that a sheet states most often in its title block and under its drawings.
 * @param texts text items of the sheet.
 * @returns undefined if it states none, or several equally often.
 */
export function writtenScale(texts: readonly string[]): NamedScale | undefined {
  const counts = new Map<NamedScale, number>();
  for (const text of texts) {
    const scale = scaleIn(text);
    if (scale) counts.set(scale, (counts.get(scale) ?? 0) + 1);
  }
  const [first, second] = [...counts].sort(([, a], [, b]) => b - a);
  return first && first[1] !== second?.[1] ? first[0] : undefined;
}
