import type { FixedTabs, MenuItem } from '@plumbline/app-kit';
import {
  BoxesIcon,
  Building2Icon,
  CalculatorIcon,
  CircleDotIcon,
  CreditCardIcon,
  HandshakeIcon,
  HardDriveIcon,
  LayersIcon,
  ListChecksIcon,
  MapPinIcon,
  MessageSquareIcon,
  ScanBarcodeIcon,
  SettingsIcon,
  ShieldCheckIcon,
  SlidersHorizontalIcon,
  StoreIcon,
  TargetIcon,
  TruckIcon,
  UserPlusIcon,
  UserRoundIcon,
  UsersIcon,
  WorkflowIcon,
} from '@plumbline/ui/icons';

/**
 * Areas in the navigation of the master dashboard. An area is hidden from users who cannot open any of its screens.
 */
export const areaMenu: readonly MenuItem[] = [
  { route: 'crm-account', label: 'CRM', icon: HandshakeIcon, section: 'Work', isArea: true },
  { route: 'estimation-dashboard', label: 'Estimation', icon: CalculatorIcon, section: 'Work', isArea: true },
  { route: 'task-dashboard', label: 'Task', icon: ListChecksIcon, section: 'Work', isArea: true },
  { route: 'Drive-folder', label: 'Work Drive', icon: HardDriveIcon, section: 'Work', isArea: true },
  { route: 'material-management', label: 'Materials', icon: BoxesIcon, section: 'Supply', isArea: true },
  { route: 'vendors', label: 'Vendors', icon: TruckIcon, section: 'Supply', isArea: true },
  { route: 'crm-retail-account', label: 'Customers', icon: UserRoundIcon, section: 'Retail', isArea: true },
  { route: 'retail-vendors', label: 'Retail vendors', icon: StoreIcon, section: 'Retail', isArea: true },
  { route: 'security-dashboard', label: 'Security', icon: ShieldCheckIcon, section: 'Company', isArea: true },
  { route: 'setup-form-list', label: 'Setup', icon: SettingsIcon, section: 'Company', isArea: true },
];

/** Menu entry of the form settings of a CRM entity. */
const form = (id: string, label: string, icon: MenuItem['icon']): MenuItem => ({
  route: 'setup-manager',
  label,
  icon,
  parameters: { id },
});

/** Tabs of Setup, in the documented order. A group is listed once it has a second screen. */
export const setupTabs: readonly FixedTabs[] = [
  {
    title: 'CRM',
    area: 'setup',
    items: [
      form('account', 'Account', Building2Icon),
      form('opportunity', 'Opportunity', TargetIcon),
      form('lead', 'Lead', UserPlusIcon),
      form('contact', 'Contact', UsersIcon),
      { route: 'setup-communication', label: 'Communication', icon: MessageSquareIcon },
      { route: 'setup-status', label: 'Status', icon: CircleDotIcon },
      { route: 'setup-formGroup', label: 'Form groups', icon: LayersIcon },
      { route: 'setup-territory', label: 'Territory', icon: MapPinIcon },
      { route: 'setup-workflow', label: 'Workflow', icon: WorkflowIcon },
    ],
  },
  {
    title: 'Material Management',
    area: 'setup',
    items: [
      { route: 'setup-material-identifier', label: 'Material', icon: ScanBarcodeIcon },
      { route: 'setup-material-characteristic', label: 'Characteristics', icon: SlidersHorizontalIcon },
    ],
  },
  {
    title: 'Company',
    area: 'setup',
    items: [
      { route: 'setup-company', label: 'Company Setup', icon: Building2Icon },
      { route: 'setup-license', label: 'License & Payment', icon: CreditCardIcon, hiddenWhenOffline: true },
    ],
  },
];
