import { RetailVendorFields } from '@plumbline/api/fields';
import { useRetailVendorsListChanges } from '@plumbline/api/hooks/retail-vendor';
import { AreaChanges } from '@plumbline/app-kit/audit/AreaChanges';

/** Fields of the entities, by entity name. */
const entityFields = {
  retailVendor: RetailVendorFields,
};

export default function RecentChanges() {
  return (
    <AreaChanges area="retail-vendor" useList={useRetailVendorsListChanges} entityFields={entityFields} />
  );
}
