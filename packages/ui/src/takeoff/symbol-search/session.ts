import {
  type SymbolMatches,
  type SymbolMatch,
  isSameMatch,
  type PixelBox,
  type Point,
  type ProposalFilter,
  proposedPlaces,
} from '@plumbline/estimating';

/** Search session: results and the user's choices. Boxes are pixels of the searched picture. */
export interface SymbolSearchSession {
  found: SymbolMatches;
  filter: ProposalFilter;
  /** Rejected places. */
  rejected: readonly PixelBox[];
  /** Current match. */
  current: PixelBox | null;
}

export type ProposalStatus = 'proposed' | 'rejected' | 'counted';

/** Place with its state: proposed, rejected or counted. */
export interface Proposal extends Pick<SymbolMatch, 'box' | 'similarity'> {
  status: ProposalStatus;
}

/** Default, minimum and maximum of the similarity filter. */
export const similarityRange = { first: 0.9, least: 0.7, most: 0.99 };

export const beginSession = (found: SymbolMatches): SymbolSearchSession => ({
  found,
  filter: { least: similarityRange.first, takesTurned: true, takesMirrored: false, within: null },
  rejected: [],
  current: null,
});

/** Changes the filter; rejections are kept. */
export const refine = (
  session: SymbolSearchSession,
  change: Partial<ProposalFilter>,
): SymbolSearchSession => ({
  ...session,
  filter: { ...session.filter, ...change },
});

/** Box between two corners. */
export const boxBetween = (a: Point, b: Point): PixelBox => ({
  x: Math.min(a.x, b.x),
  y: Math.min(a.y, b.y),
  width: Math.abs(b.x - a.x),
  height: Math.abs(b.y - a.y),
});

/** Tolerance of marks beside a box, as a fraction of its shorter side. */
const beside = 0.15;

/** True if a mark counts the symbol in a box. */
export const isMarkOf = ({ x, y, width, height }: PixelBox, at: Point): boolean => {
  const by = Math.min(width, height) * beside;
  return at.x >= x - by && at.x <= x + width + by && at.y >= y - by && at.y <= y + height + by;
};

/**
 * Current proposals in reading order.
 * @param counted existing marks of the condition.
 */
export function proposalsOf(session: SymbolSearchSession, counted: readonly Point[]): Proposal[] {
  const { found, filter, rejected } = session;
  return proposedPlaces(found.places, filter).map(({ box, similarity }) => ({
    box,
    similarity,
    status: counted.some((at) => isMarkOf(box, at))
      ? 'counted'
      : rejected.some((other) => isSameMatch(other, box))
        ? 'rejected'
        : 'proposed',
  }));
}

export const countOf = (proposals: readonly Proposal[], status: ProposalStatus): number =>
  proposals.filter((each) => each.status === status).length;

const isCurrent = ({ current }: SymbolSearchSession, box: PixelBox): boolean =>
  current !== null && isSameMatch(current, box);

/** Proposals that are not counted yet. */
export const open = (proposals: readonly Proposal[]): Proposal[] =>
  proposals.filter(({ status }) => status !== 'counted');

/** Index of the current match among the open ones; −1 if none. */
export const currentOf = (session: SymbolSearchSession, proposals: readonly Proposal[]): number =>
  open(proposals).findIndex(({ box }) => isCurrent(session, box));

/** Steps to the next or previous match, wrapping around. */
export function stepTo(
  session: SymbolSearchSession,
  proposals: readonly Proposal[],
  by: 1 | -1,
): SymbolSearchSession {
  const list = open(proposals);
  if (list.length === 0) return session;
  const now = currentOf(session, proposals);
  const next = now < 0 ? (by > 0 ? 0 : list.length - 1) : (now + by + list.length) % list.length;
  return { ...session, current: list[next]?.box ?? null };
}

/** Toggles the rejection of a place; counted places do not change. */
export function toggle(
  session: SymbolSearchSession,
  proposals: readonly Proposal[],
  box: PixelBox,
): SymbolSearchSession {
  const one = open(proposals).find((each) => isSameMatch(each.box, box));
  if (!one) return session;
  const rejected =
    one.status === 'rejected'
      ? session.rejected.filter((other) => !isSameMatch(other, box))
      : [...session.rejected, one.box];
  return { ...session, rejected, current: one.box };
}

/** Place at a position; of several the one with the nearest center. */
export function placeAt(proposals: readonly Proposal[], at: Point, slip: number): Proposal | null {
  let best: Proposal | null = null;
  let nearest = Infinity;
  for (const proposal of proposals) {
    const { x, y, width, height } = proposal.box;
    if (at.x < x - slip || at.x > x + width + slip || at.y < y - slip || at.y > y + height + slip) continue;
    const away = Math.hypot(at.x - x - width / 2, at.y - y - height / 2);
    if (away >= nearest) continue;
    nearest = away;
    best = proposal;
  }
  return best;
}

export const middleOf = ({ x, y, width, height }: PixelBox): Point => ({
  x: x + width / 2,
  y: y + height / 2,
});
