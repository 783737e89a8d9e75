import { useVendorsListChanges } from '@plumbline/api/hooks/vendors';
import { AreaChanges } from '@plumbline/app-kit/audit/AreaChanges';

export default function RecentChanges() {
  return <AreaChanges area="vendors" useList={useVendorsListChanges} />;
}
