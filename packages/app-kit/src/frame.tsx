import { shellReadNotification, shellSearch, useShellNotifications } from '@plumbline/api/hooks/shell';
import type { SearchHit } from '@plumbline/api';
import { canOpenApp, decide } from '@plumbline/permissions';
import { messages } from '@plumbline/validation/messages';
import { AppFrame } from '@plumbline/ui/AppFrame';
import { Banner } from '@plumbline/ui/Banner';
import { Button } from '@plumbline/ui/Button';
import { GlobalSearch } from '@plumbline/ui/GlobalSearch';
import { Launcher } from '@plumbline/ui/Launcher';
import { NotificationBell } from '@plumbline/ui/NotificationBell';
import { Pill } from '@plumbline/ui/Pill';
import { UserMenu } from '@plumbline/ui/UserMenu';
import { LogOutIcon, MonitorIcon, MoonIcon, SunIcon, UserIcon } from '@plumbline/ui/icons';
import { useEffect, useState, type ReactNode } from 'react';
import useSWR from 'swr';
import { useApp } from './app-context.ts';
import { showError } from './errors.ts';
import type { AppModule, ModuleRoute } from './module.ts';
import { useIsPending } from './pending.ts';
import { href } from './routes.ts';
import { useCurrent, useSession, type CurrentSession } from './session.tsx';
import { TabsProvider } from './tabs.tsx';
import { readTheme, storeTheme, type Theme } from './theme.ts';
import { DemoPill } from './demo-pill.tsx';
import { useProfile } from './profile.ts';
import { Uploads } from './upload-panel.tsx';
import { ago, daysUntil } from './words.ts';

const mayOpen = ({ info, purchased }: CurrentSession, module: AppModule) =>
  canOpenApp(info, purchased, module.appId);

/** Documented: asked every 50 seconds while the page is seen. */
const notificationPoll = 50_000;

const useNotifications = () =>
  useShellNotifications(
    { limit: 10, offset: 0 },
    { swr: { refreshInterval: notificationPoll, refreshWhenHidden: false } },
  );

/** Documented: whoever's rights were changed is asked to sign in again. */
function PolicyUpdated() {
  const { data } = useNotifications();
  const { signInAgain } = useSession();
  if (!data?.data.policyUpdated) return null;
  return (
    <Banner
      edge
      tone="warn"
      action={
        <Button size="sm" onPress={() => void signInAgain()}>
          Sign in again
        </Button>
      }
    >
      {messages.policyUpdated}
    </Banner>
  );
}

/** A company on trial is told in its last week, and when it is over. */
function Trial({ until }: { until: string }) {
  const days = daysUntil(until);
  if (days > 7) return null;
  return (
    <Banner edge tone={days > 0 ? 'info' : 'warn'}>
      {days > 0
        ? `Your trial ends in ${days} ${days === 1 ? 'day' : 'days'}.`
        : 'Your trial is over. What you made is kept.'}
    </Banner>
  );
}

function Bell() {
  const { data, mutate } = useNotifications();
  const rows = data?.data.notifications ?? [];
  return (
    <NotificationBell
      unread={data?.data.unread ?? 0}
      items={rows.map((row) => ({
        id: row.uuid,
        // What happened first, then to what.
        title: row.data.name || row.data.message,
        ...(row.data.name ? { detail: row.data.message } : {}),
        when: ago(row.createdAt),
        isUnread: row.isviewed === 0,
        ...(row.data.module === 'estimation' && row.data.prop_id
          ? { href: href('estimation-tool-overview', { uuid: row.data.prop_id }) }
          : {}),
      }))}
      allHref={href('user-profile', {}, { notification: 'true' })}
      onMarkAllRead={() => {
        const unread = rows.filter((row) => row.isviewed === 0);
        Promise.all(unread.map(({ uuid }) => shellReadNotification({ uuid }))).then(
          () => mutate(),
          showError,
        );
      }}
      onOpen={() => void mutate()}
      onOpenItem={(uuid) => {
        shellReadNotification({ uuid }).then(() => mutate(), showError);
      }}
    />
  );
}

const groupLabels: Record<SearchHit['group'], string> = {
  pages: 'Pages',
  files: 'Files',
  contacts: 'Contacts',
};

function Search() {
  const [words, setWords] = useState('');
  const { data, isValidating } = useSWR(
    words.trim().length > 1 ? ['search', words] : null,
    () => shellSearch({ search: words }),
    { keepPreviousData: false },
  );
  const hits = data?.data ?? [];
  const groups = (['pages', 'files', 'contacts'] as const).map((group) => ({
    id: group,
    label: groupLabels[group],
    results: hits
      .filter((hit) => hit.group === group)
      .map((hit) => ({ id: hit.uuid, label: hit.title, detail: hit.subtitle, href: hit.href })),
  }));
  return (
    <GlobalSearch
      placeholder="Search pages, files and contacts"
      groups={groups}
      isSearching={isValidating}
      onSearch={setWords}
    />
  );
}

