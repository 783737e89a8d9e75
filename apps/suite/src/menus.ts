import type { MenuItem } from '@plumbline/app-kit';
import { BoxesIcon, CalculatorIcon, HandshakeIcon, ShieldCheckIcon } from '@plumbline/ui/icons';

/** The areas as the master dashboard's navigation lists them. */
export const areaMenu: readonly MenuItem[] = [
  {
    route: 'crm-account',
    label: 'CRM',
    icon: HandshakeIcon,
    section: 'Work',
    right: { app: 1, name: 'account', type: 'v' },
  },
  {
    route: 'estimation-dashboard',
    label: 'Estimation',
    icon: CalculatorIcon,
    section: 'Work',
    right: { app: 7, name: 'estimation', type: 'v' },
  },
  {
    route: 'material-management',
    label: 'Materials',
    icon: BoxesIcon,
    section: 'Supply',
    right: { app: 6, name: 'material', type: 'v' },
  },
  {
    route: 'security-dashboard',
    label: 'Security',
    icon: ShieldCheckIcon,
    section: 'Company',
    right: { app: 3, name: 'users', type: 'v' },
  },
];
