import { useCustomerLicensingCustomers } from '@plumbline/api/hooks/admin';
import { href } from '@plumbline/app-kit';
import { CustomersScreen } from '@plumbline/account/customers/CustomersScreen';

export default function Customers() {
  return (
    <CustomersScreen
      useList={useCustomerLicensingCustomers}
      withPartner
      rowHref={({ uuid }) => href('admin-customer-dashboard', { uuid, accountId: uuid })}
      empty="Companies and shops that use Plumbline appear here after they register."
    />
  );
}
