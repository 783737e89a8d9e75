import { usePartnerCustomers } from '@plumbline/api/hooks/partner';
import { href } from '@plumbline/app-kit';
import { CustomersScreen } from '@plumbline/account/customers/CustomersScreen';

export default function Customers() {
  return (
    <CustomersScreen
      useList={usePartnerCustomers}
      rowHref={({ uuid }) => href('partner-customer', { uuid, accountId: uuid })}
      empty="Customers appear here when they register with you as their partner."
    />
  );
}
