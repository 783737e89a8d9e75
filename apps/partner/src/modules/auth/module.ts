import { authModule } from '@plumbline/app-kit/auth-module';

export const auth = authModule([
  { name: 'partner-login', title: 'Partner sign-in', load: () => import('./Login.tsx') },
  { name: 'partner-forgot-password', title: 'Reset your password', load: () => import('./Forgot.tsx') },
  { name: 'partner-reset-password', title: 'Choose a new password', load: () => import('./Reset.tsx') },
]);
