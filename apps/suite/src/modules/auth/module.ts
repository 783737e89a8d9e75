import { authModule } from '@plumbline/account/auth-module';

export const auth = authModule([
  { name: 'auth-login', title: 'Sign in', load: () => import('./Login.tsx') },
  { name: 'auth-forgot-password', title: 'Reset your password', load: () => import('./Forgot.tsx') },
  { name: 'auth-reset-password', title: 'Choose a password', load: () => import('./Reset.tsx') },
  { name: 'first-run', title: 'Sign up', load: () => import('./Register.tsx') },
]);
