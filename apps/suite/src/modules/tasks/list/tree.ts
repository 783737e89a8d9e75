import type { Task } from '@plumbline/api';

/** Loaded children of a task in order; top-level tasks are children of ''. */
export interface Branch {
  rows: readonly Task[];
  /** Number of children including those not loaded. */
  total: number;
}
export type Branches = ReadonlyMap<string, Branch>;

export const top = '';
const keyOf = (parent: string | null | undefined): string => parent ?? top;

export function findTask(branches: Branches, uuid: string): Task | undefined {
  for (const { rows } of branches.values()) {
    const found = rows.find((row) => row.uuid === uuid);
    if (found) return found;
  }
  return undefined;
}

/** Returns the branches with a task replaced, if it is loaded. */
export function replaced(branches: Branches, row: Task): Branches {
  return new Map(
    [...branches].map(([parent, branch]) => [
      parent,
      branch.rows.some(({ uuid }) => uuid === row.uuid)
        ? { ...branch, rows: branch.rows.map((each) => (each.uuid === row.uuid ? row : each)) }
        : branch,
    ]),
  );
}

/** Updates a task's sub-item counts from its loaded branch. */
function counted(branches: Branches, parent: string): Branches {
  const branch = branches.get(parent);
  const row = parent === top ? undefined : findTask(branches, parent);
  // A partly loaded branch does not determine the counts.
  if (!branch || !row || branch.rows.length < branch.total) return branches;
  const done = branch.rows.filter(({ is_done }) => is_done).length;
  if (row.subtasks_count === branch.total && row.subtasks_done === done) return branches;
  return replaced(branches, { ...row, subtasks_count: branch.total, subtasks_done: done });
}

/** Returns the branches with the loaded children of a task and its counts updated. */
export const loaded = (branches: Branches, parent: string, branch: Branch): Branches =>
  counted(new Map(branches).set(parent, branch), parent);

/** Returns the branches without some tasks and their children. */
export function removed(branches: Branches, uuids: Iterable<string>): Branches {
  const gone = new Set(uuids);
  let next = new Map<string, Branch>();
  const touched: string[] = [];
  for (const [parent, branch] of branches) {
    if (gone.has(parent)) continue;
    const rows = branch.rows.filter(({ uuid }) => !gone.has(uuid));
    const fewer = branch.rows.length - rows.length;
    if (fewer > 0) touched.push(parent);
    next.set(parent, fewer > 0 ? { rows, total: branch.total - fewer } : branch);
  }
  for (const parent of touched) next = new Map(counted(next, parent));
  return next;
}

/** Returns the branches with a task appended to a parent; a parent without loaded children only updates its count. */
export function added(branches: Branches, parent: string | null | undefined, row: Task): Branches {
  const key = keyOf(parent);
  const branch = branches.get(key);
  if (branch) {
    if (branch.rows.some(({ uuid }) => uuid === row.uuid)) return replaced(branches, row);
    const next = new Map(branches).set(key, { rows: [...branch.rows, row], total: branch.total + 1 });
    return counted(next, key);
  }
  const above = findTask(branches, key);
  return above ? replaced(branches, { ...above, subtasks_count: above.subtasks_count + 1 }) : branches;
}

export interface Move {
  ids: readonly string[];
  parentId: string | null;
  /** Index among the parent's children, not counting the moved tasks. */
  index: number;
}

/** Returns the branches after a move. Tasks moved to a branch that is not loaded are removed. */
export function moved(branches: Branches, { ids, parentId, index }: Move): Branches {
  const rows = ids.flatMap((id) => findTask(branches, id) ?? []);
  const key = keyOf(parentId);
  const kept = new Map([...branches].filter(([parent]) => ids.includes(parent)));
  let next = removed(branches, ids);
  const branch = next.get(key);
  if (branch) {
    const list = rows.map((row) => ({ ...row, dependent_id: parentId }));
    next = new Map(next).set(key, {
      rows: branch.rows.toSpliced(index, 0, ...list),
      total: branch.total + list.length,
    });
    next = counted(next, key);
  } else {
    const above = findTask(next, key);
    if (above) next = replaced(next, { ...above, subtasks_count: above.subtasks_count + rows.length });
  }
  return new Map([...next, ...kept]);
}

/** Returns the id of the task that a move puts others behind; null is first, undefined is last. */
export function behind(branches: Branches, { ids, parentId, index }: Move): string | null | undefined {
  const branch = branches.get(keyOf(parentId));
  if (!branch) return undefined;
  const otherRows = branch.rows.filter(({ uuid }) => !ids.includes(uuid));
  return index === 0 ? null : (otherRows[index - 1]?.uuid ?? undefined);
}

/** Returns the ids of the visible tasks from top to bottom. */
export function inSight(branches: Branches, expanded: ReadonlySet<string>): string[] {
  const ids: string[] = [];
  const walk = (parent: string) => {
    for (const { uuid } of branches.get(parent)?.rows ?? []) {
      ids.push(uuid);
      if (expanded.has(uuid)) walk(uuid);
    }
  };
  walk(top);
  return ids;
}
