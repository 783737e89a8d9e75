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

/** Rows with one choice each, whose options are in columns; below one another on phones. */
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
  /** Error of a missing or invalid choice. */
  errorMessage?: ReactNode;
  isRequired?: boolean;
  className?: string;
  children: ReactNode;
}

/** Row with one choice: its options are native radio buttons of one name. */
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
  /** Name of all radio buttons of the row. */
  name: string;
  value: string;
  isChosen: boolean;
  onChoose: () => void;
  /** Record of the option; visible where there are no columns, always announced. */
  from?: ReactNode;
  isDisabled?: boolean;
  /** Ids of the labelling and describing elements, if they differ from its content. */
  labelledBy?: string;
  describedBy?: string;
  /** Renders without own background and border. */
  isFlat?: boolean;
  children: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

/** Option of a row; a press anywhere selects it. */
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
      <span className={styles.text}>
        {children}
        {from !== undefined && <span className={styles.from}> {from}</span>}
      </span>
    </label>
  );
}

/** Formatted value, or the text of an empty one. */
export function ChoiceValue({ value, empty }: { value: ReactNode; empty: string }) {
  const isEmpty = value === undefined || value === null || value === '';
  return isEmpty ? <span className={styles.empty}>{empty}</span> : value;
}

/** Content beside the options that cannot be selected. */
export function ChoiceStill({ children }: { children: ReactNode }) {
  return <div className={styles.still}>{children}</div>;
}
