import type { AlternateOwnLine, Estimate, EstimateItem } from '@plumbline/api';
import { estimateItemsUpdate, estimatesRecompute } from '@plumbline/api/hooks/estimation';
import { isStale } from '@plumbline/app-kit';
import { useRef, type ReactNode } from 'react';
import { lineCell } from './estimate-cells.ts';
import { mergeEstimateItem, pickLine } from './merge-estimate-item.ts';
import { estimatesMessages as text } from './messages.ts';
import { useConflictDialog } from './useConflictDialog.tsx';

type Line = Omit<AlternateOwnLine, 'uuid'>;

/** Saves the form of a line without take-off; if someone else changed the line, fields of both are joined. */
export function useSaveEstimateItem(
  uuid: string,
  estimate: Estimate,
): {
  /** Rejects with a message if the line was removed, or the user keeps editing after a conflict. */
  save: (opened: { item: EstimateItem; seen: number }, line: Line) => Promise<void>;
  /** Dialog of a conflict. */
  dialog: ReactNode;
} {
  const latest = useRef<Estimate>(estimate);
  latest.current = estimate;
  const { ask, dialog } = useConflictDialog(latest);
  const save = async ({ item, seen }: { item: EstimateItem; seen: number }, line: Line): Promise<void> => {
    try {
      await estimateItemsUpdate(uuid, item.uuid, { ...line, version: item.version });
      return;
    } catch (reason) {
      if (!isStale(reason)) throw reason;
    }
    const { data: now } = await estimatesRecompute(uuid, { known: [], since: seen });
    const theirs = now.groups.find(({ condition_id }) => condition_id === item.uuid)?.item;
    if (!theirs) throw new Error(text.lineWasRemoved);
    const { merged, conflicts } = mergeEstimateItem({ was: item, mine: line, theirs });
    const cellOf = (field: string) => lineCell({ condition_id: item.uuid, line_id: item.uuid }, field);
    const choices = conflicts.length
      ? await ask(
          conflicts.map((field) => {
            const change = now.changes?.find(({ cell }) => cell === cellOf(field));
            return {
              cell: cellOf(field),
              was: item[field] ?? '',
              theirs: theirs[field] ?? null,
              mine: line[field] ?? null,
              user_name: change?.user_name ?? '',
              changed_at: change?.changed_at ?? new Date().toISOString(),
            };
          }),
        )
      : undefined;
    const chosen = pickLine((field) => (choices?.get(cellOf(field)) === 'theirs' ? theirs : merged));
    // The user has now seen the other values.
    await save({ item: theirs, seen: now.version }, chosen);
  };
  return { save, dialog };
}
