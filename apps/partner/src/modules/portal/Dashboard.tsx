import { usePartnerCustomers } from '@plumbline/api/hooks/partner';
import { CustomersDashboard } from '@plumbline/app-kit/customers/CustomersDashboard';

export default function Dashboard() {
  return <CustomersDashboard useList={usePartnerCustomers} list="partner-customers" />;
}
