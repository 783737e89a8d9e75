import { PageHeader } from '@plumbline/ui/PageHeader';
import { SettingsLayout } from '@plumbline/ui/SettingsLayout';
import { BellIcon, KeyRoundIcon, MonitorIcon, UserIcon } from '@plumbline/ui/icons';
import type { ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { href } from '@plumbline/app-kit/navigation/routes';
import { Notifications } from './Notifications.tsx';
import { Person } from './Person.tsx';
import { Sessions } from './Sessions.tsx';
import { SignInSafety } from './PasswordAndMfa.tsx';

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
    description: 'How your colleagues see you.',
    content: <Person />,
  },
  {
    id: 'safety',
    label: 'Signing in',
    icon: KeyRoundIcon,
    description: 'Your password, and a second factor beside it.',
    content: <SignInSafety />,
  },
  {
    id: 'sessions',
    label: 'Sessions',
    icon: MonitorIcon,
    description: 'Where you are signed in.',
    content: <Sessions />,
  },
  {
    id: 'notifications',
    label: 'Notifications',
    icon: BellIcon,
    description: 'Everything that you were told, newest first.',
    content: <Notifications />,
  },
];

/** What belongs to whoever is signed in. `?notification=true` opens all notifications, as documented. */
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
