import { usePartnerReadSummary } from '@plumbline/api/hooks/partner';
import { CustomersHome } from '@plumbline/account/customers/CustomersHome';

export default function Dashboard() {
  return (
    <CustomersHome
      right={{ app: 19, name: 'customer', type: 'v' }}
      useSummary={usePartnerReadSummary}
      list="partner-customers"
    />
  );
}
