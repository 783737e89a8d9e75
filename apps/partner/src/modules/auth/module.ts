import { defineModule } from '@plumbline/app-kit';
import { LogInIcon } from '@plumbline/ui/icons';

export const auth = defineModule({
  key: 'auth',
  title: 'Sign in',
  icon: LogInIcon,
  menu: [],
  routes: [
    {
      name: 'partner-login',
      title: 'Partner sign-in',
      access: 'guest-only',
      layout: 'blank',
      load: () => import('./Login.tsx'),
    },
    {
      name: 'partner-forgot-password',
      title: 'Reset your password',
      access: 'guest-only',
      layout: 'blank',
      load: () => import('./Forgot.tsx'),
    },
    {
      name: 'partner-reset-password',
      title: 'Choose a new password',
      access: 'guest-only',
      layout: 'blank',
      load: () => import('./Reset.tsx'),
    },
  ],
});
