import { useState, type FormEvent, type ReactNode, type Ref } from 'react';
import { focusIncompleteField } from '../Field/incompleteField.ts';
import { focusField, MissingFieldsContext, missingFieldsIn } from '../Field/requiredFields.ts';
import * as styles from './Form.css.ts';

export interface FormProps {
  /** Fields and buttons. */
  children: ReactNode;
  /** Accessible name, if no heading names the form. */
  label?: string;
  /** Id of the element that names the form. */
  labelledBy?: string;
  /** Called on submit without a page load. Not called while a date is incomplete or a required field is empty. */
  onSubmit?: (event: FormEvent<HTMLFormElement>) => unknown;
  /**
   * Leaves empty required fields to the rules of `onSubmit`, which shows their messages by `errorMessage`. Without it an
   * empty required field stops the submission, shows “This field is required” and takes the focus.
   */
  hasOwnRules?: boolean;
  /** Called on reset. */
  onReset?: () => void;
  /** Element id. */
  id?: string;
  /** Ref to the form. */
  ref?: Ref<HTMLFormElement>;
}

/**
 * Form that checks its required fields and shows errors beside them, instead of the browser's native validation.
 *
 * @example
 * <Form onSubmit={() => console.log('Saved')}>
 *   <TextField label="Company" name="company" isRequired />
 *   <Button type="submit" variant="primary">
 *     Create account
 *   </Button>
 * </Form>
 */
export function Form({ children, label, labelledBy, onSubmit, hasOwnRules, onReset, id, ref }: FormProps) {
  const [missing, setMissing] = useState<ReadonlySet<string>>(new Set());
  /** Shows the messages of empty required fields and focuses the first. Returns true if there is one. */
  const focusMissing = (form: Element): boolean => {
    if (hasOwnRules) return false;
    const frames = missingFieldsIn(form);
    setMissing(new Set(frames.map((frame) => frame.dataset['required'] ?? '')));
    if (frames[0]) focusField(frames[0]);
    return frames.length > 0;
  };
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
        const form = event.currentTarget;
        if (!focusIncompleteField(form) && !focusMissing(form)) onSubmit?.(event);
      }}
      onInput={({ target }) => {
        const id = (target as Element).closest<HTMLElement>('[data-required]')?.dataset['required'] ?? '';
        if (missing.has(id)) setMissing(new Set([...missing].filter((other) => other !== id)));
      }}
      onReset={() => {
        setMissing(new Set());
        onReset?.();
      }}
    >
      <MissingFieldsContext value={hasOwnRules ? undefined : missing}>{children}</MissingFieldsContext>
    </form>
  );
}
