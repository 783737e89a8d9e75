import { useMaterialsListChanges } from '@plumbline/api/hooks/materials';
import { AreaChanges } from '@plumbline/app-kit/audit/AreaChanges';

export default function RecentChanges() {
  return <AreaChanges area="materials" useList={useMaterialsListChanges} />;
}
