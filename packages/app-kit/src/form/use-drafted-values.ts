import { useEffect, useRef } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { storableChanges, type DraftField, type FormDraft } from './form-draft.ts';

/** Shows the values of a restored draft as unsaved changes, and stores changes as they are made. */
export function useDraftedValues<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  {
    initial,
    fields,
    draft,
  }: { initial: Values; fields: readonly DraftField[]; draft: FormDraft | undefined },
): void {
  const latest = useRef({ initial, fields, draft });
  useEffect(() => {
    latest.current = { initial, fields, draft };
  });
  const isDrafted = draft !== undefined;
  useEffect(() => {
    if (!isDrafted) return undefined;
    const { initial: saved, draft: opened } = latest.current;
    if (opened?.restored) form.reset({ ...saved, ...opened.restored } as Values, { keepDefaultValues: true });
    const subscription = form.watch((values) => {
      const now = latest.current;
      now.draft?.store(storableChanges(values as FieldValues, now.initial, now.fields));
    });
    return () => subscription.unsubscribe();
  }, [form, isDrafted]);
}
