import type { ScheduleLink, ScheduleLinkType } from './scheduleTypes.ts';
import { dayLength, type Times } from './time.ts';

/** Rectangle of a bar in pixels. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Length in pixels of the straight part at each end of an arrow. */
export const stub = 10;

export interface LinkPoint {
  x: number;
  y: number;
}

/**
 * Corners of an arrow from one bar to another. All lines are horizontal or vertical, the first leaves the bar that it
 * starts at, and the last arrives from outside of the other.
 */
export function routeLink(from: Box, to: Box, type: ScheduleLinkType): LinkPoint[] {
  const leavesFinish = type === 'FS' || type === 'FF';
  const entersStart = type === 'FS' || type === 'SS';
  const start = { x: leavesFinish ? from.x + from.width : from.x, y: from.y + from.height / 2 };
  const end = { x: entersStart ? to.x : to.x + to.width, y: to.y + to.height / 2 };
  const out = start.x + (leavesFinish ? stub : -stub);
  const into = end.x + (entersStart ? -stub : stub);
  if (leavesFinish !== entersStart) {
    // Both ends on the same side: one vertical line beyond both of them.
    const x = leavesFinish ? Math.max(out, into) : Math.min(out, into);
    return [start, { x, y: start.y }, { x, y: end.y }, end];
  }
  const hasRoom = leavesFinish ? out <= into : out >= into;
  if (hasRoom) return [start, { x: out, y: start.y }, { x: out, y: end.y }, end];
  // The line turns back in the gap beside the first bar, where it crosses no other of its row.
  const gap = end.y >= start.y ? from.y + from.height + 4 : from.y - 4;
  return [start, { x: out, y: start.y }, { x: out, y: gap }, { x: into, y: gap }, { x: into, y: end.y }, end];
}

/** Path of an SVG through points. */
export const pathOf = (points: readonly LinkPoint[]): string =>
  points.map(({ x, y }, at) => `${at === 0 ? 'M' : 'L'}${x} ${y}`).join('');

/** True if the successor is earlier than its dependency allows. */
export function isLinkBroken(
  { type = 'FS', lagDays = 0 }: Pick<ScheduleLink, 'type' | 'lagDays'>,
  from: Times,
  to: Times,
): boolean {
  const cause = type === 'FS' || type === 'FF' ? from.finish : from.start;
  const effect = type === 'FS' || type === 'SS' ? to.start : to.finish;
  return effect < cause + lagDays * dayLength;
}

/** True if a new dependency would close a circle. */
export function closesCircle(
  links: readonly Pick<ScheduleLink, 'fromId' | 'toId'>[],
  fromId: string,
  toId: string,
): boolean {
  const after = new Map<string, string[]>();
  for (const link of links) after.set(link.fromId, [...(after.get(link.fromId) ?? []), link.toId]);
  const seen = new Set<string>();
  const open = [toId];
  for (let id = open.pop(); id !== undefined; id = open.pop()) {
    if (id === fromId) return true;
    if (seen.has(id)) continue;
    seen.add(id);
    open.push(...(after.get(id) ?? []));
  }
  return false;
}
