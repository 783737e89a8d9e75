import { usePartnerCustomers } from '@plumbline/api/hooks/partner';
import { CustomersScreen } from '@plumbline/app-kit/customers/CustomersScreen';

export default function Customers() {
  return (
    <CustomersScreen
      useList={usePartnerCustomers}
      empty="A customer that names you as its partner appears here once it is registered."
    />
  );
}
