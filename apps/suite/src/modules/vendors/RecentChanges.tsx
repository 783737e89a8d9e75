import { VendorFields } from '@plumbline/api/fields';
import { useVendorsListChanges } from '@plumbline/api/hooks/vendors';
import { AreaChanges } from '@plumbline/app-kit/audit/AreaChanges';

/** Fields of the entities, by entity name. */
const entityFields = {
  vendor: VendorFields,
};

export default function RecentChanges() {
  return <AreaChanges area="vendors" useList={useVendorsListChanges} entityFields={entityFields} />;
}
