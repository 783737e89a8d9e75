import { ownAccountChangePassword } from '@plumbline/api/hooks/security';
import { messages, password as passwordRule, passwordHint } from '@plumbline/validation';
import { Button } from '@plumbline/ui/Button';
import { FieldGroup } from '@plumbline/ui/FieldGroup';
import { Form } from '@plumbline/ui/Form';
import { PasswordField } from '@plumbline/ui/PasswordField';
import { Stack } from '@plumbline/ui/Stack';
import { toast } from '@plumbline/ui/toast';
import { useState } from 'react';
import { showError } from '@plumbline/app-kit/data/error-message';
import { useSmallForm } from '@plumbline/app-kit/form/use-small-form';
import { SecondFactor } from './SecondFactor.tsx';
import { profileMessages } from './messages.ts';

type Field = 'current' | 'password' | 'again';
const order: readonly Field[] = ['current', 'password', 'again'];
const empty: Record<Field, string> = { current: '', password: '', again: '' };

/** Password change and two-factor authentication. */
export function PasswordAndMfa() {
  return (
    <Stack gap={32}>
      <ChangePassword />
      <SecondFactor />
    </Stack>
  );
}

function ChangePassword() {
  const [values, setValues] = useState(empty);
  const [isPending, setPending] = useState(false);
  const { bound, refuse, refuseFrom } = useSmallForm(order, values, (field, value) =>
    setValues((before) => ({ ...before, [field]: value })),
  );
  const submit = async () => {
    const { current, password, again } = values;
    const found: Partial<Record<Field, string>> = {
      ...(current ? {} : { current: messages.required }),
      ...(passwordRule().safeParse(password).success
        ? {}
        : { password: password ? messages.passwordStrength : messages.required }),
      ...(password === again ? {} : { again: messages.confirmPassword }),
    };
    if (refuse(found)) return;
    setPending(true);
    try {
      const { message } = await ownAccountChangePassword({ current, password });
      setValues(empty);
      toast.success(message ?? messages.successDefault);
    } catch (error) {
      if (!refuseFrom(error)) showError(error);
    }
    setPending(false);
  };
  return (
    <Form hasOwnRules label={profileMessages.changePassword} onSubmit={() => void submit()}>
      <Stack gap={20}>
        <FieldGroup title={profileMessages.password}>
          <PasswordField
            {...bound('current', profileMessages.currentPassword)}
            autoComplete="current-password"
          />
          <PasswordField
            {...bound('password', profileMessages.newPassword)}
            autoComplete="new-password"
            description={passwordHint}
          />
          <PasswordField
            {...bound('again', profileMessages.confirmNewPassword)}
            autoComplete="new-password"
          />
        </FieldGroup>
        <div>
          <Button type="submit" variant="primary" isPending={isPending}>
            {profileMessages.changePassword}
          </Button>
        </div>
      </Stack>
    </Form>
  );
}
