import { designationEntity } from '@plumbline/api/entities/designation';
import { ResourceList } from '@plumbline/app-kit/list/ResourceList';
import { IdCardIcon } from '@plumbline/ui/icons';

/** Lists job titles, such as Estimator or Project manager. */
export default function Designations() {
  return (
    <ResourceList
      entity={designationEntity}
      icon={IdCardIcon}
      text="Job titles in your company, such as Estimator, Superintendent or Controller."
    />
  );
}
