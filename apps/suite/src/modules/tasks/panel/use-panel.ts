import { ApiError, type TaskDetail, type TaskUpdate } from '@plumbline/api';
import { tasksUpdate, taskCallsDetail, taskCallsSharedItem } from '@plumbline/api/hooks/tasks';
import { errorText, isStale, showError } from '@plumbline/app-kit';
import type { Collision } from '@plumbline/app-kit/form/Conflict';
import { useRefresh } from '@plumbline/app-kit/data/use-revalidate';
import { useEffect, useRef, useState } from 'react';
import useSwr, { useSWRConfig } from 'swr';
import { useTaskUndo } from '../use-undo.ts';
import { changedOf, overlaps } from './conflict.ts';

export type Change = Partial<TaskUpdate> & Record<string, unknown>;
const keyOf = (uuid: string) => ['/task-management/detail', uuid];
const changedText =
  'Somebody else changed this meanwhile. What you wrote is kept here until you choose between the two.';
const inWords = (reason: unknown) => new Error(errorText(reason), { cause: reason });

/** One item as its panel shows it, and saving what is changed in it field by field. */
export function usePanel(uuid: string, isFromShared: boolean, onChanged: (row: TaskDetail) => void) {
  const { data, error, mutate } = useSwr(
    keyOf(uuid),
    async () => (await (isFromShared ? taskCallsSharedItem({ uuid }) : taskCallsDetail(uuid))).data,
    { refreshInterval: 60_000, keepPreviousData: false },
  );
  const { mutate: keep } = useSWRConfig();
  const refresh = useRefresh('/task-management/spaces');
  const undo = useTaskUndo();
  const [collision, setCollision] = useState<Collision<TaskDetail>>();
  const [settled, setSettled] = useState(0);
  const [isSaving, setSaving] = useState(0);
  /** Items by their id as they were read or written last: the panel goes on to another while one is still saved. */
  const known = useRef(new Map<string, TaskDetail>());
  if (data && (known.current.get(data.uuid)?.version ?? 0) <= data.version)
    known.current.set(data.uuid, data);
  /** Changes of items follow one another, each on the version that the last one made. */
  const queue = useRef<Promise<unknown>>(Promise.resolve());
  const shown = useRef<string>(undefined);
  useEffect(() => {
    shown.current = uuid;
    return () => {
      shown.current = undefined;
    };
  }, [uuid]);

  const take = async (): Promise<TaskDetail> => {
    const fresh = (await taskCallsDetail(uuid)).data;
    known.current.set(uuid, fresh);
    // By its own key: the panel may show another by now.
    await keep(keyOf(uuid), fresh, { revalidate: false });
    onChanged(fresh);
    return fresh;
  };
  /** @param on the item as it was read: its version is the one that is changed. */
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
  const saveNow = async (wanted: Change, begun: Partial<TaskDetail> | undefined) => {
    const latest = known.current.get(uuid);
    if (!latest) return;
    const before = { ...latest, ...begun };
    const change = changedOf(before, wanted);
    if (Object.keys(change).length === 0) return;
    // Somebody else's words may have come while these were being written.
    if (overlaps(before, latest, change)) collide(latest, before, change);
    try {
      await write(change, latest);
    } catch (reason) {
      if (!isStale(reason)) throw inWords(reason);
      const fresh = await take().catch((again: unknown) => {
        throw inWords(again);
      });
      if (overlaps(before, fresh, change)) collide(fresh, before, change);
      // What another has changed elsewhere in it is no conflict.
      await write(change, fresh).catch((again: unknown) => {
        throw inWords(again);
      });
    }
  };
  /**
   * Writes a change after those before it.
   * @param begun what the fields showed as somebody began to write in them.
   * @throws Error in words for beside the field.
   */
  const save = (change: Change, begun?: Partial<TaskDetail>): Promise<void> => {
    setSaving((count) => count + 1);
    const next = undo.track(
      queue.current
        .then(() => saveNow(change, begun))
        .catch((reason: unknown) => {
          // Beside the field it could not be read any more.
          if (shown.current !== uuid) showError(reason, reason instanceof Error ? reason.message : undefined);
          throw reason;
        })
        .finally(() => setSaving((count) => count - 1)),
    );
    queue.current = next.catch(() => undefined);
    return next;
  };
  /** A call beside the fields: people, parents, dependencies. Its failure is thrown in words. */
  const run = async <T>(call: () => Promise<T>, done?: (answer: T) => void): Promise<void> => {
    try {
      // How it is taken back is known before anybody can ask for that.
      await undo.track(call().then((answer) => done?.(answer)));
      await take();
    } catch (reason) {
      throw inWords(reason);
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
    isSaving: isSaving > 0,
    reload: () => void mutate(),
    /** What was done beside its fields shows in it and in its list; a failure is told by what was done. */
    reread: () => void take().catch(() => undefined),
    save,
    run,
    /** As it is known by now, which may be newer than what a field began with. */
    latest: () => known.current.get(uuid),
    collision,
    /** How many conflicts have been decided: what was being written then is shown anew. */
    settled,
    /** Writes the fields of what was wanted that somebody has decided for; what they are to say is what was wanted. */
    resolve: async (chosen: Change) => {
      if (!collision) return;
      const change = Object.fromEntries(
        Object.entries(chosen).map(([name, value]) => [
          name,
          name === 'custom' ? value : (collision.changed[name] as unknown),
        ]),
      );
      const on = known.current.get(collision.latest.uuid) ?? collision.latest;
      if (on.uuid === uuid && Object.keys(change).length > 0) await write(change, on);
      settle();
    },
    /** After the question about it has closed: the focus goes back the way it came. */
    takeTheirs: () => void setTimeout(settle),
    keepEditing: () => setCollision(undefined),
  };
}
export type PanelState = ReturnType<typeof usePanel>;
