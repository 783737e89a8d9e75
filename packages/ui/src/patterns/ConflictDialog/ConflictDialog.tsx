import { useState, type ReactNode } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { ConfirmDialog } from '../../components/Dialog/ConfirmDialog.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { Banner } from '../../components/Feedback/Banner.tsx';
import { useLocale } from '../../locale.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { ChoiceGrid } from '../MergeRecords/ChoiceGrid.tsx';
import * as styles from './ConflictDialog.css.ts';
import { conflictDialogMessages } from './ConflictDialog.messages.ts';
import { useConflictSave } from './useConflictSave.ts';
import type { ConflictSide, ConflictField, MergedField } from './ConflictField.ts';
import { MergedList } from './MergedList.tsx';
import { ConflictRow } from './ConflictRow.tsx';
import { ConflictFooter } from './ConflictFooter.tsx';

export type { ConflictSide, ConflictField, MergedField } from './ConflictField.ts';

export interface ConflictDialogProps {
  /** Controlled open state. */
  isOpen: boolean;
  /** Name of the record. */
  record: string;
  /** Name of the person who saved first. */
  person: string;
  /** Relative time, e.g. "2 minutes ago". */
  when: string;
  /** Fields that both users changed. */
  conflicts: readonly ConflictField[];
  /** Fields that are merged without a question. */
  merged?: readonly MergedField[];
  /** Chosen side by field; missing fields are undecided. */
  choices: Readonly<Record<string, ConflictSide>>;
  /** Called with the chosen side by field. */
  onChoicesChange: (choices: Readonly<Record<string, ConflictSide>>) => void;
  /** Saves after every conflict was decided. A rejection's message is shown and the choices are kept. */
  onSave: () => void | Promise<void>;
  /** Discards the user's changes after a confirmation. */
  onTakeTheirs: () => void | Promise<void>;
  /** Returns to the form with all input; also on Escape. */
  onKeepEditing: () => void;
}

interface ConflictHeadProps {
  /** Name of the person who saved first. */
  person: string;
  /** Buttons that choose one side for all fields; false for a single field. */
  shortCuts: { theirs: ReactNode; mine: ReactNode } | false;
}

/** Column headings of the conflicts. */
function ConflictHead({ person, shortCuts }: ConflictHeadProps) {
  const messages = useMessages('conflictDialog', conflictDialogMessages);
  return (
    <div className={styles.head}>
      <span className={styles.headCell}>{messages.field}</span>
      <span className={styles.headCell}>{messages.before}</span>
      <span className={styles.headCell}>
        {person}
        {shortCuts && shortCuts.theirs}
      </span>
      <span className={styles.headCell}>
        {messages.mine}
        {shortCuts && shortCuts.mine}
      </span>
    </div>
  );
}

/**
 * Conflict dialog for concurrent edits: chooses the value to keep field by field. Nothing is preselected.
 *
 * @example
 * const [choices, setChoices] = useState<Readonly<Record<string, ConflictSide>>>({});
 * return (
 *   <ConflictDialog
 *     isOpen
 *     record="Riverside Clinic"
 *     person="Dana Ruiz"
 *     when="2 minutes ago"
 *     conflicts={[{ id: 'amount', label: 'Amount', mine: '$4,795,000', theirs: '$4,918,240' }]}
 *     choices={choices}
 *     onChoicesChange={setChoices}
 *     onSave={() => console.log(choices)}
 *     onTakeTheirs={() => console.log('Theirs')}
 *     onKeepEditing={() => console.log('Edit')}
 *   />
 * );
 */
export function ConflictDialog({
  isOpen,
  record,
  person,
  when,
  conflicts,
  merged = [],
  choices,
  onChoicesChange,
  onSave,
  onTakeTheirs,
  onKeepEditing,
}: ConflictDialogProps) {
  const messages = useMessages('conflictDialog', conflictDialogMessages);
  const { locale } = useLocale();
  const [isDiscarding, setDiscarding] = useState(false);
  const open = conflicts.filter(({ id }) => choices[id] === undefined);
  const own = [...conflicts, ...merged.filter(({ by }) => by === 'mine')].map(({ label }) => label);

  const all = (side: ConflictSide) =>
    onChoicesChange(Object.fromEntries(conflicts.map(({ id }) => [id, side] as const)));
  const { isSubmitted, isSaving, failure, firstOf, save } = useConflictSave({ isOpen, open, onSave });
  const leave = () => {
    if (!isSaving) onKeepEditing();
  };
  const shortCuts = conflicts.length > 1 && {
    theirs: (
      <Button size="sm" variant="ghost" isQuiet isDisabled={isSaving} onPress={() => all('theirs')}>
        {messages.allTheirs}
      </Button>
    ),
    mine: (
      <Button size="sm" variant="ghost" isQuiet isDisabled={isSaving} onPress={() => all('mine')}>
        {messages.allMine}
      </Button>
    ),
  };

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={leave}
      title={messages.title(record)}
      description={messages.changed(person, when)}
      width={950}
      isDismissable={false}
      hasFooterLine
      footer={
        <ConflictFooter
          chosen={conflicts.length - open.length}
          total={conflicts.length}
          isSaving={isSaving}
          onKeepEditing={leave}
          onTakeTheirs={() => setDiscarding(true)}
          onSave={() => void save()}
        />
      }
    >
      <div className={styles.body}>
        <p className={styles.lead}>
          {conflicts.length > 0
            ? messages.choose(conflicts.length, conflicts.length.toLocaleString(locale))
            : messages.noConflict}
        </p>
        {failure !== undefined && (
          <Banner tone="bad" isUrgent>
            {failure}
          </Banner>
        )}
        {conflicts.length > 0 && (
          <>
            {shortCuts && (
              <div className={styles.short}>
                {shortCuts.theirs}
                {shortCuts.mine}
              </div>
            )}
            <ChoiceGrid label={messages.title(record)} columns={3}>
              <ConflictHead person={person} shortCuts={shortCuts} />
              {conflicts.map((field) => (
                <ConflictRow
                  key={field.id}
                  field={field}
                  person={person}
                  choice={choices[field.id]}
                  isSubmitted={isSubmitted}
                  isDisabled={isSaving}
                  onChoose={(side) => onChoicesChange({ ...choices, [field.id]: side })}
                  firstRef={(input) => {
                    if (input) firstOf.current.set(field.id, input);
                    else firstOf.current.delete(field.id);
                  }}
                />
              ))}
            </ChoiceGrid>
          </>
        )}
        {merged.length > 0 && <MergedList merged={merged} person={person} />}
      </div>
      <ConfirmDialog
        isOpen={isDiscarding}
        onOpenChange={setDiscarding}
        title={messages.discardTitle}
        confirmLabel={messages.discard}
        cancelLabel={messages.keepEditing}
        onConfirm={onTakeTheirs}
      >
        {own.length > 0 ? messages.discardText(new Intl.ListFormat(locale).format(own)) : undefined}
      </ConfirmDialog>
    </Dialog>
  );
}
