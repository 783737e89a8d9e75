import { ResetPassword } from '@plumbline/account/auth/ResetPassword';
import { href } from '@plumbline/app-kit/navigation/routes';

export default function Reset() {
  return <ResetPassword loginPath={href('partner-login')} forgotPath={href('partner-forgot-password')} />;
}
