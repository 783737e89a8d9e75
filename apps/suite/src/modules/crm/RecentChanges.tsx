import { useCrmLookupsChanges } from '@plumbline/api/hooks/crm';
import { AreaChanges } from '@plumbline/app-kit/kind/AreaChanges';

export default function RecentChanges() {
  return <AreaChanges area="crm" useList={useCrmLookupsChanges} />;
}
