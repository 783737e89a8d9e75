import { partnerLogin } from '@plumbline/api/hooks/partner';
import { SignIn } from '@plumbline/account/auth/SignIn';
import { href } from '@plumbline/app-kit/navigation/routes';
import { authMessages } from './messages.ts';

export default function Login() {
  return (
    <SignIn
      description={authMessages.useYourPartnerAccount}
      forgotPath={href('partner-forgot-password')}
      call={partnerLogin}
      registerPath={href('partner-signup')}
      registerLabel={authMessages.becomeAPartner}
      otherLink={{ label: authMessages.companySignIn, href: '/login' }}
    />
  );
}
