import type { ManyChanged, MergeOutcome } from '@plumbline/api';
import { titleOf, type Entity, type EntityMeta, type FieldsChange } from '@plumbline/api/entities';
import { toast } from '@plumbline/ui/toast';
import { areaOf } from '../data/entity-area.ts';
import { useRevalidate } from '../data/use-revalidate.ts';
import { countText } from '../format/count-text.ts';
import { undoMessages } from '../undo/messages.ts';
import { changesUndo, mergeUndo } from '../undo/record-undo.ts';
import { textIn } from './board.ts';
import { useListUndo } from '../undo/use-list-undo.ts';
import { writtenChanges } from './written-changes.ts';

type Undoable = Pick<
  Entity<{ uuid: string }>,
  'one' | 'many' | 'path' | 'title' | 'fields' | 'revertMany' | 'undoMerge'
> &
  Pick<EntityMeta, 'name'>;

/** Returns a function that reports a bulk update with its undo. */
export function useBulkUndo(entity: Undoable) {
  const undo = useListUndo();
  const refresh = useRevalidate(areaOf(entity));
  return (text: string, { changes = [], refused }: ManyChanged & { changes?: readonly FieldsChange[] }) => {
    if (entity.revertMany && changes.length > 0)
      undo.done(
        changesUndo(changes, entity, {
          description: text,
          undoText: undoMessages.changedBack(countText(changes.length, entity)),
          refresh,
        }),
      );
    else if (refused.length === 0) toast.success(text);
  };
}

/**
 * Returns a function that reports a move to another status with its undo, which restores what followed the status, too.
 * @param status name of the status field
 */
export function useMoveUndo<Row extends { uuid: string }>(entity: Undoable, status: string) {
  const undo = useListUndo();
  const refresh = useRevalidate(areaOf(entity));
  return (from: Row, to: Row) =>
    undo.done(
      changesUndo([{ uuid: to.uuid, ...writtenChanges(entity.fields, from, to) }], entity, {
        description: undoMessages.moved(titleOf(entity, to), textIn(to, status) ?? ''),
        undoText: undoMessages.movedBack(titleOf(entity, to), textIn(from, status) ?? ''),
        refresh,
      }),
    );
}

/** Returns a function that reports a merge with its undo. */
export function useMergeUndo(entity: Undoable) {
  const undo = useListUndo();
  // Related records of any entity move.
  const refresh = useRevalidate('/');
  return ({ merge_id }: MergeOutcome, count: number) =>
    undo.done(mergeUndo(merge_id, count, entity, refresh));
}
