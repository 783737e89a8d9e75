import { firstRunRead } from '@plumbline/api/hooks/auth';
import { href } from '@plumbline/app-kit/navigation/routes';
import { SignIn } from '@plumbline/account/auth/SignIn';
import { useEffect, useState } from 'react';
import { authMessages } from './messages.ts';

export default function Login() {
  const [isDemo, setDemo] = useState(false);
  const [canRegister, setCanRegister] = useState(false);
  // A server without a company has no users yet: redirect to its setup.
  useEffect(() => {
    firstRunRead().then(
      ({ data }) => {
        if (data.needed) location.replace(href('first-run'));
        setDemo(data.demo);
        setCanRegister(data.signup);
      },
      () => undefined,
    );
  }, []);
  return (
    <SignIn
      description={isDemo ? authMessages.demoSignInHint : authMessages.useYourCompanyAccount}
      forgotPath={href('auth-forgot-password')}
      {...(canRegister ? { registerPath: href('first-run') } : {})}
      otherLink={{ label: authMessages.partnerSignIn, href: '/partner/login' }}
    />
  );
}
