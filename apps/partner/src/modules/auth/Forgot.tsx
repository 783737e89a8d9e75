import { ForgotPassword } from '@plumbline/app-kit/auth/ForgotPassword';
import { href } from '@plumbline/app-kit/routes';

export default function Forgot() {
  return <ForgotPassword loginPath={href('partner-login')} />;
}
