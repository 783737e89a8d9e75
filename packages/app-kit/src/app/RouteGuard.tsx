import { canOpenApp, decide, denialText, redirectFor, type RouteAccess } from '@plumbline/permissions';
import { lazyImport } from '@plumbline/ui/lazyImport';
import { lazy, useEffect, type ComponentType, type ReactNode } from 'react';
import { useApp } from './app-context.ts';
import type { AppModule, ModuleRoute } from '../module/define-module.ts';
import { useSession, type CurrentSession } from '../session/SessionProvider.tsx';
import { appMessages } from './messages.ts';

const Denied = lazy(() =>
  lazyImport(() => import('../data/load-states.tsx').then((module) => ({ default: module.Denied }))),
);
const NotOpen = lazy(() =>
  lazyImport(() => import('../data/load-states.tsx').then((module) => ({ default: module.NotOpen }))),
);

/** True for paths of another app of this origin, which need a full page load. */
export const isOtherApp = (portal: RouteAccess['portal'], path: string): boolean => {
  const of = /^\/admin(\/|$|\?)/.test(path)
    ? 'admin'
    : /^\/partner(\/|$|\?)/.test(path)
      ? 'partner'
      : 'suite';
  return of !== portal;
};

interface Props {
  route: ModuleRoute;
  module: AppModule;
  Screen: ComponentType;
  /** Frame around a refusal of a screen that has none itself. */
  Frame?: ComponentType<{ route: ModuleRoute; module: AppModule; children: ReactNode }>;
  /** Navigates to a path of this app. */
  redirect: (path: string) => void;
}

/** State that names the right or app that a user lacks for a screen; undefined with access. */
function refusalOf(
  route: ModuleRoute,
  module: AppModule,
  { info, purchased }: Pick<CurrentSession, 'info' | 'purchased'>,
): ReactNode {
  if (route.right) {
    const decision = decide(info, purchased, route.right);
    if (decision.allowed) return undefined;
    const Refusal = decision.reason === 'not-purchased' ? NotOpen : Denied;
    return <Refusal text={denialText(decision)} />;
  }
  return canOpenApp(info, purchased, module.appId) ? undefined : (
    <NotOpen text={appMessages.noAccessTo(module.title)} />
  );
}

/** Renders a screen for users with access, redirects by the route flow, or names the missing right. */
export function Guard({ route, module, Screen, Frame, redirect }: Props) {
  const { current } = useSession();
  const { portal, title } = useApp();
  const access = route.access ?? 'signed-in';
  const target = redirectFor(current?.info, { portal, access });
  useEffect(() => {
    document.title = `${route.title} · ${title}`;
  }, [route.title, title]);
  useEffect(() => {
    if (!target) return;
    if (isOtherApp(portal, target)) location.replace(target);
    else redirect(target);
  }, [portal, target, redirect]);
  if (target) return null;
  const refusal = current && access === 'signed-in' ? refusalOf(route, module, current) : undefined;
  if (!refusal) return <Screen />;
  return Frame ? (
    <Frame route={route} module={module}>
      {refusal}
    </Frame>
  ) : (
    refusal
  );
}
