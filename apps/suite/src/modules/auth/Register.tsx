import { authConfirmEmail, authSignup, firstRunCreate, useFirstRunRead } from '@plumbline/api/hooks/auth';
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
import { authMessages } from './messages.ts';

const signInLink = (
  <Link href={href('auth-login')} size="small">
    {authMessages.signInInstead}
  </Link>
);

/** Registers a company: the first one of a server, or a trial that is confirmed by email. */
export default function Register() {
  const { data: state, error } = useFirstRunRead();
  const { signIn } = useSession();
  const [sent, setSent] = useState<string>();
  const [given, setGiven] = useState(emptyRegistration);
  const token = new URLSearchParams(location.search).get('confirm');
  if (token) return <Confirm token={token} />;
  if (state?.data.needed || error)
    return (
      <CompanyForm
        title={authMessages.welcomeToPlumbline}
        description={authMessages.registerDescription}
        submitLabel={authMessages.createCompany}
        submit={async (values) => signIn((await firstRunCreate(values)).data).error}
      />
    );
  if (!state) return null;
  if (!state.data.signup)
    return (
      <AuthLayout
        brand="Plumbline"
        title={authMessages.setUpTitle}
        description={authMessages.setUpDescription}
      >
        <Button variant="primary" href={href('auth-login')} size="lg" isFullWidth>
          {authMessages.signIn}
        </Button>
      </AuthLayout>
    );
  if (sent)
    return (
      <AuthLayout brand="Plumbline" title={authMessages.checkYourEmail} description={sent}>
        <Button size="lg" isFullWidth onPress={() => setSent(undefined)}>
          {authMessages.resendEmail}
        </Button>
      </AuthLayout>
    );
  return (
    <CompanyForm
      title={authMessages.tryPlumbline}
      description={authMessages.trialDescription}
      submitLabel={authMessages.createCompany}
      initial={given}
      submit={async (values) => {
        // Keep the values so that a mistyped address can be corrected.
        setGiven(values);
        const { message } = await authSignup(values);
        setSent(message ?? authMessages.confirmationSent);
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
      setProblem(signIn((await authConfirmEmail({ token })).data).error);
    } catch (error) {
      setProblem(errorText(error));
    }
    setPending(false);
  };
  return (
    <AuthLayout
      brand="Plumbline"
      title={authMessages.startYourTrial}
      description={authMessages.confirmationDescription}
      footer={signInLink}
    >
      <Stack gap={20}>
        {problem && (
          <Banner tone="bad" isUrgent>
            {problem}
          </Banner>
        )}
        <Button variant="primary" size="lg" isFullWidth isPending={isPending} onPress={() => void confirm()}>
          {authMessages.startTrial}
        </Button>
        {problem && (
          <Button size="lg" isFullWidth href={href('first-run')}>
            {authMessages.signUpAgain}
          </Button>
        )}
      </Stack>
    </AuthLayout>
  );
}
