import { useCustomerLicensingCustomers } from '@plumbline/api/hooks/admin';
import { CustomersDashboard } from '@plumbline/app-kit/customers/CustomersDashboard';

export default function Dashboard() {
  return <CustomersDashboard useList={useCustomerLicensingCustomers} list="customer-license" withPartners />;
}
