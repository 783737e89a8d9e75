import type { FixedTabs, MenuItem } from '@plumbline/app-kit';
import {
  Building2Icon,
  CircleDotIcon,
  CreditCardIcon,
  LayersIcon,
  MapPinIcon,
  MessageSquareIcon,
  TargetIcon,
  UserPlusIcon,
  UsersIcon,
  WorkflowIcon,
} from '@plumbline/ui/icons';

/** Menu entry of the form settings of a CRM entity. */
const form = (id: string, label: string, icon: MenuItem['icon']): MenuItem => ({
  route: 'setup-manager',
  label,
  icon,
  parameters: { id },
});

/** Setup's own tabs, in the documented order. Modules add theirs by `settings`. */
export const setupTabs: readonly FixedTabs[] = [
  {
    title: 'CRM',
    area: { reserve: 249, slot: 180 },
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
    title: 'Company',
    area: { reserve: 249, slot: 180 },
    items: [
      { route: 'setup-company', label: 'Company Setup', icon: Building2Icon },
      { route: 'setup-license', label: 'License & Payment', icon: CreditCardIcon, hiddenWhenOffline: true },
    ],
  },
];
