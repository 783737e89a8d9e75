import { defineModule, href } from '@plumbline/app-kit';
import { Building2Icon, HandshakeIcon, HistoryIcon, TargetIcon, UsersIcon } from '@plumbline/ui/icons';

const account = { app: 1, name: 'account', type: 'v' } as const;
const opportunity = { app: 1, name: 'opportunity', type: 'v' } as const;
const contact = { app: 1, name: 'contact', type: 'v' } as const;

export const crm = defineModule({
  key: 'crm',
  appId: 1,
  title: 'CRM',
  icon: HandshakeIcon,
  launcher: {
    section: 'applications',
    label: 'CRM',
    description: 'Accounts, bids, contacts',
    route: 'crm-account',
  },
  menu: [
    { route: 'crm-account', label: 'Accounts', icon: Building2Icon, right: account },
    { route: 'crm-opportunity', label: 'Opportunities', icon: TargetIcon, right: opportunity },
    { route: 'crm-contact', label: 'Contacts', icon: UsersIcon, right: contact },
    { route: 'crm-recent-changes', label: 'Recent changes', icon: HistoryIcon, right: account },
  ],
  routes: [
    { name: 'crm-account', title: 'Accounts', right: account, load: () => import('./Accounts.tsx') },
    {
      name: 'account-view',
      title: 'Account',
      right: account,
      menu: 'crm-account',
      load: () => import('./Account.tsx'),
    },
    {
      name: 'crm-opportunity',
      title: 'Opportunities',
      right: opportunity,
      load: () => import('./Opportunities.tsx'),
    },
    {
      name: 'opportunity-view',
      title: 'Opportunity',
      right: opportunity,
      menu: 'crm-opportunity',
      load: () => import('./Opportunity.tsx'),
    },
    { name: 'crm-contact', title: 'Contacts', right: contact, load: () => import('./Contacts.tsx') },
    {
      name: 'contact-view',
      title: 'Contact',
      right: contact,
      menu: 'crm-contact',
      load: () => import('./Contact.tsx'),
    },
    {
      name: 'crm-recent-changes',
      title: 'Recent changes',
      right: account,
      load: () => import('./RecentChanges.tsx'),
    },
  ],
  tabs: {
    key: 'crm',
    home: { label: 'Accounts', icon: Building2Icon, href: href('crm-account') },
    icons: { account: Building2Icon, opportunity: TargetIcon, contact: UsersIcon },
  },
});
