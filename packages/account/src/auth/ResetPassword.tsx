import { ApiError, type PasswordLink } from '@plumbline/api';
import { authCheckPasswordLink, authLogin, authResetPassword } from '@plumbline/api/hooks/auth';
import { messages, password as passwordRule, passwordHint } from '@plumbline/validation';
import { AuthLayout } from '@plumbline/ui/AuthLayout';
import { Banner } from '@plumbline/ui/Banner';
import { Button } from '@plumbline/ui/Button';
import { Form } from '@plumbline/ui/Form';
import { PasswordField } from '@plumbline/ui/PasswordField';
import { Skeleton } from '@plumbline/ui/Skeleton';
import { Stack } from '@plumbline/ui/Stack';
import { TextField } from '@plumbline/ui/TextField';
import { useEffect, useState } from 'react';
import { errorText } from '@plumbline/app-kit/data/error-message';
import { useSession } from '@plumbline/app-kit/session/SessionProvider';
import { authMessages } from './messages.ts';

/** State of the page: the link is looked up first, and an invalid link shows a problem. */
type Look =
  | { state: 'looking' }
  | { state: 'open'; link: PasswordLink }
  | { state: 'spent'; problem: string }
  | { state: 'failed'; problem: string };

function useLink(token: string): [Look, () => void] {
  const [look, setLook] = useState<Look>(
    token
      ? { state: 'looking' }
      : {
          state: 'spent',
          problem: authMessages.linkIncomplete,
        },
  );
  const [tries, setTries] = useState(0);
  useEffect(() => {
    if (!token) return undefined;
    let isHere = true;
    authCheckPasswordLink({ token }).then(
      ({ data }) => isHere && setLook({ state: 'open', link: data }),
      (error: unknown) =>
        isHere &&
        setLook({
          state: error instanceof ApiError && error.status === 410 ? 'spent' : 'failed',
          problem: errorText(error),
        }),
    );
    return () => {
      isHere = false;
    };
  }, [token, tries]);
  return [
    look,
    () => {
      setLook({ state: 'looking' });
      setTries((count) => count + 1);
    },
  ];
}

/** Sets a password from a reset link, an invitation, or a reset that sign-in required. */
export function ResetPassword({ loginPath, forgotPath }: { loginPath: string; forgotPath: string }) {
  const token = new URLSearchParams(location.search).get('token') ?? '';
  const [look, again] = useLink(token);
  const [answer, setAnswer] = useState<string>();
  const link = look.state === 'open' ? look.link : undefined;
  const isFirst = link?.invited === true;
  return (
    <AuthLayout
      brand="Plumbline"
      title={
        isFirst
          ? authMessages.welcome(link.firstname)
          : answer
            ? authMessages.signInAgain
            : link
              ? authMessages.chooseANewPassword
              : authMessages.chooseAPassword
      }
      {...(link && !answer
        ? {
            description: isFirst
              ? authMessages.invitationDescription(link.company)
              : authMessages.newPasswordDescription,
          }
        : {})}
    >
      {answer ? (
        <Stack gap={20}>
          <Banner tone="ok">{answer}</Banner>
          <Button variant="primary" href={loginPath} size="lg" isFullWidth>
            {authMessages.signIn}
          </Button>
        </Stack>
      ) : look.state === 'open' ? (
        <PasswordForm token={token} link={look.link} forgotPath={forgotPath} onDone={setAnswer} />
      ) : look.state === 'looking' ? (
        <Skeleton label={authMessages.checkingTheLink} count={4} />
      ) : (
        <Stack gap={20}>
          <Banner tone="bad" isUrgent>
            {look.problem}
          </Banner>
          {look.state === 'failed' && (
            <Button variant="primary" onPress={again} size="lg" isFullWidth>
              {authMessages.tryAgain}
            </Button>
          )}
          {look.state === 'spent' && (
            <Button variant="primary" href={forgotPath} size="lg" isFullWidth>
              {authMessages.requestNewLink}
            </Button>
          )}
          <Button href={loginPath} size="lg" isFullWidth>
            {authMessages.signIn}
          </Button>
        </Stack>
      )}
    </AuthLayout>
  );
}

/**
 * Signs in an invited user with the password that they chose.
 * @returns false if sign-in needs another step, or fails; the sign-in page says why.
 */
function useFirstSignIn(): (username: string, password: string) => Promise<boolean> {
  const { signIn } = useSession();
  return async (username, password) => {
    try {
      const { data } = await authLogin({ username, password });
      if (data.resetLink || data.challenge || data.enrollment) return false;
      return signIn(data).error === undefined;
    } catch {
      return false;
    }
  };
}

function PasswordForm({
  token,
  link,
  forgotPath,
  onDone,
}: {
  token: string;
  link: PasswordLink;
  forgotPath: string;
  onDone: (answer: string) => void;
}) {
  const firstSignIn = useFirstSignIn();
  const [password, setPassword] = useState('');
  const [again, setAgain] = useState('');
  const [errors, setErrors] = useState<{ password?: string; again?: string }>({});
  const [problem, setProblem] = useState('');
  const [isPending, setPending] = useState(false);
  const label = link.invited ? 'Password' : authMessages.newPassword;
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
      const { message = '' } = await authResetPassword({ token, password });
      if (!link.invited || !(await firstSignIn(link.username, password))) onDone(message);
    } catch (error) {
      if (error instanceof ApiError && error.errors[0]?.field === 'password')
        setErrors({ password: error.message });
      else setProblem(errorText(error));
    }
    setPending(false);
  };
  return (
    <Form
      hasOwnRules
      label={link.invited ? authMessages.chooseYourPassword : authMessages.chooseANewPassword}
      onSubmit={() => void submit()}
    >
      <Stack gap={20}>
        {problem && (
          <Banner tone="bad" isUrgent>
            {problem}
          </Banner>
        )}
        {/* Password managers save the password under this name. */}
        <TextField
          size="lg"
          label={authMessages.username}
          name="username"
          autoComplete="username"
          value={link.username}
          isReadOnly
        />
        <PasswordField
          size="lg"
          label={label}
          name="password"
          autoComplete="new-password"
          value={password}
          onChange={setPassword}
          description={passwordHint}
          {...(errors.password ? { errorMessage: errors.password } : {})}
          autoFocus
        />
        <PasswordField
          size="lg"
          label={link.invited ? authMessages.confirmPassword : authMessages.confirmNewPassword}
          name="again"
          autoComplete="new-password"
          value={again}
          onChange={setAgain}
          {...(errors.again ? { errorMessage: errors.again } : {})}
        />
        <Button type="submit" variant="primary" size="lg" isFullWidth isPending={isPending}>
          {link.invited ? authMessages.setPassword : authMessages.changePassword}
        </Button>
        {problem && (
          <Button href={forgotPath} size="lg" isFullWidth>
            {authMessages.requestNewLink}
          </Button>
        )}
      </Stack>
    </Form>
  );
}
