import { useCustomerLicensingSummary } from '@plumbline/api/hooks/admin';
import { CustomersHome } from '@plumbline/account/customers/CustomersHome';

export default function Dashboard() {
  return (
    <CustomersHome
      right={{ app: 18, name: 'customer', type: 'v' }}
      useSummary={useCustomerLicensingSummary}
      list="customer-license"
      withPartners
    />
  );
}
