import { qualifierEntity } from '@plumbline/api/entities/qualifier';
import { ResourceList } from '@plumbline/app-kit/list/ResourceList';
import { BadgeCheckIcon } from '@plumbline/ui/icons';
import { organizationMessages } from './messages.ts';

/** Lists qualifications of people: licenses, certificates. */
export default function Qualifiers() {
  return (
    <ResourceList
      entity={qualifierEntity}
      icon={BadgeCheckIcon}
      text={organizationMessages.qualifiersEmpty}
    />
  );
}
