import {
  BookmarkIcon,
  BoxesIcon,
  Building2Icon,
  CalculatorIcon,
  ChartColumnIcon,
  ClipboardListIcon,
  FactoryIcon,
  FileTextIcon,
  GoalIcon,
  HandshakeIcon,
  HardDriveIcon,
  HardHatIcon,
  HistoryIcon,
  LandmarkIcon,
  LayoutDashboardIcon,
  ListChecksIcon,
  LogOutIcon,
  MailIcon,
  MapIcon,
  SettingsIcon,
  ShieldCheckIcon,
  SmartphoneIcon,
  TargetIcon,
  TruckIcon,
  UserPlusIcon,
  UserRoundIcon,
  UsersIcon,
  WarehouseIcon,
} from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Avatar } from '../components/Avatar/Avatar.tsx';
import { Button } from '../components/Button/Button.tsx';
import { AppFrame, type AppFrameProps } from './AppFrame/AppFrame.tsx';
import type { NavArea, NavSection } from './AppFrame/NavList.tsx';
import { NotificationBell } from './AppFrame/NotificationBell.tsx';
import { UserMenu } from './AppFrame/UserMenu.tsx';
import { GlobalSearch, type SearchGroup } from './GlobalSearch/GlobalSearch.tsx';
import { Launcher, LauncherOffer, type LauncherSection } from './Launcher/Launcher.tsx';
import { TabBar, type OpenTab } from './TabBar/TabBar.tsx';

/** Frame of a contractor's suite, for stories of screens. */
export const area: NavArea = { label: 'CRM', icon: HandshakeIcon, href: '#crm' };

export const sectionsFor = (current: string): NavSection[] => [
  {
    id: 'crm',
    items: [
      { id: 'dashboard', label: 'Dashboard', icon: LayoutDashboardIcon, href: '#dashboard' },
      { id: 'accounts', label: 'Accounts', icon: Building2Icon, href: '#accounts' },
      { id: 'opportunities', label: 'Opportunities', icon: TargetIcon, href: '#opportunities' },
      { id: 'contacts', label: 'Contacts', icon: UsersIcon, href: '#contacts' },
      { id: 'leads', label: 'Leads', icon: UserPlusIcon, href: '#leads' },
      { id: 'tasks', label: 'Tasks', icon: ListChecksIcon, href: '#tasks', count: 12 },
      { id: 'map', label: 'Map', icon: MapIcon, href: '#map' },
      { id: 'reports', label: 'Reports', icon: ChartColumnIcon, href: '#reports' },
      { id: 'changes', label: 'Recent changes', icon: HistoryIcon, href: '#changes' },
    ].map((item) => ({ ...item, isCurrent: item.id === current })),
  },
  {
    id: 'pinned',
    title: 'Pinned views',
    items: [
      { id: 'open', label: 'Open pursuits', icon: BookmarkIcon, href: '#open' },
      { id: 'due', label: 'Bids due this week', icon: BookmarkIcon, href: '#due' },
      { id: 'health', label: 'Healthcare owners', icon: BookmarkIcon, href: '#health' },
    ],
  },
];