/** Header, navigation, launcher, tabs and content of every signed-in screen, from the modules' manifests. */
export function Frame({
  route,
  module,
  children,
}: {
  route: ModuleRoute | undefined;
  module: AppModule | undefined;
  children: ReactNode;
}) {
  const app = useApp();
  const current = useCurrent();
  const { signOut } = useSession();
  const profile = useProfile();
  const isPending = useIsPending();
  const [theme, setTheme] = useState<Theme>(readTheme);
  const [navWidth, setNavWidth] = useState(() => Number(localStorage.getItem('navWidth')) || 260);
  const [chosenMini, setMini] = useState(() => localStorage.getItem('navMini'));
  useEffect(() => {
    const query = matchMedia('(prefers-color-scheme: dark)');
    const follow = () => storeTheme(readTheme());
    query.addEventListener('change', follow);
    return () => query.removeEventListener('change', follow);
  }, []);

  const modules = app.modules.filter((module) => mayOpen(current, module));
  const name = profile ? `${profile.firstname} ${profile.lastname}`.trim() : '';
  const items = (module?.menu ?? []).filter(
    (item) => !item.right || decide(current.info, current.purchased, item.right).allowed,
  );
  const here = route?.menu ?? route?.name;
  const sections = [...new Set(items.map((item) => item.section ?? ''))].map((title) => ({
    id: title || 'main',
    ...(title ? { title } : {}),
    items: items
      .filter((item) => (item.section ?? '') === title)
      .map((item) => ({
        id: item.route,
        label: item.label,
        icon: item.icon,
        href: href(item.route as 'home'),
        isCurrent: item.route === here,
      })),
  }));
  const entries = (section: 'applications' | 'management') =>
    modules.flatMap((each) =>
      each.launcher?.section === section
        ? [
            {
              id: each.key,
              label: each.launcher.label,
              description: each.launcher.description,
              icon: each.icon,
              href: href(each.launcher.route as 'home'),
              isCurrent: each.key === module?.key,
            },
          ]
        : [],
    );
  const launcher = [
    { id: 'applications', title: 'APPLICATIONS', entries: entries('applications') },
    { id: 'management', title: 'MANAGEMENT APPLICATIONS', entries: entries('management') },
  ].filter((section) => section.entries.length > 0);
  const choose = (next: Theme) => {
    storeTheme(next);
    setTheme(next);
  };
  const frame = (tabs: ReactNode) => (
    <AppFrame
      brand={app.title}
      brandHref={app.homePath}
      {...(app.audience
        ? {
            brandTag: (
              <Pill tone="wait" icon={app.audience.icon}>
                {app.audience.label}
              </Pill>
            ),
          }
        : {})}
      {...(app.portal === 'suite'
        ? {
            banner: (
              <>
                <PolicyUpdated />
                {profile?.trial_until && <Trial until={profile.trial_until} />}
              </>
            ),
          }
        : {})}
      {...(profile?.demo ? { brandAside: <DemoPill /> } : {})}
      documentationHref="/api/docs"
      {...(app.portal === 'suite' ? { search: <Search />, notifications: <Bell /> } : {})}
      {...(launcher.length ? { launcher: <Launcher sections={launcher} /> } : {})}
      userMenu={
        <UserMenu
          name={name || 'Account'}
          {...(profile?.imageUrl ? { src: profile.imageUrl } : {})}
          items={[
            { id: 'who', title: profile ? `${profile.username} · ${profile.company}` : '', items: [] },
            {
              id: 'theme',
              title: 'Appearance',
              selectionMode: 'single',
              selectedIds: [theme],
              onSelectionChange: ([next]) => next && choose(next as Theme),
              items: [
                { id: 'light', label: 'Light', icon: SunIcon },
                { id: 'dark', label: 'Dark', icon: MoonIcon },
                { id: 'system', label: 'As the system', icon: MonitorIcon },
              ],
            },
            'separator',
            {
              id: 'profile',
              label: 'Profile',
              icon: UserIcon,
              href: href(app.portal === 'partner' ? 'partner-profile' : 'user-profile'),
            },
            { id: 'signout', label: 'Sign out', icon: LogOutIcon, onAction: () => void signOut() },
          ]}
        />
      }
      {...(module
        ? {
            area: {
              label: module.key === 'home' && profile ? profile.company : module.title,
              icon: module.icon,
            },
          }
        : {})}
      sections={sections}
      navWidth={navWidth}
      onNavWidthChange={(width) => {
        setNavWidth(width);
        localStorage.setItem('navWidth', String(width));
      }}
      isNavMini={chosenMini === null ? module?.isWide === true : chosenMini === '1'}
      onNavMiniChange={(mini) => {
        const value = mini ? '1' : '0';
        setMini(value);
        localStorage.setItem('navMini', value);
      }}
      {...(tabs ? { tabs } : {})}
      isNavigating={isPending}
      tone={route?.tone ?? 'panel'}
    >
      {children}
      <Uploads />
    </AppFrame>
  );
  if (!module?.tabs) return frame(undefined);
  return (
    <TabsProvider
      key={module.key}
      preferenceKey={module.tabs.key}
      home={module.tabs.home}
      icons={module.tabs.icons}
    >
      {frame}
    </TabsProvider>
  );
}
