import type { Task } from '@plumbline/api';
import { tasksMove } from '@plumbline/api/hooks/tasks';
import { showError } from '@plumbline/app-kit';
import { progressiveCount } from '@plumbline/app-kit/list/use-progressive-rows';
import { useInvalidation } from '@plumbline/app-kit/realtime/use-invalidation';
import { startTransition, useCallback, useEffect, useRef, useState } from 'react';
import { readItems, targetOf, type Place } from '../navigation/location.ts';
import {
  added,
  behind,
  findTask,
  loaded,
  moved,
  removed,
  replaced,
  top,
  type Branch,
  type Branches,
  type Move,
} from './tree.ts';
import { useTaskUndo } from '../use-undo.ts';
import { listMessages as text } from './messages.ts';

export interface TreeQuery {
  search?: string;
  sort?: string;
  filter?: string;
  /** Field by which tasks of any depth are grouped. */
  group?: string;
}
interface State {
  key: string;
  branches: Branches;
  error?: unknown;
}
const NO_BRANCHES: Branches = new Map();
const toCallQuery = ({ group: _group, ...query }: TreeQuery) => query;

/** Returns the next part of a branch for progressive rendering; the whole branch once it fills the screen. */
function partOf(branch: Branch, drawn: number): Branch {
  const next = progressiveCount(drawn, branch.rows.length, innerHeight, 0);
  return next < branch.rows.length ? { rows: branch.rows.slice(0, next), total: branch.total } : branch;
}

