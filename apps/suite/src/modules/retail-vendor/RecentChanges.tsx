import { useRetailVendorsListChanges } from '@plumbline/api/hooks/retail-vendor';
import { AreaChanges } from '@plumbline/app-kit/audit/AreaChanges';

export default function RecentChanges() {
  return <AreaChanges area="retail-vendor" useList={useRetailVendorsListChanges} />;
}
