import { authModule } from '@plumbline/account/auth-module';
import { registerPaths } from '@plumbline/app-kit/navigation/routes';
import { authPaths } from './paths.ts';

registerPaths(authPaths);

export const auth = authModule([
  { name: 'partner-login', title: 'Partner sign-in', load: () => import('./Login.tsx') },
  { name: 'partner-forgot-password', title: 'Reset your password', load: () => import('./Forgot.tsx') },
  { name: 'partner-reset-password', title: 'Choose a password', load: () => import('./Reset.tsx') },
  { name: 'partner-signup', title: 'Become a partner', load: () => import('./Signup.tsx') },
  // Open to anyone with the link: applicants may be signed in to a company already.
  {
    name: 'partner-email-confirmation',
    title: 'Confirm your request',
    access: 'anyone',
    load: () => import('./Confirmation.tsx'),
  },
  { name: 'partner-request', title: 'Your request', access: 'anyone', load: () => import('./Request.tsx') },
]);
