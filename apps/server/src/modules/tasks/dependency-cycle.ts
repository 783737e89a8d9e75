import type { DependencyKind } from './dates.ts';

/** A link between two tasks; `first` is the parent or predecessor. */
export type Link =
  | { kind: 'part' | 'attached'; above: string; below: string }
  | { kind: 'dependency'; type: DependencyKind; predecessor: string; successor: string };

/** Start and finish of a task as graph nodes. */
const edgesOf = (link: Link): [from: string, to: string][] =>
  link.kind === 'dependency'
    ? [[`${link.type.charAt(0)} ${link.predecessor}`, `${link.type.charAt(1)} ${link.successor}`]]
    : [
        // A parent starts with its first part and finishes with its last.
        [`S ${link.above}`, `S ${link.below}`],
        [`F ${link.below}`, `F ${link.above}`],
      ];

/**
 * Links with which a new one would form a cycle, over parts, attached tasks and dependencies; a task starts before it
 * finishes.
 * @returns undefined without a cycle; empty for a link of a task to itself.
 */
export function findCycle(links: readonly Link[], added: Link): Link[] | undefined {
  const ends =
    added.kind === 'dependency' ? [added.predecessor, added.successor] : [added.above, added.below];
  if (ends[0] === ends[1]) return [];
  const next = new Map<string, { to: string; link: Link }[]>();
  for (const link of links)
    for (const [from, to] of edgesOf(link)) {
      const edges = next.get(from);
      if (edges) edges.push({ to, link });
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

/** Describes a link by the names of its tasks. */
export function describeLink(link: Link, nameOf: (id: string) => string): string {
  if (link.kind === 'dependency')
    return `“${nameOf(link.successor)}” depends on “${nameOf(link.predecessor)}”`;
  const relation = link.kind === 'part' ? 'is part of' : 'is attached to';
  return `“${nameOf(link.below)}” ${relation} “${nameOf(link.above)}”`;
}

/** Explains a rejected link by the cycle it closes; the last link is the closing one. */
export function describeCycle(way: readonly Link[], nameOf: (id: string) => string): string {
  const last = way.at(-1);
  if (!last) return 'A task cannot be part of itself or depend on itself.';
  const others = way.slice(0, -1).map((link) => describeLink(link, nameOf));
  return `This would create a circular dependency: ${describeLink(last, nameOf)}${
    others.length ? `, through: ${others.join('; ')}` : ''
  }.`;
}
