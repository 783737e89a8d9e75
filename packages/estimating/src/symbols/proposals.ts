import type { PixelBox } from '../raster/index.ts';
import { type AlikePlace, eachOnce } from './match-template.ts';

/** What of the places that were found is proposed. */
export interface ProposalFilter {
  /** From 0 to 1. */
  least: number;
  /** Turned by quarters, too. */
  takesTurned: boolean;
  /** As a mirror shows it, too. */
  takesMirrored: boolean;
  /** Only what has its middle in here; the whole drawing when null. */
  within: PixelBox | null;
}

const holds = (outer: PixelBox, x: number, y: number) =>
  x >= outer.x && x <= outer.x + outer.width && y >= outer.y && y <= outer.y + outer.height;

/**
 * Which places are proposed, each once, as a drawing is read: by lines from the top, each from the left. The same filter
 * gives the same places in the same order, so that nothing has to be looked for again.
 */
export function proposedPlaces(
  places: readonly AlikePlace[],
  { least, takesTurned, takesMirrored, within }: ProposalFilter,
): AlikePlace[] {
  const fitting = places.filter(
    ({ box, likeness, isTurned, isMirrored }) =>
      likeness >= least &&
      (takesTurned || !isTurned) &&
      (takesMirrored || !isMirrored) &&
      (!within || holds(within, box.x + box.width / 2, box.y + box.height / 2)),
  );
  const once = eachOnce(fitting);
  const line = Math.max(1, ...once.map(({ box }) => Math.max(box.width, box.height)));
  const middle = ({ box }: AlikePlace) => box.y + box.height / 2;
  const lines: AlikePlace[][] = [];
  for (const place of once.toSorted((a, b) => middle(a) - middle(b) || a.box.x - b.box.x)) {
    const begun = lines.at(-1);
    if (begun?.[0] && middle(place) - middle(begun[0]) < line) begun.push(place);
    else lines.push([place]);
  }
  return lines.flatMap((each) => each.sort((a, b) => a.box.x - b.box.x || a.box.y - b.box.y));
}
