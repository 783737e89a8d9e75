import {
  type AlikeFound,
  type AlikePlace,
  isSamePlace,
  type PixelBox,
  type Point,
  type ProposalFilter,
  proposedPlaces,
} from '@plumbline/estimating';

/** What was found for one symbol, and what the person has made of it. Boxes are pixels of the picture looked through. */
export interface AlikeSession {
  found: AlikeFound;
  filter: ProposalFilter;
  /** Places that are not meant. */
  rejected: readonly PixelBox[];
  /** The place that is looked at. */
  current: PixelBox | null;
}

export type ProposalStatus = 'proposed' | 'rejected' | 'counted';

/** A place that is proposed, was rejected, or carries a mark already. */
export interface Proposal extends Pick<AlikePlace, 'box' | 'likeness'> {
  status: ProposalStatus;
}

/** How alike a place is that is proposed at first; what can be chosen begins at the least that is looked for. */
export const likenessRange = { first: 0.9, least: 0.7, most: 0.99 };

export const beginSession = (found: AlikeFound): AlikeSession => ({
  found,
  filter: { least: likenessRange.first, takesTurned: true, takesMirrored: false, within: null },
  rejected: [],
  current: null,
});

/** Another likeness, other ways to lie, another part of the sheet: what was rejected stays so. */
export const refine = (session: AlikeSession, change: Partial<ProposalFilter>): AlikeSession => ({
  ...session,
  filter: { ...session.filter, ...change },
});

/** A mark this far beside a box, in parts of its shorter side, still marks what is in it. */
const beside = 0.15;

const marks = ({ x, y, width, height }: PixelBox, at: Point): boolean => {
  const by = Math.min(width, height) * beside;
  return at.x >= x - by && at.x <= x + width + by && at.y >= y - by && at.y <= y + height + by;
};

/**
 * What is proposed now, in the order in which a sheet is read.
 * @param counted where there are marks of the condition already.
 */
export function proposalsOf(session: AlikeSession, counted: readonly Point[]): Proposal[] {
  const { found, filter, rejected } = session;
  return proposedPlaces(found.places, filter).map(({ box, likeness }) => ({
    box,
    likeness,
    status: counted.some((at) => marks(box, at))
      ? 'counted'
      : rejected.some((other) => isSamePlace(other, box))
        ? 'rejected'
        : 'proposed',
  }));
}

export const countOf = (proposals: readonly Proposal[], status: ProposalStatus): number =>
  proposals.filter((each) => each.status === status).length;

const isCurrent = ({ current }: AlikeSession, box: PixelBox): boolean =>
  current !== null && isSamePlace(current, box);

/** What can be taken or rejected: what is counted already cannot. */
export const open = (proposals: readonly Proposal[]): Proposal[] =>
  proposals.filter(({ status }) => status !== 'counted');

/** The place that is looked at, as one of those that are open; −1 where it is none of them. */
export const currentOf = (session: AlikeSession, proposals: readonly Proposal[]): number =>
  open(proposals).findIndex(({ box }) => isCurrent(session, box));

/** Looks at the next place, or at the one before; at the end it begins anew. */
export function stepTo(session: AlikeSession, proposals: readonly Proposal[], by: 1 | -1): AlikeSession {
  const list = open(proposals);
  if (list.length === 0) return session;
  const now = currentOf(session, proposals);
  const next = now < 0 ? (by > 0 ? 0 : list.length - 1) : (now + by + list.length) % list.length;
  return { ...session, current: list[next]?.box ?? null };
}

/** Rejects a place, or takes it again. What is counted already stays as it is. */
export function toggle(session: AlikeSession, proposals: readonly Proposal[], box: PixelBox): AlikeSession {
  const one = open(proposals).find((each) => isSamePlace(each.box, box));
  if (!one) return session;
  const rejected =
    one.status === 'rejected'
      ? session.rejected.filter((other) => !isSamePlace(other, box))
      : [...session.rejected, one.box];
  return { ...session, rejected, current: one.box };
}

/** The place under a position, of several the one whose middle is nearest. */
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
