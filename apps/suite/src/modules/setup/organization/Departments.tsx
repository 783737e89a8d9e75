import { departmentEntity } from '@plumbline/api/entities/department';
import { ResourceTree } from '@plumbline/app-kit/list/ResourceTree';
import { LandmarkIcon } from '@plumbline/ui/icons';

/** Tree of departments with their heads. */
export default function Departments() {
  return (
    <ResourceTree
      entity={departmentEntity}
      title="Organization"
      icon={LandmarkIcon}
      description="Your company’s departments."
      text="Add departments to show how your company is organized. A department has a head and can be part of another."
      asideOf={({ head_name }) => head_name}
    />
  );
}
