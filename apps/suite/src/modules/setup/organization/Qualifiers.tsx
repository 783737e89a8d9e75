import { qualifierKind } from '@plumbline/api/kinds/qualifier';
import { ResourceList } from '@plumbline/app-kit/list/ResourceList';
import { BadgeCheckIcon } from '@plumbline/ui/icons';

/** Lists qualifications of people: licenses, certificates. */
export default function Qualifiers() {
  return (
    <ResourceList
      kind={qualifierKind}
      icon={BadgeCheckIcon}
      text="Qualifications of your people, such as licenses, certificates or trainings."
    />
  );
}
