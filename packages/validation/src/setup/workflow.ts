/** Statuses and transitions of a workflow, by name. */
export interface Flow {
  statuses: readonly string[];
  transitions: readonly { from: string; to: string }[];
}

/**
 * Returns true if a record may change from one status to another. A record with a status outside the workflow may change
 * to any status, otherwise it could never change.
 */
export function mayMove({ statuses, transitions }: Flow, from: string, to: string): boolean {
  if (from === to || !statuses.includes(from)) return true;
  return transitions.some((each) => each.from === from && each.to === to);
}

/** Filters statuses by those a record may change to, keeping their order. */
export const nextOf = (flow: Flow, from: string, all: readonly string[]): string[] =>
  all.filter((to) => to !== from && mayMove(flow, from, to));

/**
 * Returns the statuses of the shortest way from one status to another, the target last. Undefined if the workflow has
 * no way.
 */
export function routeBetween(flow: Flow, from: string, to: string): string[] | undefined {
  const routes = new Map<string, string[]>([[from, []]]);
  for (const [name, route] of routes) {
    if (name === to) return route;
    for (const next of flow.statuses)
      if (!routes.has(next) && mayMove(flow, name, next)) routes.set(next, [...route, next]);
  }
  return undefined;
}

const orList = (names: readonly string[]) =>
  names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} or ${names.at(-1) ?? ''}`;

/** Explains why a record cannot change to a status and names the allowed ones. */
export function moveRefusal(
  workflow: string,
  flow: Flow,
  from: string,
  to: string,
  all: readonly string[],
): string {
  const next = nextOf(flow, from, all);
  return next.length > 0
    ? `The workflow “${workflow}” allows ${from} to change to ${orList(next)}, not to ${to}.`
    : `${from} is a final status in the workflow “${workflow}”.`;
}

/**
 * Merges the statuses of several workflows into one sequence of distinct names. It keeps the order of each workflow where
 * they do not contradict each other, and otherwise follows the order of the workflows.
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
    // In a cycle the status named first wins.
    const next = free ?? [...left][0] ?? '';
    left.delete(next);
    line.push(next);
  }
  return line;
}

/** Returns the statuses that cannot be reached from the first one. */
export function unreachable({ statuses, transitions }: Flow): string[] {
  const [first] = statuses;
  if (first === undefined) return [];
  const reached = new Set([first]);
  for (const name of reached) for (const { from, to } of transitions) if (from === name) reached.add(to);
  return statuses.filter((name) => !reached.has(name));
}
