import type { FormEvent, ReactNode, Ref } from 'react';
import { cx } from '../../cx.ts';
import * as styles from './Form.css.ts';

export interface FormProps {
  children: ReactNode;
  /** Names the form where no heading does. */
  label?: string;
  labelledBy?: string;
  /** Never leaves the page; what it returns is not awaited. */
  onSubmit?: (event: FormEvent<HTMLFormElement>) => unknown;
  onReset?: () => void;
  id?: string;
  ref?: Ref<HTMLFormElement>;
}

/** Fields that are sent together. Errors come from the rules, never from the browser's own bubbles. */
export function Form({ children, label, labelledBy, onSubmit, onReset, id, ref }: FormProps) {
  return (
    <form
      ref={ref}
      id={id}
      noValidate
      className={styles.form}
      aria-label={label}
      aria-labelledby={labelledBy}
      onSubmit={(event) => {
        event.preventDefault();
        // A form in a dialog must not send the form behind it.
        event.stopPropagation();
        onSubmit?.(event);
      }}
      onReset={onReset}
    >
      {children}
    </form>
  );
}

export interface FieldGroupProps {
  title?: string;
  description?: ReactNode;
  columns?: 1 | 2 | 3;
  children: ReactNode;
  id?: string;
}

/** Fields that belong together under one name, in columns while there is room. */
export function FieldGroup({ title, description, columns = 1, children, id }: FieldGroupProps) {
  return (
    <fieldset id={id} className={styles.group}>
      {title && (
        <legend className={styles.legend}>
          <span className={styles.legendTitle}>{title}</span>
          {description && <span className={styles.legendHelp}>{description}</span>}
        </legend>
      )}
      <div className={cx(styles.fields, styles.columns[columns])}>{children}</div>
    </fieldset>
  );
}

/** A field that takes the whole row of its group. */
export function WideField({ children }: { children: ReactNode }) {
  return <div className={styles.wide}>{children}</div>;
}
