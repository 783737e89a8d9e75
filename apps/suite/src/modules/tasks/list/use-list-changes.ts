import type { Task } from '@plumbline/api';
import { useRevalidate } from '@plumbline/app-kit/data/use-revalidate';
import { useUndoKeys } from '@plumbline/app-kit/undo/use-undo';
import type { RefObject } from 'react';
import type { BoardHandle } from '../board/TaskBoard.tsx';
import { useTaskChanges } from '../use-changes.ts';
import { useStatusCallback } from '../use-status-callback.ts';
import { undoArea } from '../use-undo.ts';
import type { TaskTree } from './use-tree.ts';

/** Writes of a task list and how the shown tree or board follows them, with undo by keyboard. */
export function useListChanges(tree: TaskTree, board: RefObject<BoardHandle | null>) {
  const show = (row: Task) => {
    tree.replace(row);
    board.current?.show(row);
  };
  const reload = () => {
    void tree.refresh();
    board.current?.reload();
  };
  const refresh = useRevalidate('/task-management');
  useUndoKeys(undoArea, 'Tasks', () => {
    reload();
    refresh();
  });
  const { setStatus, add } = useTaskChanges(show, reload);
  const onStatus = useStatusCallback(setStatus);
  return {
    /** Shows a changed task. */
    show,
    /** Reads the list again. */
    reload,
    /** Sets a status; the identity is stable. */
    onStatus,
    /** Creates a task. @throws Error with a message for the input. */
    add,
    /** Shows a new task below its parent, which is expanded. */
    showAdded: async (row: Task, parent: Task | undefined) => {
      if (parent && !tree.branches.has(parent.uuid)) await tree.load(parent.uuid);
      else tree.add(parent?.uuid ?? null, row);
      if (parent) tree.setExpanded(new Set([...tree.expanded, parent.uuid]));
      board.current?.reload();
    },
  };
}
export type ListChanges = ReturnType<typeof useListChanges>;
