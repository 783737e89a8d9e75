import type { FormEvent, ReactNode, Ref } from 'react';
import { stopsAtUnread } from '../Field/unread.ts';
import * as styles from './Form.css.ts';

export interface FormProps {
  children: ReactNode;
  /** Names the form where no heading does. */
  label?: string;
  labelledBy?: string;
  /** Never leaves the page; what it returns is not awaited. Not called while half a date stands in a field. */
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
        if (!stopsAtUnread(event.currentTarget)) onSubmit?.(event);
      }}
      onReset={onReset}
    >
      {children}
    </form>
  );
}
