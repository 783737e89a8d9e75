import { designationKind } from '@plumbline/api/kinds/designation';
import { KindList } from '@plumbline/app-kit/list/ResourceList';
import { IdCardIcon } from '@plumbline/ui/icons';

/** What people are in the company: Estimator, Project manager. */
export default function Designations() {
  return (
    <KindList
      kind={designationKind}
      icon={IdCardIcon}
      text="What people are in your company: Estimator, Superintendent, Controller."
    />
  );
}
