import { ForgotPassword } from '@plumbline/account/auth/ForgotPassword';
import { href } from '@plumbline/app-kit/navigation/routes';

export default function Forgot() {
  return <ForgotPassword loginPath={href('auth-login')} />;
}