export const applications: LauncherSection[] = [
  {
    id: 'applications',
    title: 'Applications',
    entries: [
      { id: 'crm', label: 'CRM', description: 'Accounts, bids, leads', icon: HandshakeIcon, href: '#crm' },
      {
        id: 'estimation',
        label: 'Estimation',
        description: 'Take-off and quotes',
        icon: CalculatorIcon,
        href: '#estimation',
      },
      {
        id: 'project',
        label: 'Project',
        description: 'RFIs, submittals, changes',
        icon: HardHatIcon,
        href: '#project',
      },
      { id: 'task', label: 'Task', description: 'Spaces and boards', icon: ListChecksIcon, href: '#task' },
      {
        id: 'field',
        label: 'Field',
        description: 'Plans, photos, forms',
        icon: SmartphoneIcon,
        href: '#field',
      },
      {
        id: 'inventory',
        label: 'Inventory',
        description: 'Warehouses and orders',
        icon: WarehouseIcon,
        href: '#inventory',
      },
      {
        id: 'accounting',
        label: 'Accounting',
        description: 'Accounts and cost codes',
        icon: LandmarkIcon,
        href: '#accounting',
      },
      { id: 'goals', label: 'Goals', description: 'Company to person', icon: GoalIcon, href: '#goals' },
      { id: 'email', label: 'Email', description: 'Shared inboxes', icon: MailIcon, href: '#email' },
      { id: 'map', label: 'Map', description: 'Sites and accounts', icon: MapIcon, href: '#map' },
      {
        id: 'drive',
        label: 'Work Drive',
        description: 'Files and plans',
        icon: HardDriveIcon,
        href: '#drive',
      },
      {
        id: 'forms',
        label: 'Form Builder',
        description: 'Forms and checklists',
        icon: ClipboardListIcon,
        href: '#forms',
      },
    ],
  },
  {
    id: 'management',
    title: 'Management applications',
    entries: [
      {
        id: 'material',
        label: 'Material',
        description: 'Prices and assemblies',
        icon: BoxesIcon,
        href: '#material',
      },
      {
        id: 'vendors',
        label: 'Vendors',
        description: 'Suppliers and subs',
        icon: TruckIcon,
        href: '#vendors',
      },
      {
        id: 'reports',
        label: 'Reports',
        description: 'Saved and scheduled',
        icon: ChartColumnIcon,
        href: '#reports',
      },
      {
        id: 'dashboards',
        label: 'Dashboards',
        description: 'Boards of figures',
        icon: LayoutDashboardIcon,
        href: '#dashboards',
      },
      {
        id: 'security',
        label: 'Security',
        description: 'Users and access',
        icon: ShieldCheckIcon,
        href: '#security',
      },
      {
        id: 'setup',
        label: 'Setup',
        description: 'Forms, status, company',
        icon: SettingsIcon,
        href: '#setup',
      },
    ],
  },
];

export const openTabs: OpenTab[] = [
  { id: 'accounts', label: 'Accounts', icon: Building2Icon, href: '#accounts', isFixed: true },
  {
    id: 'halvorsen',
    label: 'Halvorsen Constructors',
    icon: Building2Icon,
    href: '#halvorsen',
    isPinned: true,
  },
  {
    id: 'riverside',
    label: 'Riverside Medical, Phase 2',
    icon: TargetIcon,
    href: '#riverside',
    isPinned: true,
  },
  { id: 'kestrel', label: 'Kestrel & Lowe Construction', icon: Building2Icon, href: '#kestrel' },
  { id: 'dana', label: 'Dana Whitfield', icon: UsersIcon, href: '#dana' },
  { id: 'union', label: 'Union Yard Offices', icon: TargetIcon, href: '#union' },
  { id: 'longmere', label: 'City of Longmere Facilities', icon: Building2Icon, href: '#longmere' },
  { id: 'summit', label: 'Summit Ridge Contractors', icon: Building2Icon, href: '#summit' },
];

const found: SearchGroup[] = [
  {
    id: 'pages',
    label: 'Pages',
    allHref: '#all-pages',
    results: ['Accounts', 'Account setup', 'Accounting periods'].map((label) => ({
      id: label,
      label,
      detail: 'CRM',
      icon: LayoutDashboardIcon,
      href: `#${label}`,
    })),
  },
  {
    id: 'files',
    label: 'Files',
    results: ['Halvorsen bid form.pdf', 'A-551 rev 3.pdf', 'Addendum 04.pdf'].map((label) => ({
      id: label,
      label,
      detail: 'Riverside Medical, Phase 2',
      icon: FileTextIcon,
      href: `#${label}`,
    })),
  },
  {
    id: 'contacts',
    label: 'Contacts',
    results: ['Dana Whitfield', 'Karen Boone'].map((label) => ({
      id: label,
      label,
      detail: 'Halvorsen Constructors',
      mark: <Avatar name={label} size={20} isDecorative />,
      href: `#${label}`,
    })),
  },
];

