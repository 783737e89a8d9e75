import { ArrowRight } from 'lucide-react';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { ConfirmDialog } from '../../components/Dialog/ConfirmDialog.tsx';
import { Dialog } from '../../components/Dialog/Dialog.tsx';
import { Banner } from '../../components/Feedback/Banner.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { VisuallyHidden } from '../../components/Layout/Layout.tsx';
import { useLocale } from '../../locale.tsx';
import { useIsPhone } from '../../media.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { ChoiceCell, ChoiceGrid, ChoiceRow, ChoiceStill, ChoiceValue } from '../MergeRecords/ChoiceGrid.tsx';
import * as styles from './ConflictDialog.css.ts';
import { conflictDialogWords } from './ConflictDialog.messages.ts';

/** Side of a conflict: the saved value or the user's. */
export type ConflictSide = 'theirs' | 'mine';

/** A field that both have changed, to different values. */
export interface ConflictField {
  id: string;
  label: string;
  /** Formatted values; empty, '' and null show as empty. */
  was?: ReactNode;
  theirs?: ReactNode;
  mine?: ReactNode;
}

/** A field that one of the two has changed. */
export interface MergedField {
  id: string;
  label: string;
  was?: ReactNode;
  now?: ReactNode;
  by: ConflictSide;
}

export interface ConflictDialogProps {
  /** Controlled open state. */
  isOpen: boolean;
  /** The record's name. */
  record: string;
  /** Name of the person who saved first. */
  person: string;
  /** Relative time, e.g. "2 minutes ago". */
  when: string;
  /** Fields that both users changed. */
  conflicts: readonly ConflictField[];
  /** Kept without asking. */
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

/** Conflict dialog for concurrent edits: chooses the value to keep field by field. Nothing is preselected. */
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
  const words = useMessages('conflictDialog', conflictDialogWords);
  const { locale } = useLocale();
  const isPhone = useIsPhone();
  const unique = useId();
  const [isAsked, setAsked] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [isDiscarding, setDiscarding] = useState(false);
  const firstOf = useRef(new Map<string, HTMLInputElement>());
  useEffect(() => {
    if (!isOpen) return;
    setAsked(false);
    setFailure(undefined);
  }, [isOpen]);
  const number = (count: number) => count.toLocaleString(locale);
  const open = conflicts.filter(({ id }) => choices[id] === undefined);
  const own = [...conflicts, ...merged.filter(({ by }) => by === 'mine')].map(({ label }) => label);

