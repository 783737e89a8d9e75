import type { FormField } from '@plumbline/app-kit/form/FormDrawer';
import { quotesMessages } from './messages.ts';

/** Field for the sales specialist who is named in a quote. */
export const specialistField = <Values>(
  name: FormField<Values>['name'],
  people: readonly { id: string; label: string }[],
): FormField<Values> => ({
  name,
  label: quotesMessages.salesSpecialist,
  kind: 'search',
  options: people,
  description: quotesMessages.salesSpecialistHint,
});
