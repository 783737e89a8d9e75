import { usePartnerListCustomers } from '@plumbline/api/hooks/partner';
import { href } from '@plumbline/app-kit';
import { CustomersScreen } from '@plumbline/account/customers/CustomersScreen';
import { portalMessages } from './messages.ts';

export default function Customers() {
  return (
    <CustomersScreen
      useList={usePartnerListCustomers}
      rowHref={({ uuid }) => href('partner-customer', { uuid, accountId: uuid })}
      empty={portalMessages.customersEmpty}
    />
  );
}
