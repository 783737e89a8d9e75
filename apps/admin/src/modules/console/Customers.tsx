import { useCustomerLicensingListCustomers } from '@plumbline/api/hooks/admin';
import { href } from '@plumbline/app-kit';
import { CustomersScreen } from '@plumbline/account/customers/CustomersScreen';
import { consoleMessages } from './messages.ts';

export default function Customers() {
  return (
    <CustomersScreen
      useList={useCustomerLicensingListCustomers}
      withPartner
      rowHref={({ uuid }) => href('admin-customer-dashboard', { uuid, accountId: uuid })}
      empty={consoleMessages.customersEmpty}
    />
  );
}
