import { authForgotPassword } from '@plumbline/api/hooks/auth';
import { email as emailRule, messages } from '@plumbline/validation';
import { AuthLayout } from '@plumbline/ui/AuthLayout';
import { Banner } from '@plumbline/ui/Banner';
import { Button } from '@plumbline/ui/Button';
import { Form } from '@plumbline/ui/Form';
import { Stack } from '@plumbline/ui/Stack';
import { TextField } from '@plumbline/ui/TextField';
import { useState } from 'react';
import { errorText } from '@plumbline/app-kit/data/error-message';
import { authMessages } from './messages.ts';

/** Requests an email with a reset link. The response does not reveal whether the address is known. */
export function ForgotPassword({ loginPath }: { loginPath: string }) {
  const [address, setAddress] = useState('');
  const [error, setError] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [answer, setAnswer] = useState<string>();
  const [isPending, setPending] = useState(false);
  const submit = async () => {
    const wrong = !address.trim()
      ? messages.required
      : emailRule().safeParse(address.trim()).success
        ? undefined
        : messages.emailFormat;
    setError(wrong);
    setProblem(undefined);
    if (wrong) return;
    setPending(true);
    try {
      setAnswer((await authForgotPassword({ email: address.trim() })).message);
    } catch (reason) {
      setProblem(errorText(reason));
    }
    setPending(false);
  };
  return (
    <AuthLayout
      brand="Plumbline"
      title={authMessages.resetYourPassword}
      description={authMessages.forgotPasswordDescription}
    >
      <Form hasOwnRules label={authMessages.resetYourPassword} onSubmit={() => void submit()}>
        <Stack gap={20}>
          {answer && <Banner tone="ok">{answer}</Banner>}
          {problem && (
            <Banner tone="bad" isUrgent>
              {problem}
            </Banner>
          )}
          <TextField
            size="lg"
            label={authMessages.email}
            name="email"
            type="email"
            autoComplete="email"
            value={address}
            onChange={setAddress}
            {...(error ? { errorMessage: error } : {})}
            autoFocus
          />
          <Button type="submit" variant="primary" size="lg" isFullWidth isPending={isPending}>
            {authMessages.sendLink}
          </Button>
          <Button href={loginPath} size="lg" isFullWidth>
            {authMessages.backToSignIn}
          </Button>
        </Stack>
      </Form>
    </AuthLayout>
  );
}
