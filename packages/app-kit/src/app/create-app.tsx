import { configureClient } from '@plumbline/api';
import { landing } from '@plumbline/permissions';
import { lazyImport } from '@plumbline/ui/lazyImport';
import { monoFamily } from '@plumbline/ui/pageStyles';
import { lazy, StrictMode, Suspense, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { AppContext, type AppDefinition } from './app-context.ts';
import { Guard } from './RouteGuard.tsx';
import { withTimeout } from './with-timeout.ts';
import { toMaintenance } from './maintenance.ts';
import type { AppModule, ModuleRoute } from '../module/define-module.ts';
import { matchPattern } from '../navigation/match-path.ts';
import { pathOf } from '../navigation/routes.ts';
import { SessionProvider } from '../session/SessionProvider.tsx';
import { startSession, readCurrent, type CurrentSession } from '../session/session-store.ts';
import { followTheme } from './theme.ts';

// Pages before sign-in need no router, frame or data layer and load much faster without them.
const routedOf = (definition: AppDefinition) =>
  lazy(async () => {
    // Load the font while the page is small: a later font causes a layout of all its text.
    void document.fonts?.load(`1em '${monoFamily}'`).catch(() => undefined);
    const [{ createRoutedApp }, manifests = []] = await lazyImport(() =>
      withTimeout(Promise.all([import('./AppRoutes.tsx'), definition.manifests?.()])),
    );
    const App = await lazyImport(() => withTimeout(createRoutedApp(definition, manifests)));
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
  const Screen = lazy(() => lazyImport(() => withTimeout(route.load())));
  return <Guard route={route} module={module} Screen={Screen} redirect={(path) => location.replace(path)} />;
}

/** Redirect target of an app's root path: the landing page or sign-in. */
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
 * Adds the style element that React Aria would insert on the first press, under the same id. Inserting it into a full page
 * would cause a layout of the whole page.
 */
function stylePresses(): void {
  const style = document.createElement('style');
  style.id = 'react-aria-pressable-style';
  // Must match exactly: the content security policy of the server contains its hash.
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

/** Starts an app: session, guard, router, frame and error messages, from the manifests of its modules. */
export function createApp(definition: AppDefinition): void {
  configureClient({
    admin: definition.portal === 'admin',
    onMaintenance: toMaintenance,
  });
  followTheme();
  stylePresses();
  const current = readCurrent();
  startSession(current, definition.loginPath);
  const elsewhere = rootTarget(definition, current);
  if (elsewhere) {
    location.replace(elsewhere);
    return;
  }
  const container = document.getElementById('app');
  if (!container) throw new Error('the page has no element #app');
  const found = guestRoute(definition.modules);
  // Signed-in users see the not-found page inside the frame.
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
