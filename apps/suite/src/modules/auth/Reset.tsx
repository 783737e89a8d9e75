import { ResetPassword } from '@plumbline/account/auth/ResetPassword';
import { href } from '@plumbline/app-kit/navigation/routes';

export default function Reset() {
  return <ResetPassword loginPath={href('auth-login')} forgotPath={href('auth-forgot-password')} />;
}
