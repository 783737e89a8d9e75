import { ApiError } from '@plumbline/api';
import { RouterProvider as LinkProvider } from '@plumbline/ui/RouterProvider';
import { fetchPart, holdParts } from '@plumbline/ui/lazyImport';
import { ToastRegion } from '@plumbline/ui/ToastRegion';
import { Component, lazy, Suspense, useCallback, useMemo, type ComponentType, type ReactNode } from 'react';
import {
  BrowserRouter,
  matchPath,
  Navigate,
  Outlet,
  Route,
  Routes,
  useHref,
  useLocation,
  useNavigate,
} from 'react-router';
import { SWRConfig } from 'swr';
import { useApp, type AppDefinition } from './app-context.ts';
import { Frame } from '../frame/Frame.tsx';
import { Guard, inTime } from './RouteGuard.tsx';
import { lazyPart } from '../module/lazy-with-retry.tsx';
import type { AppModule, ModuleRoute } from '../module/define-module.ts';
import { NotHere } from '../data/PendingPlaceholder.tsx';
import { whilePending } from '../navigation/route-pending.ts';
import { placeAt } from '../navigation/match-route.ts';
import { pathOf, routePaths } from '../navigation/routes.ts';
import { useSession } from '../session/SessionProvider.tsx';
import { Failed, Missing } from '../data/load-states.tsx';

interface Place {
  route: ModuleRoute;
  module: AppModule;
}

/** A screen that broke says so in its own place; going elsewhere, or trying again, begins afresh. */
class Boundary extends Component<{ children: ReactNode; place: string }, { error: unknown; place: string }> {
  override state = { error: undefined as unknown, place: this.props.place };
  static getDerivedStateFromError = (error: unknown) => ({ error });
  static getDerivedStateFromProps(props: { place: string }, state: { error: unknown; place: string }) {
    return props.place === state.place ? null : { error: undefined, place: props.place };
  }
  override render() {
    return this.state.error === undefined ? this.props.children : <Failed error={this.state.error} />;
  }
}

function Links({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  return (
    <LinkProvider
      navigate={(path, options) => void navigate(path, options as object | undefined)}
      useHref={useAddress}
    >
      {children}
    </LinkProvider>
  );
}

function RoutedGuard(props: Place & { Screen: ComponentType }) {
  const navigate = useNavigate();
  const redirect = useCallback((path: string) => void navigate(path, { replace: true }), [navigate]);
  return <Guard {...props} redirect={redirect} />;
}

/** Screens are made once, outside of rendering, so that coming back to one does not load it again. */
const screens = new Map<ModuleRoute, ComponentType>();
function screenOf(route: ModuleRoute): ComponentType {
  const known = screens.get(route);
  if (known) return known;
  const made = lazy(() => whilePending(fetchPart(() => inTime(route.load()))));
  screens.set(route, made);
  return made;
}

const placesOf = (modules: readonly AppModule[]): Place[] =>
  modules.flatMap((module) => module.routes.map((route) => ({ route, module })));

function Screen({ route, module }: Place) {
  const { pathname } = useLocation();
  return (
    <Boundary place={pathname}>
      <Suspense fallback={<NotHere what="page" />}>
        <RoutedGuard route={route} module={module} Screen={screenOf(route)} />
      </Suspense>
    </Boundary>
  );
}

/** The frame is for people who are signed in; a guest is sent to sign in, and comes back here after. */
function Framed({ places }: { places: readonly Place[] }) {
  const { current } = useSession();
  const { loginPath } = useApp();
  const { pathname } = useLocation();
  const place = useMemo(
    () =>
      placeAt(
        places.map(({ route, module }) => ({ path: pathOf(route.name), route, module })),
        pathname,
      ),
    [places, pathname],
  );
  if (!current) {
    location.replace(
      place
        ? `${loginPath}?back=${encodeURIComponent(location.pathname + location.search)}`
        : routePaths['error-404'],
    );
    return null;
  }
  return (
    <Frame route={place?.route} module={place?.module}>
      <Outlet />
    </Frame>
  );
}

function NotFound() {
  const { modules } = useApp();
  const { pathname } = useLocation();
  if (pathname === routePaths['error-404']) return <Missing />;
  // The pages before sign-in are outside of the router: going there is a full load.
  if (
    placesOf(modules).some(({ route }) => route.layout === 'blank' && matchPath(pathOf(route.name), pathname))
  ) {
    location.reload();
    return null;
  }
  return <Navigate to={routePaths['error-404']} replace />;
}

/** An address of the app as its router writes it; a phone number, a mail or another site stays as it is. */
function useAddress(path: string): string {
  const own = useHref(path);
  return /^[a-z][a-z\d+.-]*:/i.test(path) ? path : own;
}

/** A call that reached nobody says that the line is broken before the stream of changes does. */
const onFailed = (error: unknown) => {
  if (error instanceof ApiError && error.status === 0) holdParts();
};

/** It tells of changes, and nobody waits for it. */
const Live = lazyPart(() => import('../realtime/event-stream.ts').then((module) => module.Live));

/** Everything behind sign-in. */
export function Routed({ definition }: { definition: AppDefinition }) {
  const places = useMemo(() => placesOf(definition.modules), [definition.modules]);
  const within = (layout: 'canvas' | 'frame') =>
    places
      .filter(({ route }) => (route.layout ?? 'frame') === layout)
      .map(({ route, module }) => (
        <Route
          key={route.name}
          path={pathOf(route.name)}
          element={<Screen route={route} module={module} />}
        />
      ));
  return (
    <SWRConfig
      value={{
        revalidateOnFocus: false,
        shouldRetryOnError: false,
        keepPreviousData: true,
        onError: onFailed,
      }}
    >
      <BrowserRouter>
        <Links>
          <Routes>
            {within('canvas')}
            <Route element={<Framed places={places} />}>
              {within('frame')}
              <Route path="*" element={<NotFound />} />
            </Route>
          </Routes>
          <ToastRegion />
          <Live />
        </Links>
      </BrowserRouter>
    </SWRConfig>
  );
}
