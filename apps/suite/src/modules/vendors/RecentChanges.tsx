import { useVendorTablesChanges } from '@plumbline/api/hooks/vendors';
import { AreaChanges } from '@plumbline/app-kit/audit/AreaChanges';

export default function RecentChanges() {
  return <AreaChanges area="vendors" useList={useVendorTablesChanges} />;
}
