import { RetailCustomerFields } from '@plumbline/api/fields';
import { useRetailCustomersListChanges } from '@plumbline/api/hooks/retail-crm';
import { AreaChanges } from '@plumbline/app-kit/audit/AreaChanges';

/** Fields of the entities, by entity name. */
const entityFields = {
  retailCustomer: RetailCustomerFields,
};

export default function RecentChanges() {
  return (
    <AreaChanges area="retail-crm" useList={useRetailCustomersListChanges} entityFields={entityFields} />
  );
}
