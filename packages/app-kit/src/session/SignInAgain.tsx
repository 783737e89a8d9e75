import { authLogin, authVerifySecondFactor } from '@plumbline/api/hooks/auth';
import { partnerLogin } from '@plumbline/api/hooks/partner';
import { Banner } from '@plumbline/ui/Banner';
import { Button } from '@plumbline/ui/Button';
import { Dialog } from '@plumbline/ui/Dialog';
import { Form } from '@plumbline/ui/Form';
import { Inline } from '@plumbline/ui/Inline';
import { PasswordField } from '@plumbline/ui/PasswordField';
import { Stack } from '@plumbline/ui/Stack';
import { TextField } from '@plumbline/ui/TextField';
import { messages } from '@plumbline/validation/messages';
import { useId, useState } from 'react';
import { useApp } from '../app/app-context.ts';
import { errorText } from '../data/error-message.ts';
import { reauthenticate, redirectToSignIn } from './session-store.ts';
import { isStepOver, useFieldError } from '../form/use-field-error.ts';
import { sessionMessages } from './messages.ts';

/** Call option: a wrong password must not be handled as an ended session. */
const refusedHere = { isBackground: true };

/**
 * Sign-in dialog over a page with unsaved input whose session has ended. After sign-in the page continues and rejected
 * calls are retried.
 * @param username known username; only this user can continue on the page.
 */
export function SignInAgain({ username: knownUsername }: { username: string | undefined }) {
  const { portal } = useApp();
  const id = useId();
  const [username, setUsername] = useState(knownUsername ?? '');
  const [secret, setSecret] = useState('');
  const [challenge, setChallenge] = useState<string>();
  const [resetLink, setResetLink] = useState<string>();
  const { field, problem, refuse, clear } = useFieldError();
  const [isPending, setPending] = useState(false);
  const submit = async () => {
    if (!username.trim() || !secret) return refuse(messages.required);
    setPending(true);
    clear();
    try {
      const call = portal === 'partner' ? partnerLogin : authLogin;
      const { data } = challenge
        ? await authVerifySecondFactor({ challenge, code: secret }, refusedHere)
        : await call({ username: username.trim(), password: secret }, refusedHere);
      setResetLink(data.resetLink);
      setChallenge(data.challenge);
      if (data.challenge || data.resetLink) setSecret('');
      else {
        const { error } = reauthenticate(data);
        if (error) refuse(error);
      }
    } catch (error) {
      if (challenge && isStepOver(error)) {
        setChallenge(undefined);
        setSecret('');
      }
      refuse(errorText(error));
    }
    setPending(false);
  };
  const wrong = problem ? { errorMessage: problem } : {};
  return (
    <Dialog
      isOpen
      onOpenChange={() => undefined}
      role="alertdialog"
      title={sessionMessages.sessionEndedTitle}
      description={sessionMessages.sessionEndedDescription}
      width={450}
      isDismissable={false}
      isKeyboardDismissDisabled
      footer={
        <Inline gap={8} justify="end" isFullWidth>
          <Button onPress={redirectToSignIn}>{sessionMessages.leaveThisPage}</Button>
          <Button type="submit" form={id} variant="primary" isPending={isPending}>
            {sessionMessages.signIn}
          </Button>
        </Inline>
      }
    >
      <Form hasOwnRules id={id} label={sessionMessages.signInAgain} onSubmit={() => void submit()}>
        <Stack gap={20}>
          {resetLink && (
            <Banner
              tone="warn"
              action={
                <Button size="sm" href={resetLink} target="_blank">
                  {sessionMessages.chooseAPassword}
                </Button>
              }
            >
              {sessionMessages.newPasswordRequired}
            </Banner>
          )}
          {challenge ? (
            <TextField
              key="code"
              ref={field}
              label={sessionMessages.code}
              description={sessionMessages.codeHint}
              name="code"
              autoComplete="one-time-code"
              value={secret}
              onChange={setSecret}
              {...wrong}
              autoFocus
            />
          ) : (
            <>
              <TextField
                label={sessionMessages.username}
                name="username"
                autoComplete="username"
                value={username}
                onChange={setUsername}
                {...(knownUsername ? { isReadOnly: true } : { autoFocus: true })}
              />
              <PasswordField
                key="password"
                ref={field}
                label={sessionMessages.password}
                name="password"
                value={secret}
                onChange={setSecret}
                {...wrong}
                {...(knownUsername ? { autoFocus: true } : {})}
              />
            </>
          )}
        </Stack>
      </Form>
    </Dialog>
  );
}
