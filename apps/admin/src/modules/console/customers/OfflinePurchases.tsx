import { useCustomerLicensingCustomers } from '@plumbline/api/hooks/admin';
import { href } from '@plumbline/app-kit';
import { CustomersScreen } from '@plumbline/account/customers/CustomersScreen';
import { viewOf } from '@plumbline/app-kit/list/ListScreen';

/** Customers whose plan the provider keeps, each leading to where one is sold to it. */
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
      empty="A customer whose subscription is offline appears here: you sell its plan, and it is paid by check or transfer."
    />
  );
}
