import type { FormEvent, ReactNode, Ref } from 'react';
import { focusIncompleteField } from '../Field/incompleteField.ts';
import * as styles from './Form.css.ts';

export interface FormProps {
  /** Fields and buttons. */
  children: ReactNode;
  /** Accessible name, if no heading names the form. */
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

/** Form whose errors come from its rules instead of the browser's native validation. */
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
        // A form in a dialog must not submit the surrounding form.
        event.stopPropagation();
        if (!focusIncompleteField(event.currentTarget)) onSubmit?.(event);
      }}
      onReset={onReset}
    >
      {children}
    </form>
  );
}
