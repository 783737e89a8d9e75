import { designationEntity } from '@plumbline/api/entities/designation';
import { ResourceList } from '@plumbline/app-kit/list/ResourceList';
import { IdCardIcon } from '@plumbline/ui/icons';
import { organizationMessages } from './messages.ts';

/** Lists job titles, such as Estimator or Project manager. */
export default function Designations() {
  return (
    <ResourceList
      entity={designationEntity}
      icon={IdCardIcon}
      text={organizationMessages.designationsEmpty}
    />
  );
}
