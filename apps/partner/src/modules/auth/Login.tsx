import { partnerLogin } from '@plumbline/api/hooks/partner';
import { SignIn } from '@plumbline/account/auth/SignIn';
import { href } from '@plumbline/app-kit/navigation/routes';

export default function Login() {
  return (
    <SignIn
      description="Use your partner account."
      forgotPath={href('partner-forgot-password')}
      call={partnerLogin}
      registerPath={href('partner-signup')}
      registerLabel="Become a partner"
      otherLink={{ label: 'Company sign-in', href: '/login' }}
    />
  );
}
