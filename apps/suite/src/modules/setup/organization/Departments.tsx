import { departmentKind } from '@plumbline/api/kinds/department';
import { KindTree } from '@plumbline/app-kit/list/ResourceTree';
import { LandmarkIcon } from '@plumbline/ui/icons';

/** The organization: departments, what each belongs to, and who heads it. */
export default function Departments() {
  return (
    <KindTree
      kind={departmentKind}
      title="Organization"
      icon={LandmarkIcon}
      description="The departments of your company."
      text="A department has a head and may belong to another one."
      asideOf={({ head_name }) => head_name}
    />
  );
}
