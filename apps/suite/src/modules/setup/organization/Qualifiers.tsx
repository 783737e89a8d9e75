import { qualifierEntity } from '@plumbline/api/entities/qualifier';
import { ResourceList } from '@plumbline/app-kit/list/ResourceList';
import { BadgeCheckIcon } from '@plumbline/ui/icons';

/** Lists qualifications of people: licenses, certificates. */
export default function Qualifiers() {
  return (
    <ResourceList
      entity={qualifierEntity}
      icon={BadgeCheckIcon}
      text="Qualifications your people hold, such as licenses, certificates or training."
    />
  );
}
