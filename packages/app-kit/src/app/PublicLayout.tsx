import { AuthLayout, type AuthLayoutProps } from '@plumbline/ui/AuthLayout';
import { Inline } from '@plumbline/ui/Inline';
import { Link } from '@plumbline/ui/Link';
import { routePaths } from '../navigation/routes.ts';
import { appMessages } from './messages.ts';

/** Layout of public pages with the documented bar. “Learn More” leads to the plans of the sign-up. */
export function PublicLayout(props: Omit<AuthLayoutProps, 'brand' | 'topRight'>) {
  return (
    <AuthLayout
      brand="Plumbline"
      topRight={
        <Inline gap={16}>
          <Link href={routePaths['auth-login']} target="_self" size="small">
            {appMessages.login}
          </Link>
          <Link href={routePaths['first-run']} target="_self" size="small">
            {appMessages.learnMore}
          </Link>
        </Inline>
      }
      {...props}
    />
  );
}
