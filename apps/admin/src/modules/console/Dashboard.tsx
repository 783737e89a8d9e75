import { useCustomerLicensingCustomers } from '@plumbline/api/hooks/admin';
import { CustomersDashboard } from '@plumbline/app-kit/customers/CustomersDashboard';

export default function Dashboard() {
  const { data, error, mutate } = useCustomerLicensingCustomers({ limit: -1 });
  return (
    <CustomersDashboard
      customers={data?.data}
      error={error}
      onRetry={() => void mutate()}
      list="customer-license"
      withPartners
    />
  );
}