/** Loads the tasks of a place branch by branch on expansion; with search, filter or group as one flat list. */
export function useTree(place: Place, query: TreeQuery) {
  const { changed, track } = useTaskUndo();
  const isFlat = Boolean(query.search) || Boolean(query.filter) || Boolean(query.group);
  const key = JSON.stringify([place, query]);
  const [state, setState] = useState<State>({ key, branches: NO_BRANCHES });
  const [expanded, setExpanded] = useState<ReadonlySet<string>>(new Set());
  const now = useRef({ key, place, query, branches: NO_BRANCHES, isFlat });
  const branches = state.key === key ? state.branches : NO_BRANCHES;
  now.current = { key, place, query, branches, isFlat };
  const change = useCallback((by: (was: Branches) => Branches) => {
    setState((was) => (was.key === now.current.key ? { key: was.key, branches: by(was.branches) } : was));
  }, []);

  /** Reads a branch from the server with at least as many rows as are shown. */
  const read = useCallback(async (parent: string, atLeast = 1): Promise<Branch> => {
    const { place: of, query: by, isFlat: deep } = now.current;
    const rows: Task[] = [];
    let total = 1;
    while (rows.length < Math.min(atLeast, total) || rows.length === 0) {
      const part = await readItems(of, {
        ...(parent === top ? {} : { parent }),
        deep,
        offset: rows.length,
        ...toCallQuery(by),
      });
      rows.push(...part.rows);
      total = part.total;
      if (part.rows.length === 0) break;
    }
    return { rows, total };
  }, []);
  /** Branch expanded last and the part of it rendered so far. */
  const coming = useRef<{ parent: string; branch: Branch; part: Branch; isDrawn?: true }>(undefined);
  /** Loads all children of a task and renders a few per frame. */
  const load = useCallback(
    async (parent: string) => {
      const { key: loadKey } = now.current;
      const branch = await read(parent, Infinity);
      if (loadKey !== now.current.key) return;
      // Complete a branch that is still rendering.
      const { current: before } = coming;
      coming.current = { parent, branch, part: partOf(branch, 0) };
      const { part } = coming.current;
      startTransition(() =>
        change((was) => loaded(before ? loaded(was, before.parent, before.branch) : was, parent, part)),
      );
    },
    [read, change],
  );

  /** Pending moves, and if a refresh must follow them because its answer may predate a move. */
  const moving = useRef({ count: 0, begun: 0, isLate: false });
  const refreshAgain = useRef<() => Promise<void>>(async () => undefined);
  const refresh = useCallback(async () => {
    const { key: loadKey, branches: shown } = now.current;
    const { begun } = moving.current;
    const parents = shown.size ? [...shown.keys()] : [top];
    try {
      const fresh = await Promise.all(
        parents.map(async (parent) => [parent, await read(parent, shown.get(parent)?.rows.length)] as const),
      );
      if (loadKey !== now.current.key) return;
      if (moving.current.count > 0) {
        moving.current.isLate = true;
        return;
      }
      if (moving.current.begun !== begun) return void refreshAgain.current();
      const there = new Set(fresh.flatMap(([, { rows }]) => rows.map(({ uuid }) => uuid)));
      // A transition, so that the refresh does not block input.
      startTransition(() =>
        setState((was) => ({
          key: loadKey,
          branches: new Map([
            ...fresh.filter(([parent]) => parent === top || there.has(parent)),
            // Keep branches that were loaded during the refresh.
            ...(was.key === loadKey ? [...was.branches].filter(([parent]) => !parents.includes(parent)) : []),
          ]),
        })),
      );
    } catch (error) {
      // Keep the shown rows; the error appears only if there are none.
      if (loadKey === now.current.key) setState((was) => ({ ...was, key: loadKey, error }));
    }
  }, [read]);
  refreshAgain.current = refresh;
  useEffect(() => {
    const { current } = coming;
    if (!current) return undefined;
    const { parent, branch, part } = current;
    if (branches.get(parent) !== part) {
      // The branch changed while it was rendering.
      if (current.isDrawn) {
        coming.current = undefined;
        void refresh();
      }
      return undefined;
    }
    if (part === branch) {
      coming.current = undefined;
      return undefined;
    }
    current.isDrawn = true;
    const frame = requestAnimationFrame(() => {
      const next = partOf(branch, part.rows.length);
      coming.current = { parent, branch, part: next };
      startTransition(() => change((was) => loaded(was, parent, next)));
    });
    return () => cancelAnimationFrame(frame);
  }, [branches, change, refresh]);
  const latestKey = useRef(key);
  useEffect(() => {
    // Skip the reset on mount, which would render the screen twice.
    if (latestKey.current !== key) {
      latestKey.current = key;
      setExpanded(new Set());
      setState({ key, branches: NO_BRANCHES });
    }
    void refresh();
  }, [key, refresh]);
  useEffect(() => {
    const onSeen = () => {
      if (document.visibilityState === 'visible') void refresh();
    };
    document.addEventListener('visibilitychange', onSeen);
    window.addEventListener('focus', onSeen);
    return () => {
      document.removeEventListener('visibilitychange', onSeen);
      window.removeEventListener('focus', onSeen);
    };
  }, [refresh]);

  useInvalidation('/task-management', () => void refresh());

  const isMore = useRef(false);
  const more = useCallback(async () => {
    const { key: loadKey, branches: shown, place: of, query: by, isFlat: deep } = now.current;
    const root = shown.get(top);
    if (isMore.current || !root || root.rows.length >= root.total) return;
    isMore.current = true;
    try {
      const part = await readItems(of, { deep, offset: root.rows.length, ...toCallQuery(by) });
      if (loadKey !== now.current.key) return;
      const rootIds = new Set(root.rows.map(({ uuid }) => uuid));
      change((was) => {
        const rows = was.get(top)?.rows ?? [];
        return new Map(was).set(top, {
          rows: [...rows, ...part.rows.filter(({ uuid }) => !rootIds.has(uuid))],
          total: part.total,
        });
      });
    } catch (reason) {
      showError(reason);
    } finally {
      isMore.current = false;
    }
  }, [change]);

  const move = useCallback(
    async (to: Move) => {
      const before = now.current.branches;
      const after = behind(before, to);
      const parent = to.parentId ?? now.current.place.scope ?? null;
      const [seen, ...others] = new Set(
        to.ids.flatMap((id) => {
          const task = findTask(before, id);
          return task ? [task.dependent_id ?? null] : [];
        }),
      );
      change((was) => moved(was, to));
      moving.current.count++;
      moving.current.begun++;
      try {
        const { dependent_id: _scope, ...target } = targetOf(now.current.place);
        const { data } = await track(
          tasksMove({
            uuid: [...to.ids],
            ...target,
            dependent_id: parent,
            // The expected parent is sent only if all moved tasks have the same one.
            ...(seen !== undefined && others.length === 0 ? { seen_dependent_id: seen } : {}),
            ...(after === undefined ? {} : { after }),
          }),
        );
        change((was) => data.rows.reduce(replaced, was));
        changed(
          data.rows.length === 1 ? `${data.rows[0]?.name ?? ''} moved` : text.tasksMoved(data.rows.length),
          data.changes,
        );
        if (data.refused[0]) {
          showError(new Error(data.refused[0].message), data.refused[0].message);
          await refresh();
        }
        return data.refused.length === 0;
      } catch (reason) {
        change(() => before);
        showError(reason);
        return false;
      } finally {
        moving.current.count--;
        if (moving.current.count === 0 && moving.current.isLate) {
          moving.current.isLate = false;
          void refresh();
        }
      }
    },
    [change, refresh, changed, track],
  );
  return {
    branches,
    isFlat,
    isLoading: !branches.has(top) && state.error === undefined,
    error: state.key === key ? state.error : undefined,
    expanded,
    setExpanded,
    load,
    more,
    move,
    refresh,
    add: (parent: string | null, row: Task) => change((was) => added(was, parent, row)),
    replace: (row: Task) => change((was) => replaced(was, row)),
    remove: (uuids: readonly string[]) => change((was) => removed(was, uuids)),
  };
}
export type TaskTree = ReturnType<typeof useTree>;
