import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

/** Inserts text at the last cursor position of the control that a selector finds. */
export function insertAtCursor<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  name: Path<Values>,
  selector: string,
  text: string,
): void {
  const control = document.querySelector<HTMLInputElement | HTMLTextAreaElement>(selector);
  const before = String(form.getValues(name) ?? '');
  const from = control?.selectionStart ?? before.length;
  const to = control?.selectionEnd ?? from;
  form.setValue(name, (before.slice(0, from) + text + before.slice(to)) as never, {
    shouldDirty: true,
    shouldTouch: true,
    shouldValidate: true,
  });
  // Wait until the menu has restored the focus.
  setTimeout(() => {
    control?.focus();
    control?.setSelectionRange(from + text.length, from + text.length);
  });
}
