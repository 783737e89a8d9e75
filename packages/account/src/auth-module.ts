import { LogInIcon } from '@plumbline/ui/icons';
import { defineModule, type AppModule, type ModuleRoute } from '@plumbline/app-kit/module/define-module';

/**
 * The pages before sign-in, in every app alike: each stands alone, and where it says nothing else only for those who are
 * not signed in.
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
