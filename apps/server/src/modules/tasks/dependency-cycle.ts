import type { DependencyKind } from './dates.ts';

/** What ties two items together; `first` stands above, or comes before. */
export type Link =
  | { kind: 'part' | 'attached'; above: string; below: string }
  | { kind: 'dependency'; type: DependencyKind; predecessor: string; successor: string };

/** Moments of an item, of which one is not before the other: its start and its finish. */
const edgesOf = (link: Link): [from: string, to: string][] =>
  link.kind === 'dependency'
    ? [[`${link.type.charAt(0)} ${link.predecessor}`, `${link.type.charAt(1)} ${link.successor}`]]
    : [
        // What consists of others begins with the first of them and ends with the last.
        [`S ${link.above}`, `S ${link.below}`],
        [`F ${link.below}`, `F ${link.above}`],
      ];

/**
 * The links by which a new one would end where it begins: parts, attached items and dependencies together. An item starts
 * before it finishes.
 * @returns undefined where there are none; an empty list where the new link joins an item with itself.
 */
export function circleOf(links: readonly Link[], added: Link): Link[] | undefined {
  const ends =
    added.kind === 'dependency' ? [added.predecessor, added.successor] : [added.above, added.below];
  if (ends[0] === ends[1]) return [];
  const next = new Map<string, { to: string; link: Link }[]>();
  for (const link of links)
    for (const [from, to] of edgesOf(link)) {
      const known = next.get(from);
      if (known) known.push({ to, link });
      else next.set(from, [{ to, link }]);
    }
  for (const [from, to] of edgesOf(added)) {
    const cameBy = new Map<string, { from: string; link?: Link } | undefined>([[to, undefined]]);
    const waiting = [to];
    for (let at = waiting.shift(); at !== undefined; at = waiting.shift()) {
      const steps: { to: string; link?: Link }[] = [...(next.get(at) ?? [])];
      if (at.startsWith('S ')) steps.push({ to: `F ${at.slice(2)}` });
      for (const step of steps) {
        if (cameBy.has(step.to)) continue;
        cameBy.set(step.to, { from: at, ...(step.link ? { link: step.link } : {}) });
        waiting.push(step.to);
      }
    }
    if (!cameBy.has(from)) continue;
    const way: Link[] = [];
    for (let at = cameBy.get(from); at; at = cameBy.get(at.from)) if (at.link) way.unshift(at.link);
    return way;
  }
  return undefined;
}

/** A link in words, by the names of its items. */
export function sayLink(link: Link, nameOf: (id: string) => string): string {
  if (link.kind === 'dependency')
    return `“${nameOf(link.successor)}” waits for “${nameOf(link.predecessor)}”`;
  const words = link.kind === 'part' ? 'is a part of' : 'is attached to';
  return `“${nameOf(link.below)}” ${words} “${nameOf(link.above)}”`;
}

/** Why a link cannot be, by the links that it contradicts; the last of them closes the circle. */
export function sayCircle(way: readonly Link[], nameOf: (id: string) => string): string {
  const last = way.at(-1);
  if (!last) return 'An item is neither a part of itself nor waits for itself.';
  const others = way.slice(0, -1).map((link) => sayLink(link, nameOf));
  return `This would end where it begins: ${sayLink(last, nameOf)}${
    others.length ? `, by way of: ${others.join('; ')}` : ''
  }.`;
}
