import { startFirstRun } from '@plumbline/api/hooks/auth';
import { href } from '@plumbline/app-kit/navigation/routes';
import { SignIn } from '@plumbline/account/auth/SignIn';
import { useEffect, useState } from 'react';

export default function Login() {
  const [isDemo, setDemo] = useState(false);
  const [mayRegister, setMayRegister] = useState(false);
  // A server without a company has nobody who could sign in: it is set up first.
  useEffect(() => {
    startFirstRun().then(
      ({ data }) => {
        if (data.needed) location.replace(href('first-run'));
        setDemo(data.demo);
        setMayRegister(data.signup);
      },
      () => undefined,
    );
  }, []);
  return (
    <SignIn
      description={
        isDemo ? 'This is a demo: the start of the server printed its logins.' : 'Use your company account.'
      }
      forgotPath={href('auth-forgot-password')}
      {...(mayRegister ? { registerPath: href('first-run') } : {})}
      otherLink={{ label: 'Partner sign-in', href: '/partner/login' }}
    />
  );
}
