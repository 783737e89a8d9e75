import type { UnfinishedDrawing } from '@plumbline/ui/TakeoffCanvas';

/** Unfinished drawing with the time of its last vertex, in milliseconds since 1970. */
export interface KeptDrawing {
  at: number;
  drawing: UnfinishedDrawing;
}

const isPoint = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  'x' in value &&
  'y' in value &&
  Number.isFinite(value.x) &&
  Number.isFinite(value.y);

/** Parses a stored draft; null if it is malformed. */
export function readKept(text: string | null): KeptDrawing | null {
  try {
    const kept = JSON.parse(text ?? 'null') as KeptDrawing | null;
    const { vertices, through, tool, first } = kept?.drawing ?? {};
    const isLength = first && isPoint(first.a) && isPoint(first.b) && first.realLength > 0;
    const isWhole =
      typeof kept?.at === 'number' &&
      typeof tool === 'string' &&
      Array.isArray(vertices) &&
      (vertices.length > 0 || isLength === true) &&
      (first === undefined || isLength === true) &&
      vertices.every(isPoint) &&
      (through === null || isPoint(through));
    return isWhole ? kept : null;
  } catch {
    return null;
  }
}

/** Storage keys of drafts that other windows left for a page, newest first. */
export const newestLeft = (
  entries: readonly (readonly [string, unknown])[],
  prefix: string,
  own: string,
): string[] =>
  entries
    .filter(([key]) => key.startsWith(prefix) && key !== own)
    .flatMap(([key, text]) => {
      const kept = readKept(String(text));
      return kept ? [{ key, at: kept.at }] : [];
    })
    .sort((a, b) => b.at - a.at)
    .map(({ key }) => key);
