import type { FormField } from '@plumbline/app-kit/form/FormDrawer';

/** Field for the sales specialist who is named in a quote. */
export const specialistField = <Values>(
  name: FormField<Values>['name'],
  people: readonly { id: string; label: string }[],
): FormField<Values> => ({
  name,
  label: 'Sales specialist',
  kind: 'search',
  options: people,
  description: 'Defaults to the opportunity’s sales specialist, or the estimator.',
});
