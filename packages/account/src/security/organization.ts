import { useDesignationsListNames, useQualifiersListNames } from '@plumbline/api/hooks/security';
import { useDepartmentsListNames } from '@plumbline/api/hooks/setup';
import type { Option } from '@plumbline/ui/Select';
import { useApp } from '@plumbline/app-kit/app/app-context';

const none: readonly Option[] = [];
const optionsOf = (answer: { data: readonly { uuid: string; name: string }[] } | undefined) =>
  answer?.data.map(({ uuid, name }) => ({ id: uuid, label: name })) ?? none;

/** True where users have a department, designation and qualifier, which is only in the suite. */
export const useHasOrganization = (): boolean => useApp().portal === 'suite';

/** Loads departments, designations and qualifiers for pickers and filters; undefined in a portal. */
export function useOrganization() {
  const enabled = useHasOrganization();
  const all = { limit: -1 };
  const { data: departments } = useDepartmentsListNames(all, { swr: { enabled } });
  const { data: designations } = useDesignationsListNames(all, { swr: { enabled } });
  const { data: qualifiers } = useQualifiersListNames(all, { swr: { enabled } });
  return enabled
    ? {
        department_id: optionsOf(departments),
        designation_id: optionsOf(designations),
        qualifier_id: optionsOf(qualifiers),
      }
    : undefined;
}
