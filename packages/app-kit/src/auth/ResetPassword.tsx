import { ApiError } from '@plumbline/api';
import { authResetPassword } from '@plumbline/api/hooks/auth';
import { messages, password as passwordRule } from '@plumbline/validation';
import { AuthLayout } from '@plumbline/ui/AuthLayout';
import { Banner } from '@plumbline/ui/Banner';
import { Button } from '@plumbline/ui/Button';
import { Form } from '@plumbline/ui/Form';
import { PasswordField } from '@plumbline/ui/PasswordField';
import { Stack } from '@plumbline/ui/Stack';
import { useState } from 'react';
import { errorText } from '../errors.ts';

/** Sets a new password by the link of the letter, or by the one that sign-in demanded. */
export function ResetPassword({ loginPath, forgotPath }: { loginPath: string; forgotPath: string }) {
  const token = new URLSearchParams(location.search).get('token') ?? '';
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  const [errors, setErrors] = useState<{ password?: string; again?: string }>({});
  const [problem, setProblem] = useState<string>(
    token ? '' : 'This address has no token. Open the link of the letter, or ask for a new one.',
  );
  const [answer, setAnswer] = useState<string>();
  const [isPending, setPending] = useState(false);
  const submit = async () => {
    const next = {
      ...(passwordRule().safeParse(password).success
        ? {}
        : { password: password ? messages.passwordStrength : messages.required }),
      ...(password === again ? {} : { again: messages.confirmPassword }),
    };
    setErrors(next);
    setProblem('');
    if (next.password || next.again) return;
    setPending(true);
    try {
      setAnswer((await authResetPassword({ token, password })).message);
    } catch (error) {
      if (error instanceof ApiError && error.errors[0]?.field === 'password')
        setErrors({ password: error.message });
      else setProblem(errorText(error));
    }
    setPending(false);
  };
  return (
    <AuthLayout
      brand="Plumbline"
      title="Choose a new password"
      description="Every session of this account ends when it changes."
    >
      {answer ? (
        <Stack gap={20}>
          <Banner tone="ok">{answer}</Banner>
          <Button variant="primary" href={loginPath} size="lg" fullWidth>
            Sign in
          </Button>
        </Stack>
      ) : (
        <Form label="Choose a new password" onSubmit={() => void submit()}>
          <Stack gap={20}>
            {problem && (
              <Banner tone="bad" urgent>
                {problem}
              </Banner>
            )}
            <PasswordField
              size="lg"
              label="New password"
              name="password"
              autoComplete="new-password"
              value={password}
              onChange={setPassword}
              {...(errors.password ? { errorMessage: errors.password } : {})}
              autoFocus
            />
            <PasswordField
              size="lg"
              label="New password again"
              name="again"
              autoComplete="new-password"
              value={again}
              onChange={setAgain}
              {...(errors.again ? { errorMessage: errors.again } : {})}
            />
            <Button
              type="submit"
              variant="primary"
              size="lg"
              fullWidth
              isPending={isPending}
              isDisabled={!token}
            >
              Change password
            </Button>
            <Button href={forgotPath} size="lg" fullWidth>
              Ask for a new link
            </Button>
          </Stack>
        </Form>
      )}
    </AuthLayout>
  );
}
