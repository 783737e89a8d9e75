import { usePartnerCustomers } from '@plumbline/api/hooks/partner';
import { CustomersDashboard } from '@plumbline/app-kit/customers/CustomersDashboard';

export default function Dashboard() {
  const { data, error, mutate } = usePartnerCustomers({ limit: -1 });
  return (
    <CustomersDashboard
      customers={data?.data}
      error={error}
      onRetry={() => void mutate()}
      list="partner-customers"
    />
  );
}
