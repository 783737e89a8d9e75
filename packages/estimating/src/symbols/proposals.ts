import type { PixelBox } from '../raster/index.ts';
import type { SymbolMatch } from './match-template.ts';
import { removeDuplicateMatches } from './remove-duplicate-matches.ts';

/** Filter of proposed matches. */
export interface ProposalFilter {
  /** Minimum similarity from 0 to 1. */
  least: number;
  /** Includes rotated matches. */
  takesTurned: boolean;
  /** Includes mirrored matches. */
  takesMirrored: boolean;
  /** Region that must contain the center of a match; null for the whole drawing. */
  within: PixelBox | null;
}

const containsPoint = (outer: PixelBox, x: number, y: number) =>
  x >= outer.x && x <= outer.x + outer.width && y >= outer.y && y <= outer.y + outer.height;

/**
 * Proposed matches, once each in reading order. Deterministic for the same filter, so that no new search is needed.
 */
export function proposedPlaces(
  places: readonly SymbolMatch[],
  { least, takesTurned, takesMirrored, within }: ProposalFilter,
): SymbolMatch[] {
  const fitting = places.filter(
    ({ box, similarity, isTurned, isMirrored }) =>
      similarity >= least &&
      (takesTurned || !isTurned) &&
      (takesMirrored || !isMirrored) &&
      (!within || containsPoint(within, box.x + box.width / 2, box.y + box.height / 2)),
  );
  const once = removeDuplicateMatches(fitting);
  const line = Math.max(1, ...once.map(({ box }) => Math.max(box.width, box.height)));
  const middle = ({ box }: SymbolMatch) => box.y + box.height / 2;
  const lines: SymbolMatch[][] = [];
  for (const place of once.toSorted((a, b) => middle(a) - middle(b) || a.box.x - b.box.x)) {
    const begun = lines.at(-1);
    if (begun?.[0] && middle(place) - middle(begun[0]) < line) begun.push(place);
    else lines.push([place]);
  }
  return lines.flatMap((each) => each.sort((a, b) => a.box.x - b.box.x || a.box.y - b.box.y));
}
