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
import { profileMessages } from './messages.ts';

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
    label: profileMessages.profile,
    icon: UserIcon,
    description: profileMessages.personDescription,
    content: <Person />,
  },
  {
    id: 'safety',
    label: profileMessages.signIn,
    icon: KeyRoundIcon,
    description: profileMessages.signInDescription,
    content: <PasswordAndMfa />,
  },
  {
    id: 'sessions',
    label: profileMessages.sessions,
    icon: MonitorIcon,
    description: profileMessages.sessionsDescription,
    content: <Sessions />,
  },
  {
    id: 'notifications',
    label: profileMessages.notifications,
    icon: BellIcon,
    description: profileMessages.notificationsDescription,
    content: <Notifications />,
  },
];

/** Profile of the signed-in user. `?notification=true` opens the notifications, as documented. */
export default function Profile() {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const requestedPage = query.get('notification') === 'true' ? 'notifications' : query.get('page');
  const page = pages.find(({ id }) => id === requestedPage) ?? pages[0];
  const to = (id: string) =>
    href('user-profile', {}, id === 'notifications' ? { notification: 'true' } : { page: id });
  return (
    <SettingsLayout
      title={profileMessages.yourAccount}
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
