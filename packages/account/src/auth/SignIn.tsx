import { ApiError, type SignedIn } from '@plumbline/api';
import { authLogin } from '@plumbline/api/hooks/auth';
import { messages } from '@plumbline/validation/messages';
import { AuthLayout } from '@plumbline/ui/AuthLayout';
import { Banner } from '@plumbline/ui/Banner';
import { Button } from '@plumbline/ui/Button';
import { Form } from '@plumbline/ui/Form';
import { Link } from '@plumbline/ui/Link';
import { PasswordField } from '@plumbline/ui/PasswordField';
import { Spacer } from '@plumbline/ui/Spacer';
import { Stack } from '@plumbline/ui/Stack';
import { TextField } from '@plumbline/ui/TextField';
import { lazyImport } from '@plumbline/ui/lazyImport';
import { lazy, Suspense, useRef, useState } from 'react';
import { useSession } from '@plumbline/app-kit/session/SessionProvider';
import { SecondStep } from './SecondStep.tsx';
import { ServerState } from './ServerState.tsx';
import { authMessages } from './messages.ts';

// Not in the first load of sign-in, because of the QR code.
const EnrollSecondFactor = lazy(() =>
  lazyImport(() =>
    import('./EnrollSecondFactor.tsx').then((module) => ({ default: module.EnrollSecondFactor })),
  ),
);

export interface SignInProps {
  description: string;
  forgotPath: string;
  call?: (credentials: { username: string; password: string }) => Promise<{ data: SignedIn }>;
  /** Path of the registration, where registration is open. */
  registerPath?: string;
  registerLabel?: string;
  /** Link to the sign-in of another portal. */
  otherLink: { label: string; href: string };
}

/** Reason why the last attempt failed, or that a session has ended. */
function SignInBanner({ hasEnded, problem }: { hasEnded: boolean; problem: string | undefined }) {
  if (problem)
    return (
      <Banner tone="bad" isUrgent>
        {problem}
      </Banner>
    );
  return hasEnded ? <Banner tone="info">{authMessages.sessionEnded}</Banner> : null;
}

/** Step after the password: a code, or the setup of two-factor authentication. */
interface RequiredStep {
  kind: 'code' | 'enrollment';
  token: string;
}

function StepAfterPassword({
  step: { kind, token },
  onBack,
}: {
  step: RequiredStep;
  onBack: (problem?: string) => void;
}) {
  if (kind === 'code') return <SecondStep challenge={token} onBack={onBack} />;
  return (
    <Suspense fallback={null}>
      <EnrollSecondFactor enrollment={token} onBack={onBack} />
    </Suspense>
  );
}

/** Sign-in form of an app. Redirects to a required password reset; entered values stay after a failed attempt. */
export function SignIn({
  description,
  forgotPath,
  call = authLogin,
  registerPath,
  registerLabel = authMessages.createANewCompany,
  otherLink,
}: SignInProps) {
  const { signIn } = useSession();
  const [username, setUsername] = useState('');
  const [password, setPassword] = useState('');
  const [errors, setErrors] = useState<{ username?: string; password?: string; form?: string }>({});
  const [isPending, setPending] = useState(false);
  const [step, setStep] = useState<RequiredStep>();
  const usernameRef = useRef<HTMLInputElement>(null);
  const passwordRef = useRef<HTMLInputElement>(null);
  const query = new URLSearchParams(location.search);
  const hasEnded = query.has('ended');

  const submit = async () => {
    const missing = {
      ...(username.trim() ? {} : { username: messages.required }),
      ...(password ? {} : { password: messages.required }),
    };
    setErrors(missing);
    if (missing.username) return usernameRef.current?.focus();
    if (missing.password) return passwordRef.current?.focus();
    setPending(true);
    try {
      const { data } = await call({ username: username.trim(), password });
      if (data.resetLink) {
        location.assign(data.resetLink);
        return;
      }
      if (data.challenge) setStep({ kind: 'code', token: data.challenge });
      else if (data.enrollment) setStep({ kind: 'enrollment', token: data.enrollment });
      else {
        const { error } = signIn(data);
        if (error) setErrors({ form: error });
      }
    } catch (error) {
      const text = error instanceof ApiError ? error.message : messages.errorGeneric;
      if (error instanceof ApiError && error.errors[0]?.field === 'password') {
        setErrors({ password: text });
        passwordRef.current?.focus();
        passwordRef.current?.select();
      } else setErrors({ form: text });
    }
    setPending(false);
  };

  const backToPassword = (problem?: string) => {
    setStep(undefined);
    setPassword('');
    setErrors(problem ? { form: problem } : {});
  };
  if (step) return <StepAfterPassword step={step} onBack={backToPassword} />;
  return (
    <AuthLayout
      brand="Plumbline"
      title={authMessages.signIn}
      description={description}
      footer={
        <>
          <ServerState />
          <Spacer />
          <Link href={otherLink.href} target="_self" size="small">
            {otherLink.label}
          </Link>
        </>
      }
    >
      <Form hasOwnRules label={authMessages.signIn} onSubmit={() => void submit()}>
        <Stack gap={20}>
          <SignInBanner hasEnded={hasEnded} problem={errors.form} />
          <TextField
            size="lg"
            ref={usernameRef}
            label={authMessages.username}
            name="username"
            autoComplete="username"
            value={username}
            onChange={setUsername}
            {...(errors.username ? { errorMessage: errors.username } : {})}
            autoFocus
          />
          <PasswordField
            size="lg"
            ref={passwordRef}
            label={authMessages.password}
            name="password"
            value={password}
            onChange={setPassword}
            labelAside={
              <Link href={forgotPath} size="small">
                {authMessages.forgotPassword}
              </Link>
            }
            {...(errors.password ? { errorMessage: errors.password } : {})}
          />
          <Button type="submit" variant="primary" size="lg" isFullWidth isPending={isPending}>
            {authMessages.signIn}
          </Button>
          {registerPath !== undefined && (
            <Button href={registerPath} size="lg" isFullWidth>
              {registerLabel}
            </Button>
          )}
        </Stack>
      </Form>
    </AuthLayout>
  );
}
