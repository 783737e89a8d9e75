import { customersModule } from '@plumbline/app-kit/customers-module';
import { HandshakeIcon } from '@plumbline/ui/icons';

export const portal = customersModule({
  key: 'portal',
  title: 'Partner portal',
  icon: HandshakeIcon,
  home: 'partner-home',
  dashboard: { name: 'partner-dashboard', load: () => import('./Dashboard.tsx') },
  customers: { name: 'partner-customers', load: () => import('./Customers.tsx') },
});
