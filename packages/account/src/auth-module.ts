import { LogInIcon } from '@plumbline/ui/icons';
import { defineModule, type AppModule, type ModuleRoute } from '@plumbline/app-kit/module/define-module';

/**
 * Builds the module of the sign-in pages of an app. Its routes have no frame and are for guests unless stated
 * otherwise.
 */
export const authModule = (
  pages: readonly Pick<ModuleRoute, 'name' | 'title' | 'load' | 'access'>[],
): AppModule =>
  defineModule({
    key: 'auth',
    title: 'Sign in',
    icon: LogInIcon,
    menu: [],
    routes: pages.map((page) => ({ access: 'guest-only', ...page, layout: 'blank' })),
  });
