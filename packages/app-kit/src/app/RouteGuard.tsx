import { canOpenApp, decide, denialText, redirectFor, type RouteAccess } from '@plumbline/permissions';
import { fetchPart } from '@plumbline/ui/lazyImport';
import { lazy, useEffect, type ComponentType } from 'react';
import { useApp } from './app-context.ts';
import type { AppModule, ModuleRoute } from '../module/define-module.ts';
import { useSession } from '../session/SessionProvider.tsx';

const Denied = lazy(() =>
  fetchPart(() => import('../data/load-states.tsx').then((module) => ({ default: module.Denied }))),
);
const NotOpen = lazy(() =>
  fetchPart(() => import('../data/load-states.tsx').then((module) => ({ default: module.NotOpen }))),
);

/** Documented: a screen that does not arrive within two minutes is an error. */
const chunkTimeout = 120_000;

export const inTime = <T,>(loading: Promise<T>): Promise<T> =>
  Promise.race([
    loading,
    new Promise<never>((_resolve, reject) => {
      setTimeout(
        () => reject(new DOMException('The page did not load in time.', 'TimeoutError')),
        chunkTimeout,
      );
    }),
  ]);

/** The other apps of this origin are other pages: going there is a full load. */
export const isForeign = (portal: RouteAccess['portal'], path: string): boolean => {
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
  /** Goes to a path of this app. */
  redirect: (path: string) => void;
}

/** Shows a screen to whom it is for, sends everyone else where the route flow says, and names what is missing. */
export function Guard({ route, module, Screen, redirect }: Props) {
  const { current } = useSession();
  const { portal, title } = useApp();
  const access = route.access ?? 'signed-in';
  const target = redirectFor(current?.info, { portal, access });
  useEffect(() => {
    document.title = `${route.title} · ${title}`;
  }, [route.title, title]);
  useEffect(() => {
    if (!target) return;
    if (isForeign(portal, target)) location.replace(target);
    else redirect(target);
  }, [portal, target, redirect]);
  if (target) return null;
  if (current && access === 'signed-in') {
    if (route.right) {
      const decision = decide(current.info, current.purchased, route.right);
      if (!decision.allowed) {
        const Refusal = decision.reason === 'not-purchased' ? NotOpen : Denied;
        return <Refusal text={denialText(decision)} />;
      }
    } else if (!canOpenApp(current.info, current.purchased, module.appId)) {
      return (
        <NotOpen
          text={`You hold no right in ${module.title}. An administrator of your company can grant one.`}
        />
      );
    }
  }
  return <Screen />;
}