export function StorySearch() {
  const [query, setQuery] = useState('');
  const groups = found.map((group) => ({
    ...group,
    results: group.results.filter((result) => result.label.toLowerCase().includes(query.toLowerCase())),
  }));
  return <GlobalSearch groups={query === '' ? [] : groups} onSearch={setQuery} debounce={100} />;
}

export const storyBell = (
  <NotificationBell
    unread={3}
    allHref="#notifications"
    onMarkAllRead={() => undefined}
    items={[
      {
        id: '1',
        title: 'Priya Raman answered RFI-019',
        detail: 'Door hardware at the imaging suite',
        when: '4 min',
        mark: <Avatar name="Priya Raman" size={28} isDecorative />,
        href: '#rfi-019',
        isUnread: true,
      },
      {
        id: '2',
        title: 'Bid due tomorrow: Longmere Public Safety',
        detail: 'City of Longmere Facilities, $5,125,000',
        when: '1 h',
        mark: <Avatar name="Derek Olufsen" size={28} isDecorative />,
        href: '#longmere',
        isUnread: true,
      },
      {
        id: '3',
        title: 'Tomás Herrera shared a plan',
        detail: 'A-551 rev 3',
        when: 'Nov 18',
        mark: <Avatar name="Tomás Herrera" size={28} isDecorative />,
        href: '#a-551',
      },
    ]}
  />
);

export const storyUser = (
  <UserMenu
    name="Maya Lindqvist"
    items={[
      { id: 'profile', label: 'Profile', icon: UserRoundIcon, href: '#profile' },
      { id: 'preferences', label: 'Preferences', icon: SettingsIcon, href: '#preferences' },
      'separator',
      { id: 'out', label: 'Sign out', icon: LogOutIcon, onAction: () => undefined },
    ]}
  />
);

export const storyLauncher = (
  <Launcher
    sections={applications}
    offer={
      <LauncherOffer
        icon={FactoryIcon}
        label="Manufacturing"
        description="Work centers and orders, $300 per month"
        action={
          <Button size="sm" href="#manufacturing">
            Add
          </Button>
        }
      />
    }
  />
);

interface StoryFrameProps extends Partial<AppFrameProps> {
  current?: string;
  currentTab?: string;
  /** Tab of the page that is shown, if it is none of the open records. */
  page?: OpenTab;
  children: ReactNode;
}

export function StoryFrame({
  current = 'accounts',
  currentTab = 'accounts',
  page,
  children,
  ...rest
}: StoryFrameProps) {
  const [tabs, setTabs] = useState(() =>
    page ? [...openTabs.slice(0, 1), page, ...openTabs.slice(1)] : openTabs,
  );
  const byId = new Map(tabs.map((tab) => [tab.id, tab]));
  return (
    <AppFrame
      brand="Plumbline"
      brandHref="#home"
      search={<StorySearch />}
      documentationHref="#documentation"
      supportHref="#support"
      notifications={storyBell}
      launcher={storyLauncher}
      userMenu={storyUser}
      area={area}
      sections={sectionsFor(current)}
      footItems={[{ id: 'setup', label: 'CRM setup', icon: SettingsIcon, href: '#setup' }]}
      tabs={
        <TabBar
          tabs={tabs}
          currentId={page?.id ?? currentTab}
          onClose={(id) => setTabs((was) => was.filter((tab) => tab.id !== id))}
          onPinChange={(id, isPinned) =>
            setTabs((was) => was.map((tab) => (tab.id === id ? { ...tab, isPinned } : tab)))
          }
          onReorder={(ids) => setTabs(ids.flatMap((id) => byId.get(id) ?? []))}
        />
      }
      {...rest}
    >
      {children}
    </AppFrame>
  );
}
