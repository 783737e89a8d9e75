import { useState } from 'react';
import type { ScheduleDrag } from './useScheduleDrag.ts';
import type { ScheduleAnswer, ScheduleBar, ScheduleBoardProps, ScheduleMove } from './scheduleTypes.ts';
import { timesOf } from './time.ts';
import type { ScheduleFormat } from './useScheduleFormat.ts';

/** A change that was refused, with the reason. */
export interface Refusal {
  title: string;
  text: string;
}

const noMoves: ReadonlyMap<string, ScheduleMove> = new Map();

/** Saves changes: the bar stays at its new place until the answer, and goes back if that is a refusal. */
export function useScheduleSaving(
  { bars, rows, onMove, onResize, onLink }: ScheduleBoardProps,
  format: ScheduleFormat,
) {
  const { messages } = format;
  const [announcement, announce] = useState('');
  const [refusal, setRefusal] = useState<Refusal>();
  const [pending, setPending] = useState(noMoves);
  const labelOf = (id: string) => bars.find((one) => one.id === id)?.label ?? '';

  /** Text of the refusal; undefined if the change is accepted. */
  const ask = async (
    question: () => ScheduleAnswer | Promise<ScheduleAnswer>,
  ): Promise<string | undefined> => {
    try {
      const answer = await question();
      return typeof answer === 'string' ? answer : undefined;
    } catch {
      return messages.notSaved;
    }
  };
  const writtenMove = (bar: ScheduleBar | undefined, move: ScheduleMove, kind: 'move' | 'resize'): string => {
    const title = bar?.label ?? '';
    const when = format.when(timesOf(move));
    if (kind === 'resize') return messages.resized(title, when);
    if (bar?.rowId === move.rowId) return messages.moved(title, when);
    return messages.movedTo(title, rows.find((row) => row.id === move.rowId)?.label ?? '', when);
  };
  /** Asks for a move; resolves to the text of its refusal. */
  const save = async (move: ScheduleMove, kind: 'move' | 'resize'): Promise<string | undefined> => {
    const change = kind === 'resize' ? (onResize ?? onMove) : (onMove ?? onResize);
    if (!change) return undefined;
    setRefusal(undefined);
    setPending((was) => new Map(was).set(move.barId, move));
    const text = await ask(() => change(move));
    setPending((was) => {
      // A later move of the same bar waits for its own answer.
      if (was.get(move.barId) !== move) return was;
      const next = new Map(was);
      next.delete(move.barId);
      return next;
    });
    if (text === undefined) {
      const bar = bars.find((one) => one.id === move.barId);
      announce(writtenMove(bar, move, kind));
    }
    return text;
  };
  return {
    announcement,
    announce,
    refusal,
    dismissRefusal: () => setRefusal(undefined),
    pending,
    save,
    commit: (move: ScheduleMove, kind: 'move' | 'resize') => {
      void save(move, kind).then((text) => {
        if (text !== undefined) setRefusal({ title: messages.wentBack(labelOf(move.barId)), text });
      });
    },
    commitLink: ({ item, linkType }: ScheduleDrag, targetId: string) => {
      if (!onLink) return;
      setRefusal(undefined);
      const link = { fromId: item.bar.id, toId: targetId, type: linkType };
      void ask(() => onLink(link)).then((text) => {
        if (text === undefined) announce(messages.linked(item.bar.label, labelOf(targetId)));
        else setRefusal({ title: messages.notLinked(item.bar.label), text });
      });
    },
  };
}

export type ScheduleSaving = ReturnType<typeof useScheduleSaving>;
