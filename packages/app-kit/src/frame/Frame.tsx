import { waysBack } from '@plumbline/permissions';
import { AppFrame } from '@plumbline/ui/AppFrame';
import { Banner } from '@plumbline/ui/Banner';
import { Button } from '@plumbline/ui/Button';
import { useIsNarrow } from '@plumbline/ui/media';
import { Pill } from '@plumbline/ui/Pill';
import { useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { matchPath, useLocation } from 'react-router';
import { useApp } from '../app/app-context.ts';
import { useCurrentUser } from '../session/use-current-user.ts';
import { DemoPill } from './DemoPill.tsx';
import { FixedTabBar } from './FixedTabBar.tsx';
import { FrameLayers } from './FrameLayers.tsx';
import { FrameMenu, useTheme, type Layer } from './FrameMenu.tsx';
import { FrameSearch } from './FrameSearch.tsx';
import { LauncherDrawer } from './LauncherDrawer.tsx';
import type { AppModule, ModuleRoute } from '../module/define-module.ts';
import { lazyWithRetry } from '../module/lazy-with-retry.tsx';
import { lazyNav } from '../module/lazy-nav.tsx';
import { Bell, PolicyUpdated } from '../notifications/NotificationBell.tsx';
import { menuOf } from '../module/area-menu.ts';
import {
  buildRouteIndex,
  fixedSection,
  fixedTabsOf,
  mayOpen,
  navSections,
  screensOf,
  type RouteIndex,
} from '../navigation/route-index.ts';
import { Offline } from '../realtime/Offline.tsx';
import { useIsPending } from '../navigation/route-pending.ts';
import { useProfile } from '../session/use-profile.ts';
import { addressOf, pathOf } from '../navigation/routes.ts';
import { ShortcutsProvider } from './ShortcutsProvider.tsx';
import { TabsProvider } from './RecordTabs.tsx';
import { Uploads } from '../uploads/UploadPanel.tsx';
import { daysUntil } from '../format/format-values.ts';
import { frameMessages } from './messages.ts';

const AssistantButton = lazyWithRetry(() =>
  import('../assistant/AssistantButton.tsx').then((module) => module.AssistantButton),
);

interface Props {
  route: ModuleRoute | undefined;
  module: AppModule | undefined;
  children: ReactNode;
}

/** Banner of a trial, shown in its last week and after it has ended. */
function Trial({ until, plans }: { until: string; plans: string | undefined }) {
  const days = daysUntil(until);
  if (days > 7) return null;
  return (
    <Banner
      isAtEdge
      tone={days > 0 ? 'info' : 'warn'}
      {...(plans
        ? {
            action: (
              <Button size="sm" href={plans}>
                {frameMessages.chooseAPlan}
              </Button>
            ),
          }
        : {})}
    >
      {days > 0 ? frameMessages.trialEndsIn(days) : frameMessages.trialEnded}
    </Banner>
  );
}

/** Banner of a suspended company with the reason, on every page except those that show it themselves. */
function Suspended({ text, way }: { text: string; way: string | undefined }) {
  return (
    <Banner
      isAtEdge
      tone="bad"
      {...(way
        ? {
            action: (
              <Button size="sm" href={way}>
                {frameMessages.licensePayment}
              </Button>
            ),
          }
        : {})}
    >
      {way ? text : `${text} ${waysBack}`}
    </Banner>
  );
}

/** Moves the focus to the new page after navigation, because the focused element may be gone. */
function useFocusOfPage(pathname: string) {
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return;
    before.current = pathname;
    if (document.activeElement === document.body)
      document.querySelector('main')?.focus({ preventScroll: true });
  }, [pathname]);
}

/** Entries of an area's navigation. An area without a screen that the user may open keeps the way to the others. */
function areaSections(chart: RouteIndex, { route, module }: Pick<Props, 'route' | 'module'>) {
  const own = navSections(chart, module ? menuOf(module, chart.modules) : [], route);
  const home = chart.modules.find(({ key }) => key === 'home');
  return own.length === 0 && !module?.nav && home
    ? navSections(chart, menuOf(home, chart.modules), route)
    : own;
}

