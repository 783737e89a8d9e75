import type { SignedIn } from '@plumbline/api';
import { authBeginEnrollment, authConfirmEnrollment } from '@plumbline/api/hooks/auth';
import { messages } from '@plumbline/validation/messages';
import { AuthLayout } from '@plumbline/ui/AuthLayout';
import { Banner } from '@plumbline/ui/Banner';
import { Button } from '@plumbline/ui/Button';
import { Form } from '@plumbline/ui/Form';
import { Skeleton } from '@plumbline/ui/Skeleton';
import { Stack } from '@plumbline/ui/Stack';
import { TextField } from '@plumbline/ui/TextField';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { errorText } from '@plumbline/app-kit/data/error-message';
import { copyText } from '@plumbline/app-kit/feedback/copy-text';
import { isStepOver, useFieldError } from '@plumbline/app-kit/form/use-field-error';
import { useSession } from '@plumbline/app-kit/session/SessionProvider';
import { AuthenticatorSecret } from '../profile/AuthenticatorSecret.tsx';
import { RecoveryCodes } from '../profile/RecoveryCodes.tsx';
import { profileMessages } from '../profile/messages.ts';
import { authMessages } from './messages.ts';

interface StepProps {
  /** Token of the sign-in that waits for the setup. */
  enrollment: string;
  /** Returns to the password step, with an error when the setup cannot continue. */
  onBack: (problem?: string) => void;
}
interface Enrolled {
  recovery: string[];
  session: SignedIn;
}

/** Secret of a new authenticator; undefined while it is created. */
function useNewSecret({ enrollment, onBack }: StepProps) {
  const [made, setMade] = useState<{ secret: string; uri: string }>();
  const [problem, setProblem] = useState<string>();
  const [attempt, setAttempt] = useState(0);
  // Each request creates another secret, so an effect that runs again for the same attempt waits for the first request.
  const request = useRef<{ key: string; answer: ReturnType<typeof authBeginEnrollment> }>(undefined);
  const fail = useEffectEvent((error: unknown) => {
    if (isStepOver(error)) onBack(error.message);
    else setProblem(errorText(error));
  });
  useEffect(() => {
    let isHere = true;
    const key = `${attempt} ${enrollment}`;
    if (request.current?.key !== key) request.current = { key, answer: authBeginEnrollment({ enrollment }) };
    request.current.answer.then(
      ({ data }) => isHere && setMade(data),
      (error: unknown) => {
        if (isHere) fail(error);
      },
    );
    return () => {
      isHere = false;
    };
  }, [enrollment, attempt]);
  return {
    made,
    problem,
    retry: () => {
      setProblem(undefined);
      setAttempt((count) => count + 1);
    },
  };
}

/** Shows the secret and asks for a first code. */
function ConfirmAuthenticator({
  onEnrolled,
  ...step
}: StepProps & { onEnrolled: (enrolled: Enrolled) => void }) {
  const { made, problem: failure, retry } = useNewSecret(step);
  const [code, setCode] = useState('');
  const { field, problem, refuse, clear } = useFieldError();
  const [isPending, setPending] = useState(false);
  const submit = async () => {
    if (!code.trim()) return refuse(messages.required);
    setPending(true);
    clear();
    try {
      onEnrolled((await authConfirmEnrollment({ enrollment: step.enrollment, code })).data);
    } catch (error) {
      if (isStepOver(error)) step.onBack(error.message);
      else refuse(errorText(error));
      setPending(false);
    }
  };
  if (failure)
    return (
      <Stack gap={20}>
        <Banner tone="bad" isUrgent>
          {failure}
        </Banner>
        <Button size="lg" isFullWidth onPress={retry}>
          {authMessages.tryAgain}
        </Button>
      </Stack>
    );
  if (!made) return <Skeleton shape="card" label={authMessages.creatingSecret} />;
  return (
    <Form hasOwnRules label={authMessages.setUpTwoFactor} onSubmit={() => void submit()}>
      <Stack gap={20}>
        <AuthenticatorSecret {...made} />
        <TextField
          size="lg"
          ref={field}
          label={profileMessages.codeFromTheApp}
          name="code"
          autoComplete="one-time-code"
          value={code}
          onChange={setCode}
          {...(problem ? { errorMessage: problem } : {})}
          autoFocus
        />
        <Button type="submit" variant="primary" size="lg" isFullWidth isPending={isPending}>
          {authMessages.confirmAndSignIn}
        </Button>
        <Button size="lg" isFullWidth onPress={() => step.onBack()}>
          {authMessages.backToPassword}
        </Button>
      </Stack>
    </Form>
  );
}

/** Setup of two-factor authentication that the company requires before sign-in. */
export function EnrollSecondFactor(step: StepProps) {
  const { signIn } = useSession();
  const [enrolled, setEnrolled] = useState<Enrolled>();
  const finish = () => {
    if (!enrolled) return;
    const { error } = signIn(enrolled.session);
    if (error) step.onBack(error);
  };
  return (
    <AuthLayout
      brand="Plumbline"
      title={enrolled ? profileMessages.saveYourRecoveryCodes : authMessages.setUpTwoFactor}
      description={enrolled ? undefined : authMessages.setUpTwoFactorDescription}
    >
      {enrolled ? (
        <Stack gap={20}>
          <RecoveryCodes codes={enrolled.recovery} />
          <Button size="lg" isFullWidth onPress={() => copyText(enrolled.recovery.join('\n'))}>
            {profileMessages.copyAll}
          </Button>
          <Button variant="primary" size="lg" isFullWidth onPress={finish}>
            {profileMessages.codesSaved}
          </Button>
        </Stack>
      ) : (
        <ConfirmAuthenticator {...step} onEnrolled={setEnrolled} />
      )}
    </AuthLayout>
  );
}
