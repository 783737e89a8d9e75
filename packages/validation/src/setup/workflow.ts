/** The statuses of a workflow and the moves between them, by name. */
export interface Flow {
  statuses: readonly string[];
  transitions: readonly { from: string; to: string }[];
}

/**
 * Whether a record may go from one status to another. A record whose status the workflow does not know may enter it
 * anywhere: it would be stuck for good otherwise.
 */
export function mayMove({ statuses, transitions }: Flow, from: string, to: string): boolean {
  if (from === to || !statuses.includes(from)) return true;
  return transitions.some((each) => each.from === from && each.to === to);
}

/** The statuses that a record may go to, in the order that they are given in. */
export const nextOf = (flow: Flow, from: string, all: readonly string[]): string[] =>
  all.filter((to) => to !== from && mayMove(flow, from, to));

const either = (names: readonly string[]) =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} or ${names.at(-1) ?? ''}`;

/** Why a record may not go there, naming where it may. */
export function moveRefusal(
  workflow: string,
  flow: Flow,
  from: string,
  to: string,
  all: readonly string[],
): string {
  const next = nextOf(flow, from, all);
  return next.length > 0
    ? `From ${from} the workflow “${workflow}” leads to ${either(next)}, not to ${to}.`
    : `${from} is the end of the workflow “${workflow}”: nothing leads on from it.`;
}

/** Statuses that no way leads to from the first. */
export function unreachable({ statuses, transitions }: Flow): string[] {
  const [first] = statuses;
  if (first === undefined) return [];
  const reached = new Set([first]);
  for (const name of reached) for (const { from, to } of transitions) if (from === name) reached.add(to);
  return statuses.filter((name) => !reached.has(name));
}
