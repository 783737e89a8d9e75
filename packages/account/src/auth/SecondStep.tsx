import { authVerifySecondFactor } from '@plumbline/api/hooks/auth';
import { messages } from '@plumbline/validation/messages';
import { AuthLayout } from '@plumbline/ui/AuthLayout';
import { Button } from '@plumbline/ui/Button';
import { Form } from '@plumbline/ui/Form';
import { Stack } from '@plumbline/ui/Stack';
import { TextField } from '@plumbline/ui/TextField';
import { useState } from 'react';
import { errorText } from '@plumbline/app-kit/data/error-message';
import { useSession } from '@plumbline/app-kit/session/SessionProvider';
import { isStepOver, useFieldError } from '@plumbline/app-kit/form/use-field-error';
import { authMessages } from './messages.ts';

/** Second step of sign-in: an authenticator code or a recovery code. */
export function SecondStep({
  challenge,
  onBack,
}: {
  challenge: string;
  /** Returns to the password step, with an error when this step cannot continue. */
  onBack: (problem?: string) => void;
}) {
  const { signIn } = useSession();
  const [code, setCode] = useState('');
  const { field, problem, refuse, clear } = useFieldError();
  const [isPending, setPending] = useState(false);
  const submit = async () => {
    if (!code.trim()) return refuse(messages.required);
    setPending(true);
    clear();
    try {
      const { error } = signIn((await authVerifySecondFactor({ challenge, code })).data);
      if (error) onBack(error);
    } catch (error) {
      if (isStepOver(error)) onBack(error.message);
      else refuse(errorText(error));
    }
    setPending(false);
  };
  return (
    <AuthLayout
      brand="Plumbline"
      title={authMessages.enterYourCode}
      description={authMessages.secondStepDescription}
    >
      <Form hasOwnRules label={authMessages.enterYourCode} onSubmit={() => void submit()}>
        <Stack gap={20}>
          <TextField
            size="lg"
            ref={field}
            label={authMessages.code}
            name="code"
            autoComplete="one-time-code"
            value={code}
            onChange={setCode}
            {...(problem ? { errorMessage: problem } : {})}
            autoFocus
          />
          <Button type="submit" variant="primary" size="lg" isFullWidth isPending={isPending}>
            {authMessages.signIn}
          </Button>
          <Button size="lg" isFullWidth onPress={() => onBack()}>
            {authMessages.backToPassword}
          </Button>
        </Stack>
      </Form>
    </AuthLayout>
  );
}
