import type { Estimate } from '@plumbline/api';
import { ago } from '@plumbline/app-kit/format/format-values';
import { ConflictDialog } from '@plumbline/ui/ConflictDialog';
import { useCallback, useState, type ReactNode, type RefObject } from 'react';
import { cellText, placeOfCell } from './estimate-cells.ts';
import type { CellConflict, Choices } from './save-queue.ts';
import { estimatesMessages as text } from './messages.ts';

interface Question {
  conflicts: readonly CellConflict[];
  resolve: (choices: Choices) => void;
  reject: (reason: Error) => void;
}

const namesOf = (conflicts: readonly CellConflict[]): string =>
  new Intl.ListFormat('en-US').format([
    ...new Set(conflicts.map(({ user_name }) => user_name || text.someoneElse)),
  ]);

/** Asks whose value of a cell stands, one rejected update after the other. */
export function useConflictDialog(estimate: RefObject<Estimate | undefined>): {
  /** Resolves with the choice for each cell; rejects with a message if the user keeps editing. */
  ask: (conflicts: readonly CellConflict[]) => Promise<Choices>;
  dialog: ReactNode;
} {
  const [questions, setQuestions] = useState<readonly Question[]>([]);
  const [choices, setChoices] = useState<Readonly<Record<string, 'mine' | 'theirs'>>>({});
  const ask = useCallback(
    (conflicts: readonly CellConflict[]) =>
      new Promise<Choices>((resolve, reject) =>
        setQuestions((was) => [...was, { conflicts, resolve, reject }]),
      ),
    [],
  );
  const [first] = questions;
  const answer = (act: (question: Question) => void) => {
    if (!first) return;
    act(first);
    setQuestions((was) => was.slice(1));
    setChoices({});
  };
  const current = estimate.current;
  const person = first ? namesOf(first.conflicts) : '';
  const when = first?.conflicts
    .map(({ changed_at }) => changed_at)
    .toSorted()
    .at(-1);
  return {
    ask,
    dialog: first && current && (
      <ConflictDialog
        isOpen
        record={text.theEstimate}
        person={person}
        when={ago(when ?? '')}
        conflicts={first.conflicts.map(({ cell, was, theirs, mine }) => {
          const { field, line } = placeOfCell(current, cell);
          return {
            id: cell,
            label: line === undefined ? field : `${field}, ${line}`,
            was: was === undefined ? '' : cellText(cell, was || null),
            theirs: cellText(cell, theirs),
            mine: cellText(cell, mine),
          };
        })}
        choices={choices}
        onChoicesChange={setChoices}
        onSave={() => answer(({ resolve }) => resolve(new Map(Object.entries(choices))))}
        onTakeTheirs={() =>
          answer(({ resolve, conflicts }) =>
            resolve(new Map(conflicts.map(({ cell }) => [cell, 'theirs' as const]))),
          )
        }
        onKeepEditing={() => answer(({ reject }) => reject(new Error(text.conflictKept(person))))}
      />
    ),
  };
}
