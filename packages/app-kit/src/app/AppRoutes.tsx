import { ApiError } from '@plumbline/api';
import { RouterProvider as LinkProvider } from '@plumbline/ui/RouterProvider';
import { lazyImport, pauseImports } from '@plumbline/ui/lazyImport';
import { ToastRegion } from '@plumbline/ui/ToastRegion';
import {
  Component,
  lazy,
  Suspense,
  useCallback,
  useEffect,
  useMemo,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type ReactNode,
} from 'react';
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
import { AppContext, useApp, type AppDefinition } from './app-context.ts';
import { createModuleStore, type ModuleStore } from './module-store.ts';
import { runWhenIdle } from '../data/run-when-idle.ts';
import type { AppManifest } from '../module/define-manifest.ts';
import { Frame } from '../frame/Frame.tsx';
import { Guard } from './RouteGuard.tsx';
import { withTimeout } from './with-timeout.ts';
import { lazyWithRetry } from '../module/lazy-with-retry.tsx';
import type { AppModule, ModuleRoute } from '../module/define-module.ts';
import { PendingPlaceholder } from '../data/PendingPlaceholder.tsx';
import { trackPending } from '../navigation/route-pending.ts';
import { matchRoute, nearestRoute } from '../navigation/match-route.ts';
import { pathOf, routePaths } from '../navigation/routes.ts';
import { useSession } from '../session/SessionProvider.tsx';
import { Failed, Missing } from '../data/load-states.tsx';

interface Place {
  route: ModuleRoute;
  module: AppModule;
}

/** Error boundary of a screen. It resets on navigation and on retry. */
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
  // A screen without the frame shows a refusal inside it, so that the navigation of its area stays.
  const frame = props.route.layout === 'canvas' ? { Frame } : {};
  const navigate = useNavigate();
  const redirect = useCallback((path: string) => void navigate(path, { replace: true }), [navigate]);
  return <Guard {...props} {...frame} redirect={redirect} />;
}

/** Screen components by route, created once so that returning to a screen does not load it again. */
const screens = new Map<ModuleRoute, ComponentType>();
function screenOf(route: ModuleRoute): ComponentType {
  const cached = screens.get(route);
  if (cached) return cached;
  const created = lazy(() => trackPending(lazyImport(() => withTimeout(route.load()))));
  screens.set(route, created);
  return created;
}

const placesOf = (modules: readonly AppModule[]): Place[] =>
  modules.flatMap((module) => module.routes.map((route) => ({ route, module })));

function Screen({ route, module }: Place) {
  const { pathname } = useLocation();
  return (
    <Boundary place={pathname}>
      <Suspense fallback={<PendingPlaceholder what="page" />}>
        <RoutedGuard route={route} module={module} Screen={screenOf(route)} />
      </Suspense>
    </Boundary>
  );
}

/** Placeholder of a screen whose module is being loaded. The real route replaces it then. */
function ModuleLoader({ load }: { load: () => Promise<void> }) {
  const [error, setError] = useState<unknown>();
  useEffect(() => {
    void trackPending(load()).catch(setError);
    // oxlint-disable-next-line react/exhaustive-deps -- `load` changes when another module is loaded, and a mount must load only once
  }, []);
  return error === undefined ? <PendingPlaceholder what="page" /> : <Failed error={error} />;
}

/** State of the history entry of the not-found page. */
interface MissingState {
  /** Address that no page has. */
  missing: string;
}

/** Frame of signed-in users. Guests are redirected to sign-in and return afterwards. */
function Framed({ places }: { places: readonly Place[] }) {
  const { current } = useSession();
  const { loginPath } = useApp();
  const { pathname, state } = useLocation();
  const missing = pathname === routePaths['error-404'] ? (state as MissingState | null)?.missing : undefined;
  const { place, module } = useMemo(() => {
    const paths = places.map((each) => ({ path: pathOf(each.route.name), ...each }));
    const found = matchRoute(paths, pathname);
    // A missing page keeps the navigation of the area that its address is in.
    const area = missing === undefined ? found : nearestRoute(paths, missing);
    return { place: found, module: area?.module };
  }, [places, pathname, missing]);
  if (!current) {
    location.replace(
      place
        ? `${loginPath}?back=${encodeURIComponent(location.pathname + location.search)}`
        : routePaths['error-404'],
    );
    return null;
  }
  return (
    <Frame route={place?.route} module={module}>
      <Outlet />
    </Frame>
  );
}

function NotFound() {
  const { modules } = useApp();
  const { pathname } = useLocation();
  if (pathname === routePaths['error-404']) return <Missing />;
  // Sign-in pages are outside the router: going there is a full page load.
  if (
    placesOf(modules).some(({ route }) => route.layout === 'blank' && matchPath(pathOf(route.name), pathname))
  ) {
    location.reload();
    return null;
  }
  const missing: MissingState = { missing: pathname };
  return <Navigate to={routePaths['error-404']} replace state={missing} />;
}

/** Converts a path of the app to a router path; `tel:`, `mailto:` and external links are unchanged. */
function useAddress(path: string): string {
  const own = useHref(path);
  return /^[a-z][a-z\d+.-]*:/i.test(path) ? path : own;
}

// A failed call detects a lost connection before the event stream does.
const onFailed = (error: unknown) => {
  if (error instanceof ApiError && error.status === 0) pauseImports();
};

/** Event stream, loaded lazily because no screen depends on it. */
const Live = lazyWithRetry(() => import('../realtime/event-stream.ts').then((module) => module.EventStream));

/** Routes behind sign-in. */
function Routed({ definition, store }: { definition: AppDefinition; store: ModuleStore }) {
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
              {store.pending().map(({ path, load }) => (
                <Route key={path} path={path} element={<ModuleLoader load={load} />} />
              ))}
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

/** Milliseconds after the first screen until the other modules are loaded, for menus, search and shortcuts. */
const LOAD_REST_WITHIN_MS = 500;

/**
 * The app behind sign-in, once the module of the current address is loaded. The other modules follow when the page is idle.
 * @param manifests modules that are loaded when they are needed.
 */
export async function createRoutedApp(
  definition: AppDefinition,
  manifests: readonly AppManifest[],
): Promise<ComponentType> {
  const store = createModuleStore(definition.modules, manifests);
  await store.loadFor(location.pathname);
  return function RoutedApp() {
    const modules = useSyncExternalStore(store.subscribe, store.loaded);
    const app = useMemo(() => ({ ...definition, modules }), [modules]);
    useEffect(() => runWhenIdle(() => void store.loadAll().catch(() => undefined), LOAD_REST_WITHIN_MS), []);
    return (
      <AppContext value={app}>
        <Routed definition={app} store={store} />
      </AppContext>
    );
  };
}
