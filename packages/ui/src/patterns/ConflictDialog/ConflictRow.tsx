import { useId } from 'react';
import { useMessages } from '../../messages/useMessages.ts';
import { ChoiceCell, ChoiceRow, ChoiceStill, ChoiceValue } from '../MergeRecords/ChoiceGrid.tsx';
import * as styles from './ConflictDialog.css.ts';
import { conflictDialogMessages } from './ConflictDialog.messages.ts';
import type { ConflictSide, ConflictField } from './ConflictField.ts';

export interface ConflictRowProps {
  field: ConflictField;
  /** Name of the person who saved first. */
  person: string;
  /** Chosen side; undefined while undecided. */
  choice: ConflictSide | undefined;
  /** Shows that a side must be chosen. */
  isSubmitted: boolean;
  isDisabled: boolean;
  onChoose: (side: ConflictSide) => void;
  /** Ref to the input of the first side. */
  firstRef: (input: HTMLInputElement | null) => void;
}

/** Field in conflict: the value before, and both values to choose from. */
export function ConflictRow({
  field,
  person,
  choice,
  isSubmitted,
  isDisabled,
  onChoose,
  firstRef,
}: ConflictRowProps) {
  const messages = useMessages('conflictDialog', conflictDialogMessages);
  const name = useId();
  const cell = (side: ConflictSide) => ({
    name,
    value: side,
    isChosen: choice === side,
    isDisabled,
    onChoose: () => onChoose(side),
  });
  return (
    <ChoiceRow
      label={field.label}
      isRequired
      errorMessage={isSubmitted && choice === undefined ? messages.chooseOne : undefined}
    >
      <ChoiceStill>
        <span className={styles.before}>{messages.before}: </span>
        <ChoiceValue value={field.was} empty={messages.empty} />
      </ChoiceStill>
      <ChoiceCell {...cell('theirs')} from={messages.theirValue(person)} ref={firstRef}>
        <ChoiceValue value={field.theirs} empty={messages.empty} />
      </ChoiceCell>
      <ChoiceCell {...cell('mine')} from={messages.myValue}>
        <ChoiceValue value={field.mine} empty={messages.empty} />
      </ChoiceCell>
    </ChoiceRow>
  );
}
