import { ResetPassword } from '@plumbline/app-kit/auth/ResetPassword';
import { href } from '@plumbline/app-kit/routes';

export default function Reset() {
  return <ResetPassword loginPath={href('partner-login')} forgotPath={href('partner-forgot-password')} />;
}
