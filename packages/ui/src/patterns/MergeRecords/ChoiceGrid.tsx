import { assignInlineVars } from '@vanilla-extract/dynamic';
import { CircleAlert } from 'lucide-react';
import { useId, type ReactNode, type Ref } from 'react';
import * as choice from '../../components/Choice/Choice.css.ts';
import { Icon } from '../../components/Icon/Icon.tsx';
import { cx } from '../../cx.ts';
import { useScrolls } from '../../hooks.ts';
import * as styles from './ChoiceGrid.css.ts';

interface ChoiceGridProps {
  label: string;
  /** Columns beside the labels. */
  columns: number;
  children: ReactNode;
}

/** Rows of one choice each, whose answers stand in columns; below one another on a phone. */
export function ChoiceGrid({ label, columns, children }: ChoiceGridProps) {
  const [scroll, scrolls] = useScrolls();
  return (
    <div
      ref={scroll}
      role="group"
      aria-label={label}
      tabIndex={scrolls ? 0 : undefined}
      className={styles.scroll}
    >
      <div className={styles.grid} style={assignInlineVars({ [styles.columns]: String(columns) })}>
        {children}
      </div>
    </div>
  );
}

interface ChoiceRowProps {
  label: ReactNode;
  /** Present means that no answer, or a wrong one, is given. */
  errorMessage?: ReactNode;
  isRequired?: boolean;
  className?: string;
  children: ReactNode;
}

/** One choice: its answers are native radios of one name, which arrow keys go through. */
export function ChoiceRow({ label, errorMessage, isRequired, className, children }: ChoiceRowProps) {
  const id = useId();
  return (
    <div
      role="radiogroup"
      aria-labelledby={id}
      aria-describedby={errorMessage ? `${id}-error` : undefined}
      aria-invalid={errorMessage ? true : undefined}
      aria-required={isRequired || undefined}
      className={cx(styles.row, className)}
    >
      <div className={styles.label}>
        <span id={id}>{label}</span>
        {errorMessage && (
          <span id={`${id}-error`} className={styles.error}>
            <span className={styles.errorGlyph}>
              <Icon icon={CircleAlert} size={14} />
            </span>
            <span>{errorMessage}</span>
          </span>
        )}
      </div>
      {children}
    </div>
  );
}

interface ChoiceCellProps {
  /** Of all radios of the row. */
  name: string;
  value: string;
  isChosen: boolean;
  onChoose: () => void;
  /** Whose answer it is; seen where there are no columns, and always heard. */
  from?: ReactNode;
  isDisabled?: boolean;
  /** Ids of what names and describes it, where that is not all that it holds. */
  labelledBy?: string;
  describedBy?: string;
  /** Ground and edge are those of what it stands in. */
  isFlat?: boolean;
  children: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** One answer: pressed anywhere. */
export function ChoiceCell({
  name,
  value,
  isChosen,
  onChoose,
  from,
  isDisabled,
  labelledBy,
  describedBy,
  isFlat,
  children,
  ref,
}: ChoiceCellProps) {
  return (
    <label className={cx(styles.cell, isFlat && styles.flat)} data-disabled={isDisabled || undefined}>
      <span className={choice.mark}>
        <input
          ref={ref}
          type="radio"
          name={name}
          value={value}
          checked={isChosen}
          disabled={isDisabled}
          onChange={onChoose}
          aria-labelledby={labelledBy}
          aria-describedby={describedBy}
          className={cx(choice.input, choice.round)}
        />
        <span className={choice.glyph}>
          <span className={choice.dot} />
        </span>
      </span>
      <span className={styles.words}>
        {children}
        {from !== undefined && <span className={styles.from}> {from}</span>}
      </span>
    </label>
  );
}

/** A value as it reads, or the word for none. */
export function ChoiceValue({ value, empty }: { value: ReactNode; empty: string }) {
  const isEmpty = value === undefined || value === null || value === '';
  return isEmpty ? <span className={styles.empty}>{empty}</span> : value;
}

/** Beside the answers, and none of them. */
export function ChoiceStill({ children }: { children: ReactNode }) {
  return <div className={styles.still}>{children}</div>;
}