  const all = (side: ConflictSide) =>
    onChoicesChange(Object.fromEntries(conflicts.map(({ id }) => [id, side] as const)));
  const save = async () => {
    const [first] = open;
    if (first) {
      setAsked(true);
      firstOf.current.get(first.id)?.focus();
      return;
    }
    setSaving(true);
    setFailure(undefined);
    try {
      await onSave();
    } catch (error) {
      setFailure(error instanceof Error && error.message !== '' ? error.message : words.failed);
    } finally {
      setSaving(false);
    }
  };
  const leave = () => {
    if (!isSaving) onKeepEditing();
  };
  const shortCuts = conflicts.length > 1 && {
    theirs: (
      <Button size="sm" variant="ghost" quiet isDisabled={isSaving} onPress={() => all('theirs')}>
        {words.allTheirs}
      </Button>
    ),
    mine: (
      <Button size="sm" variant="ghost" quiet isDisabled={isSaving} onPress={() => all('mine')}>
        {words.allMine}
      </Button>
    ),
  };

  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={leave}
      title={words.title(record)}
      description={words.changed(person, when)}
      width={950}
      isDismissable={false}
      footerLine
      footer={
        <div className={styles.foot}>
          {conflicts.length > 0 && (
            <span role="status" className={styles.progress}>
              {words.chosen(number(conflicts.length - open.length), number(conflicts.length))}
            </span>
          )}
          <Button variant="ghost" fullWidth={isPhone} onPress={leave} isDisabled={isSaving}>
            {words.keepEditing}
          </Button>
          <Button fullWidth={isPhone} onPress={() => setDiscarding(true)} isDisabled={isSaving}>
            {words.takeTheirs}
          </Button>
          <span className={styles.main}>
            <Button variant="primary" fullWidth={isPhone} onPress={() => void save()} isPending={isSaving}>
              {conflicts.length > 0 ? words.save : words.saveMerged}
            </Button>
          </span>
        </div>
      }
    >
      <div className={styles.body}>
        <p className={styles.lead}>
          {conflicts.length > 0 ? words.choose(conflicts.length, number(conflicts.length)) : words.noConflict}
        </p>
        {failure !== undefined && (
          <Banner tone="bad" urgent>
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
            <ChoiceGrid label={words.title(record)} columns={3}>
              <div className={styles.head}>
                <span className={styles.headCell}>{words.field}</span>
                <span className={styles.headCell}>{words.before}</span>
                <span className={styles.headCell}>
                  {person}
                  {shortCuts && shortCuts.theirs}
                </span>
                <span className={styles.headCell}>
                  {words.mine}
                  {shortCuts && shortCuts.mine}
                </span>
              </div>
              {conflicts.map((field) => {
                const cell = (side: ConflictSide) => ({
                  name: `${unique}-${field.id}`,
                  value: side,
                  isChosen: choices[field.id] === side,
                  isDisabled: isSaving,
                  onChoose: () => onChoicesChange({ ...choices, [field.id]: side }),
                });
                return (
                  <ChoiceRow
                    key={field.id}
                    label={field.label}
                    isRequired
                    errorMessage={isAsked && choices[field.id] === undefined ? words.chooseOne : undefined}
                  >
                    <ChoiceStill>
                      <span className={styles.before}>{words.before}: </span>
                      <ChoiceValue value={field.was} empty={words.empty} />
                    </ChoiceStill>
                    <ChoiceCell
                      {...cell('theirs')}
                      from={words.theirValue(person)}
                      ref={(input) => {
                        if (input) firstOf.current.set(field.id, input);
                        else firstOf.current.delete(field.id);
                      }}
                    >
                      <ChoiceValue value={field.theirs} empty={words.empty} />
                    </ChoiceCell>
                    <ChoiceCell {...cell('mine')} from={words.myValue}>
                      <ChoiceValue value={field.mine} empty={words.empty} />
                    </ChoiceCell>
                  </ChoiceRow>
                );
              })}
            </ChoiceGrid>
          </>
        )}
        {merged.length > 0 && <MergedList merged={merged} person={person} />}
      </div>
      <ConfirmDialog
        isOpen={isDiscarding}
        onOpenChange={setDiscarding}
        title={words.discardTitle}
        confirmLabel={words.discard}
        cancelLabel={words.keepEditing}
        onConfirm={onTakeTheirs}
      >
        {own.length > 0 ? words.discardText(new Intl.ListFormat(locale).format(own)) : undefined}
      </ConfirmDialog>
    </Dialog>
  );
}

function MergedList({ merged, person }: { merged: readonly MergedField[]; person: string }) {
  const words = useMessages('conflictDialog', conflictDialogWords);
  const { locale } = useLocale();
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.merged}>
      <div>
        <h3 id={id} className={styles.mergedTitle}>
          {words.merged(merged.length, merged.length.toLocaleString(locale))}
        </h3>
        <p className={styles.hint}>{words.mergedHint}</p>
      </div>
      <ul className={styles.mergedList}>
        {merged.map(({ id: field, label, was, now, by }) => (
          <li key={field} className={styles.mergedRow}>
            <span className={styles.mergedLabel}>{label}</span>
            <span className={styles.change}>
              <span className={styles.was}>
                <ChoiceValue value={was} empty={words.empty} />
              </span>
              <span className={styles.arrow}>
                <Icon icon={ArrowRight} size={14} directional />
              </span>
              <VisuallyHidden>{words.became}</VisuallyHidden>
              <ChoiceValue value={now} empty={words.empty} />
            </span>
            <span className={styles.by}>{by === 'mine' ? words.byYou : person}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
