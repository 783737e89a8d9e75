import { useFormsRead } from '@plumbline/api/hooks/forms';
import type { FormDefinition } from '@plumbline/api';
import type { CustomField, FormModuleKey } from '@plumbline/validation/forms';

/** The call that asks how the company has arranged a form. */
export const useFormCall = (module: FormModuleKey | undefined) =>
  useFormsRead(module ?? '', { swr: { enabled: module !== undefined } });

/** The form of a kind of record as the company has arranged it; undefined while it is on its way. */
export function useCustomForm(module: FormModuleKey | undefined): FormDefinition | undefined {
  const { data } = useFormCall(module);
  return module === undefined ? undefined : data?.data;
}

/** Its groups and those that every form has. */
export const groupsOf = ({ groups, global }: FormDefinition) => [...groups, ...global];

/** The fields that the company added, in the order of the form. */
export const addedFields = (form: FormDefinition | undefined): CustomField[] =>
  form ? groupsOf(form).flatMap(({ fields }) => fields.filter(({ isSystem }) => !isSystem)) : [];

/** A record whose company may have fields of its own. */
export interface WithCustom {
  custom?: Record<string, unknown> | undefined;
  customNames?: Record<string, string> | undefined;
}
