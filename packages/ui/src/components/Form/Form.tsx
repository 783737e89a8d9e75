import type { FormEvent, ReactNode, Ref } from 'react';
import { focusIncompleteField } from '../Field/incompleteField.ts';
import * as styles from './Form.css.ts';

export interface FormProps {
  /** Fields and buttons. */
  children: ReactNode;
  /** Names the form where no heading does. */
  label?: string;
  /** Id of the element that names the form. */
  labelledBy?: string;
  /** Called on submit without a page load. Not called while a date is incomplete. */
  onSubmit?: (event: FormEvent<HTMLFormElement>) => unknown;
  /** Called on reset. */
  onReset?: () => void;
  /** Element id. */
  id?: string;
  /** Ref to the form. */
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
        if (!focusIncompleteField(event.currentTarget)) onSubmit?.(event);
      }}
      onReset={onReset}
    >
      {children}
    </form>
  );
}
