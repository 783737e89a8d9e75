import { useTaskViewsChanges } from '@plumbline/api/hooks/tasks';
import { AreaChanges } from '@plumbline/app-kit/kind/AreaChanges';

export default function RecentChanges() {
  return <AreaChanges area="tasks" useList={useTaskViewsChanges} />;
}
