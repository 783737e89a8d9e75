import type { ManyChanged } from '@plumbline/api';
import type { Entity, FieldsChange } from '@plumbline/api/entities';
import { messages } from '@plumbline/validation/messages';
import { countText } from '../format/count-text.ts';
import { undoMessages } from './messages.ts';
import type { PartialUndo, UndoableAction } from './undo-stack.ts';

/** Singular and plural of an entity in the middle of a sentence. */
interface Nouns {
  one: string;
  many: string;
}
/** Number of records that a message names before it counts the others. */
const NAMED_RECORDS = 3;

/** Which records were not changed back, and why; undefined if all were. */
export function refusedText({ changed, unchanged, refused }: ManyChanged, nouns: Nouns): string | undefined {
  const [first] = refused;
  if (!first) return undefined;
  const nameOf = ({ name }: ManyChanged['refused'][number]) => name || undoMessages.deletedRecord(nouns.one);
  if (refused.length === 1 && changed + unchanged === 0)
    return undoMessages.recordRefused(nameOf(first), first.message);
  const named = refused
    .slice(0, NAMED_RECORDS)
    .map((each) => undoMessages.refusal(nameOf(each), each.message));
  return undoMessages.recordsRefused(
    refused.length.toLocaleString('en-US'),
    countText(changed + unchanged + refused.length, nouns),
    named.join(' '),
    refused.length - named.length,
  );
}

/** Undo of a deletion. */
export const removalUndo = (
  count: number,
  nouns: Nouns,
  restore: () => Promise<unknown>,
): UndoableAction => ({
  description: messages.itemDeleted,
  undoText: undoMessages.restored(countText(count, nouns)),
  back: restore,
});

/** Undo of changed fields. Records that were changed since are named and stay as they are. */
export const changesUndo = (
  changes: readonly FieldsChange[],
  { one, many, revertMany }: Pick<Entity<{ uuid: string }>, 'one' | 'many' | 'revertMany'>,
  {
    refresh,
    ...texts
  }: {
    /** Revalidates what shows the records. */
    refresh: () => void;
  } & Pick<UndoableAction, 'description' | 'undoText'>,
): UndoableAction => ({
  ...texts,
  back: async (): Promise<PartialUndo | undefined> => {
    if (!revertMany) throw new Error(`changes of ${many} cannot be undone`);
    try {
      const { data } = await revertMany({
        changes: changes.map(({ uuid, before, after }) => ({ uuid, before, after })),
      });
      const warning = refusedText(data, { one, many });
      return warning === undefined ? undefined : { warning };
    } finally {
      refresh();
    }
  },
});

/** Undo of a merge. Fields that were changed after it keep their values and are named. */
export const mergeUndo = (
  mergeId: string,
  count: number,
  { many, undoMerge }: Pick<Entity<{ uuid: string }>, 'many' | 'undoMerge'>,
  refresh: () => void,
): UndoableAction => ({
  description: undoMessages.merged(count, many),
  undoText: undoMessages.mergeUndone(count, many),
  back: async (): Promise<PartialUndo | undefined> => {
    if (!undoMerge) throw new Error(`merges of ${many} cannot be undone`);
    const { data } = await undoMerge({ merge_id: mergeId });
    refresh();
    return data.kept.length > 0
      ? { warning: undoMessages.mergeUndoneExcept(count, many, data.kept.join(', ')) }
      : undefined;
  },
});
