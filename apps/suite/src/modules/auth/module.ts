import { defineModule } from '@plumbline/app-kit';
import { LogInIcon } from '@plumbline/ui/icons';

export const auth = defineModule({
  key: 'auth',
  title: 'Sign in',
  icon: LogInIcon,
  menu: [],
  routes: [
    {
      name: 'auth-login',
      title: 'Sign in',
      access: 'guest-only',
      layout: 'blank',
      load: () => import('./Login.tsx'),
    },
    {
      name: 'auth-forgot-password',
      title: 'Reset your password',
      access: 'guest-only',
      layout: 'blank',
      load: () => import('./Forgot.tsx'),
    },
    {
      name: 'auth-reset-password',
      title: 'Choose a new password',
      access: 'guest-only',
      layout: 'blank',
      load: () => import('./Reset.tsx'),
    },
    {
      name: 'first-run',
      title: 'Set up',
      access: 'guest-only',
      layout: 'blank',
      load: () => import('./FirstRun.tsx'),
    },
  ],
});
