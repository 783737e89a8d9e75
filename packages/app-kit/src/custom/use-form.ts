import { useFormsRead } from '@plumbline/api/hooks/forms';
import type { FormDefinition } from '@plumbline/api';
import type { CustomField, FormModuleKey } from '@plumbline/validation/forms';

/** Loads the company's form definition of a module. */
export const useFormCall = (module: FormModuleKey | undefined) =>
  useFormsRead(module ?? '', { swr: { enabled: module !== undefined } });

/** Form definition of a module; undefined while loading. */
export function useCustomForm(module: FormModuleKey | undefined): FormDefinition | undefined {
  const { data } = useFormCall(module);
  return module === undefined ? undefined : data?.data;
}

/** Groups of the form including those of every form. */
export const groupsOf = ({ groups, global }: FormDefinition) => [...groups, ...global];

/** Custom fields, in the order of the form. */
export const addedFields = (form: FormDefinition | undefined): CustomField[] =>
  form ? groupsOf(form).flatMap(({ fields }) => fields.filter(({ isSystem }) => !isSystem)) : [];

/** Record with custom fields. */
export interface WithCustom {
  custom?: Record<string, unknown> | undefined;
  customNames?: Record<string, string> | undefined;
}
