import { startFirstRun } from '@plumbline/api/hooks/auth';
import { href } from '@plumbline/app-kit/routes';
import { SignIn } from '@plumbline/app-kit/auth/SignIn';
import { useEffect } from 'react';

export default function Login() {
  // A server without a company has nobody who could sign in: it is set up first.
  useEffect(() => {
    startFirstRun().then(
      ({ data }) => data.needed && location.replace(href('first-run')),
      () => undefined,
    );
  }, []);
  return (
    <SignIn
      description="Use your company account."
      forgotPath={href('auth-forgot-password')}
      otherLink={{ label: 'Partner sign-in', href: '/partner/login' }}
    />
  );
}
