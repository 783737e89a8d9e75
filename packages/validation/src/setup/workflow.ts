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

/**
 * The statuses of several workflows in one line, each name once: as each workflow has them, wherever they do not
 * contradict each other; those that could come next in the order of the workflows.
 */
export function inSequence(workflows: readonly (readonly string[])[]): string[] {
  const names = [...new Set(workflows.flat())];
  const before = new Map(names.map((name) => [name, new Set<string>()]));
  for (const statuses of workflows)
    for (const [at, name] of statuses.entries()) {
      const previous = at > 0 ? statuses[at - 1] : undefined;
      if (previous !== undefined && previous !== name) before.get(name)?.add(previous);
    }
  const left = new Set(names);
  const line: string[] = [];
  while (left.size) {
    const free = [...left].find((name) => [...(before.get(name) ?? [])].every((each) => !left.has(each)));
    // Where they go round in a circle, whichever was named first.
    const next = free ?? [...left][0] ?? '';
    left.delete(next);
    line.push(next);
  }
  return line;
}

/** Statuses that no way leads to from the first. */
export function unreachable({ statuses, transitions }: Flow): string[] {
  const [first] = statuses;
  if (first === undefined) return [];
  const reached = new Set([first]);
  for (const name of reached) for (const { from, to } of transitions) if (from === name) reached.add(to);
  return statuses.filter((name) => !reached.has(name));
}
