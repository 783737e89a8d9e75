import { LogInIcon } from '@plumbline/ui/icons';
import { defineModule, type AppModule, type ModuleRoute } from './module.ts';

/** The pages before sign-in, in every app alike: each stands alone, and only for those who are not signed in. */
export const authModule = (pages: readonly Pick<ModuleRoute, 'name' | 'title' | 'load'>[]): AppModule =>
  defineModule({
    key: 'auth',
    title: 'Sign in',
    icon: LogInIcon,
    menu: [],
    routes: pages.map((page) => ({ ...page, access: 'guest-only', layout: 'blank' })),
  });
