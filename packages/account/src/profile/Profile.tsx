import { PageHeader } from '@plumbline/ui/PageHeader';
import { SettingsLayout } from '@plumbline/ui/SettingsLayout';
import { BellIcon, KeyRoundIcon, MonitorIcon, UserIcon } from '@plumbline/ui/icons';
import type { ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { href } from '@plumbline/app-kit/navigation/routes';
import { Notifications } from './Notifications.tsx';
import { Person } from './Person.tsx';
import { Sessions } from './Sessions.tsx';
import { PasswordAndMfa } from './PasswordAndMfa.tsx';

interface Page {
  id: string;
  label: string;
  icon: typeof UserIcon;
  description: string;
  content: ReactNode;
}
const pages: readonly Page[] = [
  {
    id: 'person',
    label: 'Profile',
    icon: UserIcon,
    description: 'Your details as colleagues see them.',
    content: <Person />,
  },
  {
    id: 'safety',
    label: 'Sign-in',
    icon: KeyRoundIcon,
    description: 'Your password and second factor.',
    content: <PasswordAndMfa />,
  },
  {
    id: 'sessions',
    label: 'Sessions',
    icon: MonitorIcon,
    description: 'Devices where you are signed in.',
    content: <Sessions />,
  },
  {
    id: 'notifications',
    label: 'Notifications',
    icon: BellIcon,
    description: 'Your notifications and how you receive them.',
    content: <Notifications />,
  },
];

/** Profile of the signed-in user. `?notification=true` opens the notifications, as documented. */
export default function Profile() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const wanted = query.get('notification') === 'true' ? 'notifications' : query.get('page');
  const page = pages.find(({ id }) => id === wanted) ?? pages[0];
  const to = (id: string) =>
    href('user-profile', {}, id === 'notifications' ? { notification: 'true' } : { page: id });
  return (
    <SettingsLayout
      title="Your account"
      sections={[
        {
          id: 'own',
          entries: pages.map(({ id, label, icon }) => ({ id, label, icon, href: to(id) })),
        },
      ]}
      currentId={page?.id ?? ''}
      onGo={({ id }) => void navigate(to(id))}
      header={<PageHeader title={page?.label ?? ''} description={page?.description ?? ''} />}
    >
      {page?.content}
    </SettingsLayout>
  );
}
