import { useCustomerLicensingCustomers } from '@plumbline/api/hooks/admin';
import { href } from '@plumbline/app-kit';
import { CustomersScreen } from '@plumbline/account/customers/CustomersScreen';
import { viewOf } from '@plumbline/app-kit/list/ListScreen';

/** Lists customers with an offline subscription, each linked to selling a plan. */
export default function OfflinePurchases() {
  return (
    <CustomersScreen
      useList={useCustomerLicensingCustomers}
      withPartner
      part={{
        title: 'Offline purchases',
        key: 'offline-customers',
        views: [viewOf('offline', 'Offline customers', 'subscription_mode', 'offline')],
      }}
      rowHref={({ uuid }) => href('admin-plans-payment', { uuid })}
      empty="Customers who pay by check or bank transfer appear here. Open a customer to sell a plan."
    />
  );
}
