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

const toSignIn = (
  <Link href={href('auth-login')} size="small">
    Sign in instead
  </Link>
);

/** A new company: the first of a server, or one that signs up for a trial and confirms by letter. */
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
        description="Create your company and its administrator. Everyone else is invited later."
        submitLabel="Create company"
        submit={async (values) => signIn((await startCreateFirst(values)).data).error}
      />
    );
  if (!state) return null;
  if (!state.data.signup)
    return (
      <AuthLayout
        brand="Plumbline"
        title="This server is set up"
        description="It has its company. Ask its administrator for an account."
      >
        <Button variant="primary" href={href('auth-login')} size="lg" fullWidth>
          Sign in
        </Button>
      </AuthLayout>
    );
  if (sent)
    return (
      <AuthLayout brand="Plumbline" title="Look into your mail" description={sent}>
        <Button size="lg" fullWidth onPress={() => setSent(undefined)}>
          It did not come: try again
        </Button>
      </AuthLayout>
    );
  return (
    <CompanyForm
      title="Try Plumbline"
      description="Thirty days with everything, no payment needed."
      submitLabel="Create company"
      initial={given}
      submit={async (values) => {
        // An address that was mistyped is mended in what stands there.
        setGiven(values);
        const { message } = await authSignup(values);
        setSent(message ?? 'A letter with a link is on its way to you.');
        return undefined;
      }}
      footer={toSignIn}
    />
  );
}

/** A press confirms, not the opening of the address: programs that look into letters open addresses, too. */
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
      title="Begin your trial"
      description="Your address is confirmed with this step, and your company is made."
      footer={toSignIn}
    >
      <Stack gap={20}>
        {problem && (
          <Banner tone="bad" urgent>
            {problem}
          </Banner>
        )}
        <Button variant="primary" size="lg" fullWidth isPending={isPending} onPress={() => void confirm()}>
          Begin
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
