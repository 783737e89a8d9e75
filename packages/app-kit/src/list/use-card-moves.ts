import type { Entity } from '@plumbline/api/entities';
import { useRef, useState } from 'react';
import { isStale, showError } from '../data/error-message.ts';

/**
 * Saves moves of cards to another status, with the moved row shown at once and put back when the call fails.
 * @param update call that writes a record; without it nothing moves
 * @param status name of the status field
 * @param change shows a row in its column
 * @param reload reads the board again, after a stale version or a failed sequence of moves
 * @param onMoved called with the row before and after a move was saved
 * @returns `moving`: optimistic values of rows that are being saved
 */
export function useCardMoves<Row extends { uuid: string; version: number }, Update>(
  update: Entity<Row, never, Update>['update'],
  status: string,
  {
    change,
    reload,
    onMoved,
  }: { change: (row: Row) => void; reload: () => void; onMoved?: (from: Row, to: Row) => void },
) {
  const [moving, setMoving] = useState<ReadonlyMap<string, Row>>(new Map());
  const saving = useRef(new Map<string, Promise<Row>>());
  const move = async (row: Row, columnId: string) => {
    const cardId = row.uuid;
    if (!update) return;
    const next = { ...row, [status]: columnId };
    const before = saving.current.get(cardId);
    const save = async (): Promise<Row> => {
      // A second move of the same card waits for the first.
      const from = (await before?.catch(() => undefined)) ?? row;
      const { data } = await update(cardId, { [status]: columnId, version: from.version } as Update);
      onMoved?.(from, data);
      return data;
    };
    const work = save();
    const isLast = () => saving.current.get(cardId) === work;
    saving.current.set(cardId, work);
    setMoving((now) => new Map(now).set(cardId, next));
    change(next);
    try {
      const saved = await work;
      if (isLast()) change(saved);
    } catch (reason) {
      if (isLast()) change(row);
      if (before || isStale(reason)) reload();
      showError(reason);
    } finally {
      if (isLast()) {
        saving.current.delete(cardId);
        setMoving((now) => new Map([...now].filter(([uuid]) => uuid !== cardId)));
      }
    }
  };
  return { moving, move };
}
