import { authConfirm, authSignup, startCreateFirst, useStartFirstRun } from '@plumbline/api/hooks/auth';
import { errorText } from '@plumbline/app-kit/data/error-message';
import { href } from '@plumbline/app-kit/navigation/routes';
import { useSession } from '@plumbline/app-kit/session/SessionProvider';
import { AuthLayout } from '@plumbline/ui/AuthLayout';
import { Banner } from '@plumbline/ui/Banner';
import { Button } from '@plumbline/ui/Button';
import { Link } from '@plumbline/ui/Link';
import { Stack } from '@plumbline/ui/Stack';
import { useState } from 'react';
import { CompanyForm, emptyRegistration } from './CompanyForm.tsx';

const signInLink = (
  <Link href={href('auth-login')} size="small">
    Sign in instead
  </Link>
);

/** Registers a company: the first one of a server, or a trial that is confirmed by email. */
export default function Register() {
  const { data: state, error } = useStartFirstRun();
  const { signIn } = useSession();
  const [sent, setSent] = useState<string>();
  const [given, setGiven] = useState(emptyRegistration);
  const token = new URLSearchParams(location.search).get('confirm');
  if (token) return <Confirm token={token} />;
  if (state?.data.needed || error)
    return (
      <CompanyForm
        title="Welcome to Plumbline"
        description="Create your company and its administrator account. You can invite other users later."
        submitLabel="Create company"
        submit={async (values) => signIn((await startCreateFirst(values)).data).error}
      />
    );
  if (!state) return null;
  if (!state.data.signup)
    return (
      <AuthLayout
        brand="Plumbline"
        title="This server is already set up"
        description="Ask your company’s administrator to invite you."
      >
        <Button variant="primary" href={href('auth-login')} size="lg" fullWidth>
          Sign in
        </Button>
      </AuthLayout>
    );
  if (sent)
    return (
      <AuthLayout brand="Plumbline" title="Check your email" description={sent}>
        <Button size="lg" fullWidth onPress={() => setSent(undefined)}>
          No email? Try again
        </Button>
      </AuthLayout>
    );
  return (
    <CompanyForm
      title="Try Plumbline"
      description="30-day trial with all features. No payment needed."
      submitLabel="Create company"
      initial={given}
      submit={async (values) => {
        // Keep the values so that a mistyped address can be corrected.
        setGiven(values);
        const { message } = await authSignup(values);
        setSent(message ?? 'We sent you an email with a confirmation link.');
        return undefined;
      }}
      footer={signInLink}
    />
  );
}

/** Confirms the email address on a button press, because mail scanners open links on their own. */
function Confirm({ token }: { token: string }) {
  const { signIn } = useSession();
  const [problem, setProblem] = useState<string>();
  const [isPending, setPending] = useState(false);
  const confirm = async () => {
    setPending(true);
    try {
      setProblem(signIn((await authConfirm({ token })).data).error);
    } catch (error) {
      setProblem(errorText(error));
    }
    setPending(false);
  };
  return (
    <AuthLayout
      brand="Plumbline"
      title="Start your trial"
      description="Confirm your email address to create your company."
      footer={signInLink}
    >
      <Stack gap={20}>
        {problem && (
          <Banner tone="bad" urgent>
            {problem}
          </Banner>
        )}
        <Button variant="primary" size="lg" fullWidth isPending={isPending} onPress={() => void confirm()}>
          Start trial
        </Button>
        {problem && (
          <Button size="lg" fullWidth href={href('first-run')}>
            Sign up again
          </Button>
        )}
      </Stack>
    </AuthLayout>
  );
}
