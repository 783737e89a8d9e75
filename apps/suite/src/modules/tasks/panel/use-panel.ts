import { ApiError, type TaskDetail, type TaskUpdate } from '@plumbline/api';
import { tasksUpdate, taskCallsDetail, taskCallsSharedItem } from '@plumbline/api/hooks/tasks';
import { errorText, isStale } from '@plumbline/app-kit';
import { staleText } from '@plumbline/app-kit/overwrite';
import type { Collision } from '@plumbline/app-kit/kind/Conflict';
import { useRefresh } from '@plumbline/app-kit/refresh';
import { useRef, useState } from 'react';
import useSwr from 'swr';
import { overlaps } from './conflict.ts';

export type Change = Partial<TaskUpdate> & Record<string, unknown>;

/** One item as its panel shows it, and saving what is changed in it field by field. */
export function usePanel(uuid: string, isFromShared: boolean, onChanged: (row: TaskDetail) => void) {
  const { data, error, mutate } = useSwr(
    ['/task-management/detail', uuid],
    async () => (await (isFromShared ? taskCallsSharedItem({ uuid }) : taskCallsDetail(uuid))).data,
    { refreshInterval: 30_000, keepPreviousData: false },
  );
  const refresh = useRefresh('/task-management/spaces');
  const [collision, setCollision] = useState<Collision<TaskDetail>>();
  const [isSaving, setSaving] = useState(0);
  const latest = useRef<TaskDetail>(undefined);
  latest.current =
    data && (latest.current?.uuid !== data.uuid || latest.current.version <= data.version)
      ? data
      : latest.current;
  /** Changes of one item follow one another, each on the version that the last one made. */
  const queue = useRef<Promise<unknown>>(Promise.resolve());

  const take = async (): Promise<TaskDetail> => {
    const fresh = (await taskCallsDetail(uuid)).data;
    latest.current = fresh;
    await mutate(fresh, { revalidate: false });
    onChanged(fresh);
    return fresh;
  };
  const write = async (change: Change, version: number) => {
    await tasksUpdate(uuid, { ...change, version } as TaskUpdate);
    await take();
    refresh();
  };
  const saveNow = async (change: Change) => {
    const before = latest.current;
    if (!before) return;
    try {
      await write(change, before.version);
    } catch (reason) {
      if (!isStale(reason)) throw new Error(errorText(reason), { cause: reason });
      const fresh = await take();
      // What another has changed elsewhere in it is no conflict.
      if (!overlaps(before, fresh, change)) {
        await write(change, fresh.version).catch((again: unknown) => {
          throw new Error(errorText(again), { cause: again });
        });
        return;
      }
      setCollision({ latest: fresh, before, changed: change });
      throw new Error(staleText, { cause: reason });
    }
  };
  const save = (change: Change): Promise<void> => {
    setSaving((count) => count + 1);
    const next = queue.current.then(() => saveNow(change)).finally(() => setSaving((count) => count - 1));
    queue.current = next.catch(() => undefined);
    return next;
  };
  /** A call beside the fields: people, parents, dependencies. Its failure is thrown in words. */
  const run = async (call: () => Promise<unknown>): Promise<void> => {
    try {
      await call();
    } catch (reason) {
      throw new Error(errorText(reason), { cause: reason });
    }
    await take();
    refresh();
  };
  const isGone =
    error instanceof ApiError && (error.status === 404 || error.status === 403 || error.status === 400);
  return {
    task: data,
    error: error as unknown,
    isGone,
    isSaving: isSaving > 0,
    reload: () => void mutate(),
    save,
    run,
    collision,
    resolve: async (change: Change) => {
      const { version = 0 } = latest.current ?? {};
      await write(change, version);
      setCollision(undefined);
    },
    leave: () => setCollision(undefined),
  };
}
export type PanelState = ReturnType<typeof usePanel>;
