import {
  useOrganizationLookupDesignations,
  useOrganizationLookupQualifiers,
} from '@plumbline/api/hooks/security';
import { useSetupDepartments } from '@plumbline/api/hooks/setup';
import type { Option } from '@plumbline/ui/Select';
import { useApp } from '@plumbline/app-kit/app/app-context';

const none: readonly Option[] = [];
const optionsOf = (answer: { data: readonly { uuid: string; name: string }[] } | undefined) =>
  answer?.data.map(({ uuid, name }) => ({ id: uuid, label: name })) ?? none;

/** Whether people have places in an organization: companies that have Setup, and so the suite alone. */
export const useHasOrganization = (): boolean => useApp().portal === 'suite';

/** The places that people can have in the company, for pickers and filters; undefined in a portal, where there are none. */
export function useOrganization() {
  const enabled = useHasOrganization();
  const all = { limit: -1 };
  const { data: departments } = useSetupDepartments(all, { swr: { enabled } });
  const { data: designations } = useOrganizationLookupDesignations(all, { swr: { enabled } });
  const { data: qualifiers } = useOrganizationLookupQualifiers(all, { swr: { enabled } });
  return enabled
    ? {
        department_id: optionsOf(departments),
        designation_id: optionsOf(designations),
        qualifier_id: optionsOf(qualifiers),
      }
    : undefined;
}
