import { configureClient } from '@plumbline/api';
import { decide, denialText, redirectFor, canOpenApp, type RouteAccess } from '@plumbline/permissions';
import { RouterProvider as LinkProvider } from '@plumbline/ui/RouterProvider';
import '@plumbline/ui/tokens';
import { lazy, StrictMode, Suspense, useEffect, type ComponentType } from 'react';
import { createRoot } from 'react-dom/client';
import {
  createBrowserRouter,
  isRouteErrorResponse,
  Navigate,
  Outlet,
  useHref,
  useNavigate,
  useRouteError,
  type RouteObject,
} from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { SWRConfig } from 'swr';
import { AppContext, useApp, type AppDefinition } from './app-context.ts';
import type { AppModule, ModuleRoute } from './module.ts';
import { routePaths } from './routes.ts';
import { readCurrent, SessionProvider, useSession } from './session.tsx';
import { applyTheme } from './theme.ts';

// Everything behind the guard comes after sign-in: the first page stays small.
const Frame = lazy(() => import('./frame.tsx').then((module) => ({ default: module.Frame })));
const Toasts = lazy(() =>
  import('@plumbline/ui/ToastRegion').then((module) => ({ default: module.ToastRegion })),
);
const Denied = lazy(() => import('./states.tsx').then((module) => ({ default: module.Denied })));
const Missing = lazy(() => import('./states.tsx').then((module) => ({ default: module.Missing })));
const Failed = lazy(() => import('./states.tsx').then((module) => ({ default: module.Failed })));

/** Documented: a screen that does not arrive within two minutes is an error. */
const chunkTimeout = 120_000;

const inTime = <T,>(loading: Promise<T>): Promise<T> =>
  Promise.race([
    loading,
    new Promise<never>((_resolve, reject) => {
      setTimeout(() => reject(new Error('The page did not load in time.')), chunkTimeout);
    }),
  ]);

/** The other apps of this origin are other pages: going there is a full load. */
const isForeign = (portal: RouteAccess['portal'], path: string) => {
  const of = /^\/admin(\/|$|\?)/.test(path)
    ? 'admin'
    : /^\/partner(\/|$|\?)/.test(path)
      ? 'partner'
      : 'suite';
  return of !== portal;
};

function Guard({ route, module, Screen }: { route: ModuleRoute; module: AppModule; Screen: ComponentType }) {
  const { current } = useSession();
  const { portal, title } = useApp();
  const access = route.access ?? 'signed-in';
  const target = redirectFor(current?.info, { portal, access });
  useEffect(() => {
    document.title = `${route.title} · ${title}`;
  }, [route.title, title]);
  useEffect(() => {
    if (target && isForeign(portal, target)) location.replace(target);
  }, [portal, target]);
  if (target) return isForeign(portal, target) ? null : <Navigate to={target} replace />;
  if (current && access === 'signed-in') {
    if (route.right) {
      const decision = decide(current.info, current.purchased, route.right);
      if (!decision.allowed) return <Denied text={denialText(decision)} />;
    } else if (!canOpenApp(current.info, current.purchased, module.appId)) {
      return (
        <Denied
          text={`You hold no right in ${module.title}. An administrator of your company can grant one.`}
        />
      );
    }
  }
  return <Screen />;
}

function Root() {
  const navigate = useNavigate();
  return (
    <LinkProvider
      navigate={(path, options) => void navigate(path, options as object | undefined)}
      useHref={useHref}
    >
      <Suspense fallback={null}>
        <Outlet />
        <Toasts />
      </Suspense>
    </LinkProvider>
  );
}

function RouteError() {
  const error = useRouteError();
  return (
    <Suspense fallback={null}>
      {isRouteErrorResponse(error) && error.status === 404 ? <Missing /> : <Failed error={error} />}
    </Suspense>
  );
}

/** A module's routes as the router wants them, each loaded when it is opened. */
function routesOf(modules: readonly AppModule[], layout: NonNullable<ModuleRoute['layout']>): RouteObject[] {
  return modules.flatMap((module) =>
    module.routes
      .filter((route) => (route.layout ?? 'frame') === layout)
      .map((route) => ({
        id: route.name,
        path: routePaths[route.name],
        handle: { route, module },
        errorElement: <RouteError />,
        lazy: async () => {
          const { default: Screen } = await inTime(route.load());
          return { Component: () => <Guard route={route} module={module} Screen={Screen} /> };
        },
      })),
  );
}

/** Starts an app on the page: session, guard, router, frame and the error catalogue, from its modules' manifests. */
export function createApp(definition: AppDefinition): void {
  configureClient({ admin: definition.portal === 'admin' });
  applyTheme();
  const current = readCurrent();
  const router = createBrowserRouter([
    {
      Component: Root,
      errorElement: <RouteError />,
      HydrateFallback: () => null,
      children: [
        ...routesOf(definition.modules, 'blank'),
        ...routesOf(definition.modules, 'canvas'),
        {
          Component: FrameOrGuest,
          children: [...routesOf(definition.modules, 'frame'), { path: '*', Component: NotFound }],
        },
      ],
    },
  ]);
  const leave = (path: string) => location.assign(path);
  const container = document.getElementById('app');
  if (!container) throw new Error('the page has no element #app');
  createRoot(container).render(
    <StrictMode>
      <AppContext value={definition}>
        <SWRConfig value={{ revalidateOnFocus: false, shouldRetryOnError: false, keepPreviousData: true }}>
          <SessionProvider current={current} loginPath={definition.loginPath} leave={leave}>
            <RouterProvider router={router} />
          </SessionProvider>
        </SWRConfig>
      </AppContext>
    </StrictMode>,
  );
}

/** The frame is for people who are signed in; a guest's redirect must not load it. */
function FrameOrGuest() {
  const { current } = useSession();
  return current ? <Frame /> : <Outlet />;
}

function NotFound() {
  const { current } = useSession();
  const { loginPath } = useApp();
  return current ? <Missing /> : <Navigate to={loginPath} replace />;
}
