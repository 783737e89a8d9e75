import { useRetailCustomersListChanges } from '@plumbline/api/hooks/retail-crm';
import { AreaChanges } from '@plumbline/app-kit/audit/AreaChanges';

export default function RecentChanges() {
  return <AreaChanges area="retail-crm" useList={useRetailCustomersListChanges} />;
}
