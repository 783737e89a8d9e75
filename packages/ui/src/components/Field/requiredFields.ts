import { createContext } from 'react';

/**
 * Ids of the required fields that were empty when the surrounding form was submitted; undefined where no form checks
 * them.
 */
export const MissingFieldsContext = createContext<ReadonlySet<string> | undefined>(undefined);

/**
 * Attributes of the frame of a required field, read by its form: the id of the field, and whether it is empty.
 * `isEmpty` is undefined for native text fields and checkboxes, whose state the form reads from the element.
 */
export const requiredMark = (
  field: { isRequired?: boolean; isDisabled?: boolean; isReadOnly?: boolean },
  id: string,
  isEmpty?: boolean,
) =>
  field.isRequired && !field.isDisabled && !field.isReadOnly
    ? { 'data-required': id, 'data-empty': isEmpty }
    : undefined;

const isBlank = (control: HTMLInputElement | HTMLTextAreaElement | null): boolean =>
  control?.type === 'checkbox' ? !(control as HTMLInputElement).checked : control?.value.trim() === '';

/** Frames of the empty required fields inside a form, in document order. */
export const missingFieldsIn = (form: Element): HTMLElement[] =>
  [...form.querySelectorAll<HTMLElement>('[data-required]')].filter((frame) =>
    frame.dataset['empty'] === undefined
      ? isBlank(frame.querySelector('input, textarea'))
      : frame.dataset['empty'] === 'true',
  );

/** Focuses the control of a field, or the first control of its group. */
export function focusField(frame: HTMLElement): void {
  const control = document.getElementById(frame.dataset['required'] ?? '');
  control?.focus();
  if (!control || document.activeElement !== control)
    frame.querySelector<HTMLElement>('input, button, [role="spinbutton"], [tabindex="0"]')?.focus();
}
