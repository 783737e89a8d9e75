import { customersModule } from '@plumbline/app-kit/customers-module';
import { ShieldCheckIcon } from '@plumbline/ui/icons';

export const adminConsole = customersModule({
  key: 'console',
  title: 'Admin console',
  icon: ShieldCheckIcon,
  home: 'admin-home',
  dashboard: { name: 'admin-dashboard', load: () => import('./Dashboard.tsx') },
  customers: { name: 'customer-license', load: () => import('./Customers.tsx') },
});
