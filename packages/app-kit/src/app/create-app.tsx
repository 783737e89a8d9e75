import { configureClient } from '@plumbline/api';
import { landing } from '@plumbline/permissions';
import { fetchPart } from '@plumbline/ui/lazyImport';
import { monoFamily } from '@plumbline/ui/tokens';
import { lazy, StrictMode, Suspense, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { AppContext, type AppDefinition } from './app-context.ts';
import { Guard, inTime } from './RouteGuard.tsx';
import { toMaintenance } from './maintenance.ts';
import type { AppModule, ModuleRoute } from '../module/define-module.ts';
import { matchPattern } from '../navigation/match-path.ts';
import { setPortal } from './portal.ts';
import { pathOf } from '../navigation/routes.ts';
import { SessionProvider } from '../session/SessionProvider.tsx';
import { keepSession, readCurrent, type CurrentSession } from '../session/session-store.ts';
import { applyTheme } from './theme.ts';

// The pages before sign-in need no router, no frame and no data layer: they load in a fraction of the rest.
const routedOf = (definition: AppDefinition) =>
  lazy(async () => {
    // Fetched while there is little on the page: a face that comes later has every text of it laid out anew.
    void document.fonts?.load(`1em '${monoFamily}'`).catch(() => undefined);
    const [{ Routed }, areas = []] = await fetchPart(() =>
      inTime(Promise.all([import('./AppRoutes.tsx'), definition.areas?.()])),
    );
    const whole = { ...definition, modules: [...definition.modules, ...areas] };
    const App = () => (
      <AppContext value={whole}>
        <Routed definition={whole} />
      </AppContext>
    );
    return { default: App };
  });

function guestRoute(modules: readonly AppModule[]): { route: ModuleRoute; module: AppModule } | undefined {
  const path = location.pathname.replace(/(?<=.)\/$/, '');
  for (const module of modules) {
    const route = module.routes.find(
      (each) => each.layout === 'blank' && matchPattern(pathOf(each.name), path),
    );
    if (route) return { route, module };
  }
  return undefined;
}

function guestPage(route: ModuleRoute, module: AppModule): ReactNode {
  const Screen = lazy(() => fetchPart(() => inTime(route.load())));
  return <Guard route={route} module={module} Screen={Screen} redirect={(path) => location.replace(path)} />;
}

/** `/` of an app is nobody's page: it leads to the landing page, or to sign-in. */
function rootTarget(
  { portal, homePath, loginPath }: AppDefinition,
  current: CurrentSession | undefined,
): string | undefined {
  const root = portal === 'suite' ? '/' : `/${portal}`;
  if (location.pathname.replace(/(?<=.)\/$/, '') !== root) return undefined;
  if (!current) return loginPath;
  return portal === 'suite' ? landing(current.info) : homePath;
}

/**
 * React Aria adds a style to the page with the first of its controls that is pressed, under this id and only where there is
 * none: added to a page that is full, it has all of it laid out anew.
 */
function stylePresses(): void {
  const style = document.createElement('style');
  style.id = 'react-aria-pressable-style';
  // Word for word: the server's policy knows it by its sum.
  style.textContent = `
@layer {
  [data-react-aria-pressable] {
    touch-action: pan-x pan-y pinch-zoom;
  }
}
    `.trim();
  document.head.prepend(style);
}

const leave = (path: string) => location.assign(path);

/** Starts an app on the page: session, guard, router, frame and the error catalogue, from its modules' manifests. */
export function createApp(definition: AppDefinition): void {
  setPortal(definition.portal);
  configureClient({
    admin: definition.portal === 'admin',
    onMaintenance: toMaintenance,
  });
  applyTheme();
  stylePresses();
  const current = readCurrent();
  keepSession(current, definition.loginPath);
  const elsewhere = rootTarget(definition, current);
  if (elsewhere) {
    location.replace(elsewhere);
    return;
  }
  const container = document.getElementById('app');
  if (!container) throw new Error('the page has no element #app');
  const found = guestRoute(definition.modules);
  // Whoever is signed in reads within the frame that there is no such page.
  const guest = current && found?.route.name === 'error-404' ? undefined : found;
  const Routed = routedOf(definition);
  createRoot(container).render(
    <StrictMode>
      <AppContext value={definition}>
        <SessionProvider loginPath={definition.loginPath} leave={leave}>
          <Suspense fallback={null}>{guest ? guestPage(guest.route, guest.module) : <Routed />}</Suspense>
        </SessionProvider>
      </AppContext>
    </StrictMode>,
  );
}
