import type { FormField } from '@plumbline/app-kit/form/FormDrawer';

/** Who of the company sells a quote, and is named in it. */
export const specialistField = <Values>(
  name: FormField<Values>['name'],
  people: readonly { id: string; label: string }[],
): FormField<Values> => ({
  name,
  label: 'Sales specialist',
  kind: 'search',
  options: people,
  description: 'Whoever the opportunity names when left empty, else the estimator.',
});
