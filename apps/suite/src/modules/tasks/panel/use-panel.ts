import { ApiError, type TaskDetail, type TaskUpdate } from '@plumbline/api';
import { tasksUpdate, tasksReadDetail, tasksReadShared } from '@plumbline/api/hooks/tasks';
import { errorText, isStale, showError } from '@plumbline/app-kit';
import type { EditConflict } from '@plumbline/app-kit/form/Conflict';
import { useRevalidate } from '@plumbline/app-kit/data/use-revalidate';
import { useEffect, useRef, useState } from 'react';
import useSwr, { useSWRConfig } from 'swr';
import { useTaskUndo, type TaskUndo } from '../use-undo.ts';
import { changedOf, overlaps } from './conflict.ts';
import { panelMessages } from './messages.ts';

export type Change = Partial<TaskUpdate> & Record<string, unknown>;
const keyOf = (uuid: string) => ['/task-management/detail', uuid];
const changedText = panelMessages.fieldConflict;
const toError = (reason: unknown) => new Error(errorText(reason), { cause: reason });

/**
 * Serializes the changes of a task, each on the version of the previous one.
 * @param uuid task that is shown; a failed change of another one is reported by a toast
 */
function useChangeQueue(uuid: string, undo: TaskUndo) {
  const [saving, setSaving] = useState(0);
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const shown = useRef<string>(undefined);
  useEffect(() => {
    shown.current = uuid;
    return () => {
      shown.current = undefined;
    };
  }, [uuid]);
  const enqueue = (work: () => Promise<void>): Promise<void> => {
    setSaving((count) => count + 1);
    const next = undo.track(
      queue.current
        .then(work)
        .catch((reason: unknown) => {
          // The field is gone, so the error is shown as a toast.
          if (shown.current !== uuid) showError(reason, reason instanceof Error ? reason.message : undefined);
          throw reason;
        })
        .finally(() => setSaving((count) => count - 1)),
    );
    queue.current = next.catch(() => undefined);
    return next;
  };
  return { isSaving: saving > 0, enqueue };
}

/** Loads a task for its panel and saves changes field by field, with conflict detection. */
export function usePanel(uuid: string, isFromShared: boolean, onChanged: (row: TaskDetail) => void) {
  const { data, error, mutate } = useSwr(
    keyOf(uuid),
    async () => (await (isFromShared ? tasksReadShared({ uuid }) : tasksReadDetail(uuid))).data,
    { refreshInterval: 60_000, keepPreviousData: false },
  );
  const { mutate: keep } = useSWRConfig();
  const refresh = useRevalidate('/task-management/spaces');
  const undo = useTaskUndo();
  const [collision, setCollision] = useState<EditConflict<TaskDetail>>();
  const [settled, setSettled] = useState(0);
  /** Latest known tasks by id; the panel can move on to another task while one is still saving. */
  const detailCache = useRef(new Map<string, TaskDetail>());
  if (data && (detailCache.current.get(data.uuid)?.version ?? 0) <= data.version)
    detailCache.current.set(data.uuid, data);
  const { isSaving, enqueue } = useChangeQueue(uuid, undo);

  const take = async (): Promise<TaskDetail> => {
    const fresh = (await tasksReadDetail(uuid)).data;
    detailCache.current.set(uuid, fresh);
    // Cached under its own key, because the panel may show another task by now.
    await keep(keyOf(uuid), fresh, { revalidate: false });
    onChanged(fresh);
    return fresh;
  };
  /** @param on task as read; its version is the precondition of the update. */
  const write = async (change: Change, on: TaskDetail) => {
    const { data: written } = await tasksUpdate(uuid, { ...change, version: on.version } as TaskUpdate);
    undo.wrote(on, written);
    await take();
    refresh();
  };
  const collide = (latest: TaskDetail, before: TaskDetail, changed: Change): never => {
    setCollision({ latest, before, changed });
    throw new Error(changedText);
  };
  const saveNow = async (edit: Change, begun: Partial<TaskDetail> | undefined) => {
    const latest = detailCache.current.get(uuid);
    if (!latest) return;
    const before = { ...latest, ...begun };
    const change = changedOf(before, edit);
    if (Object.keys(change).length === 0) return;
    // A concurrent change may have arrived while the user was editing.
    if (overlaps(before, latest, change)) collide(latest, before, change);
    try {
      await write(change, latest);
    } catch (reason) {
      if (!isStale(reason)) throw toError(reason);
      const fresh = await take().catch((again: unknown) => {
        throw toError(again);
      });
      if (overlaps(before, fresh, change)) collide(fresh, before, change);
      // Changes of other fields are no conflict.
      await write(change, fresh).catch((again: unknown) => {
        throw toError(again);
      });
    }
  };
  /**
   * Queues a change.
   * @param begun field values when editing began.
   * @throws Error with a message for the field.
   */
  const save = (change: Change, begun?: Partial<TaskDetail>): Promise<void> =>
    enqueue(() => saveNow(change, begun));
  /** Runs a call for assignees, parents or dependencies. @throws Error with a message to show. */
  const run = async <T>(call: () => Promise<T>, done?: (answer: T) => void): Promise<void> => {
    try {
      // Track the undo until its action is registered.
      await undo.track(call().then((answer) => done?.(answer)));
      await take();
    } catch (reason) {
      throw toError(reason);
    }
    refresh();
  };
  const settle = () => {
    setCollision(undefined);
    setSettled((count) => count + 1);
  };
  const isGone =
    error instanceof ApiError && (error.status === 404 || error.status === 403 || error.status === 400);
  return {
    task: data,
    error: error as unknown,
    undo,
    isGone,
    isSaving,
    reload: () => void mutate(),
    /** Reloads the task after a change outside its fields; the change itself reports errors. */
    reread: () => void take().catch(() => undefined),
    save,
    run,
    /** Returns the latest known task, which may be newer than the one a field started with. */
    latest: () => detailCache.current.get(uuid),
    collision,
    /** Number of resolved conflicts; used as key to remount the fields. */
    settled,
    /** Saves the user's values of the fields chosen in the conflict dialog. */
    resolve: async (chosen: Change) => {
      if (!collision) return;
      const change = Object.fromEntries(
        Object.entries(chosen).map(([name, value]) => [
          name,
          name === 'custom' ? value : (collision.changed[name] as unknown),
        ]),
      );
      const on = detailCache.current.get(collision.latest.uuid) ?? collision.latest;
      if (on.uuid === uuid && Object.keys(change).length > 0) await write(change, on);
      settle();
    },
    /** Deferred until the dialog has closed, so that the focus returns correctly. */
    takeTheirs: () => void setTimeout(settle),
    keepEditing: () => setCollision(undefined),
  };
}
export type PanelState = ReturnType<typeof usePanel>;