function Navigated({ route, module, children }: Props) {
  const app = useApp();
  const viewer = useCurrentUser();
  const profile = useProfile();
  const isPending = useIsPending();
  const { pathname } = useLocation();
  const theme = useTheme();
  const [layer, setLayer] = useState<Layer>();
  const [navWidth, setNavWidth] = useState(() => Number(localStorage.getItem('navWidth')) || 260);
  const [chosenMini, setMini] = useState(() => localStorage.getItem('navMini'));
  const path = route && pathOf(route.name);
  const chart = useMemo(
    () => buildRouteIndex(app.modules, viewer, (path && matchPath(path, pathname)?.params) || {}),
    [app.modules, viewer, path, pathname],
  );
  const screens = useMemo(() => screensOf(chart), [chart]);
  const isNarrow = useIsNarrow();
  useFocusOfPage(pathname);
  const hasLauncher = app.portal === 'suite';
  const support = mayOpen(chart, 'support') ? addressOf('support') : undefined;
  const plans =
    viewer.mode === 'online' && mayOpen(chart, 'setup-subscription')
      ? addressOf('setup-subscription')
      : undefined;
  const sections = areaSections(chart, { route, module });
  const group = route && module && fixedTabsOf(chart, { route, module });
  const fixed = group && route && <FixedTabBar group={group} route={route} />;
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
      banner={
        <>
          <Offline />
          <PolicyUpdated />
          {profile?.closed?.why === 'suspended' && route?.name !== 'setup-license' && (
            <Suspended
              text={profile.closed.text}
              way={mayOpen(chart, 'setup-license') ? addressOf('setup-license') : undefined}
            />
          )}
          {profile?.trial_until && <Trial until={profile.trial_until} plans={plans} />}
        </>
      }
      {...(profile?.demo ? { brandAside: <DemoPill /> } : {})}
      documentationHref={addressOf('help') ?? '/help'}
      {...(support ? { supportHref: support } : {})}
      {...(app.portal === 'suite'
        ? { search: <FrameSearch screens={screens} />, assistant: <AssistantButton chart={chart} /> }
        : {})}
      notifications={<Bell />}
      {...(hasLauncher
        ? {
            launcher: (
              <LauncherDrawer
                chart={chart}
                here={module?.key}
                isOpen={layer === 'launcher'}
                onOpenChange={(isOpen) => setLayer(isOpen ? 'launcher' : undefined)}
                onBuy={() => setLayer('purchase')}
              />
            ),
          }
        : {})}
      userMenu={<FrameMenu chart={chart} theme={theme} onOpen={setLayer} />}
      {...(module
        ? {
            area: {
              label: module.key === 'home' && profile ? profile.company : (module.heading ?? module.title),
              icon: module.icon,
            },
          }
        : {})}
      sections={[...sections, ...(isNarrow && group && route ? [fixedSection(group, route, pathname)] : [])]}
      {...(module?.nav ? { navMore: lazyNav(module.nav) } : {})}
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
      place={pathname}
      isNavigating={isPending}
      tone={route?.tone ?? 'panel'}
    >
      {children}
      <Uploads />
      <FrameLayers
        chart={chart}
        homePath={app.homePath}
        theme={theme}
        layer={layer}
        onChange={setLayer}
        hasLauncher={hasLauncher && !isNarrow}
        onBought={viewer.reload}
      />
    </AppFrame>
  );
  return (
    <TabsProvider tabs={module?.tabs} fixed={fixed}>
      {frame}
    </TabsProvider>
  );
}

/**
 * Frame of every signed-in screen: header, navigation, launcher, tabs and content, from the manifests of the modules.
 */
export const Frame = (props: Props) => (
  <ShortcutsProvider>
    <Navigated {...props} />
  </ShortcutsProvider>
);
