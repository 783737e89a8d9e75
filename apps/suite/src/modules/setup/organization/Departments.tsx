import { departmentEntity } from '@plumbline/api/entities/department';
import { ResourceTree } from '@plumbline/app-kit/list/ResourceTree';
import { LandmarkIcon } from '@plumbline/ui/icons';
import { organizationMessages } from './messages.ts';

/** Tree of departments with their heads. */
export default function Departments() {
  return (
    <ResourceTree
      entity={departmentEntity}
      title={organizationMessages.organization}
      icon={LandmarkIcon}
      description={organizationMessages.departmentsDescription}
      text={organizationMessages.departmentsEmpty}
      asideOf={({ head_name }) => head_name}
    />
  );
}
