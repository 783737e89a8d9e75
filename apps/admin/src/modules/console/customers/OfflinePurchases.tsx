import { useCustomerLicensingListCustomers } from '@plumbline/api/hooks/admin';
import { href } from '@plumbline/app-kit';
import { CustomersScreen } from '@plumbline/account/customers/CustomersScreen';
import { viewOf } from '@plumbline/app-kit/list/ListScreen';
import { customersMessages } from './messages.ts';

/** Lists customers with an offline subscription, each linked to selling a plan. */
export default function OfflinePurchases() {
  return (
    <CustomersScreen
      useList={useCustomerLicensingListCustomers}
      withPartner
      part={{
        title: customersMessages.offlinePurchases,
        key: 'offline-customers',
        views: [viewOf('offline', customersMessages.offlineCustomers, 'subscription_mode', 'offline')],
      }}
      rowHref={({ uuid }) => href('admin-plans-payment', { uuid })}
      empty={customersMessages.offlinePurchasesEmpty}
    />
  );
}
