import { ApiError } from '@plumbline/api';
import {
  ownAccountBeginSecondFactor,
  ownAccountConfirmSecondFactor,
  ownAccountEndSecondFactor,
  useOwnAccountReadSecondFactor,
} from '@plumbline/api/hooks/security';
import { messages } from '@plumbline/validation/messages';
import { Banner } from '@plumbline/ui/Banner';
import { Button } from '@plumbline/ui/Button';
import { DateText } from '@plumbline/ui/DateText';
import { Dialog } from '@plumbline/ui/Dialog';
import { FieldGroup } from '@plumbline/ui/FieldGroup';
import { Form } from '@plumbline/ui/Form';
import { Inline } from '@plumbline/ui/Inline';
import { PasswordField } from '@plumbline/ui/PasswordField';
import { Skeleton } from '@plumbline/ui/Skeleton';
import { Stack } from '@plumbline/ui/Stack';
import { StatusText } from '@plumbline/ui/StatusText';
import { Text } from '@plumbline/ui/Text';
import { TextField } from '@plumbline/ui/TextField';
import { useState } from 'react';
import { copyText } from '@plumbline/app-kit/feedback/copy-text';
import { errorText } from '@plumbline/app-kit/data/error-message';
import { notifySaved } from '@plumbline/app-kit/form/FormDrawer';
import { isFatal } from '@plumbline/app-kit/data/load-errors';
import { Failed } from '@plumbline/app-kit/data/load-states';
import { AuthenticatorSecret } from './AuthenticatorSecret.tsx';
import { RecoveryCodes } from './RecoveryCodes.tsx';
import { profileMessages } from './messages.ts';

type Step =
  | { kind: 'begin' }
  | { kind: 'confirm'; secret: string; uri: string }
  | { kind: 'recovery'; codes: string[] }
  | { kind: 'end' };

const titles: Record<Step['kind'], string> = {
  begin: profileMessages.setUpTwoFactor,
  confirm: profileMessages.scanCode,
  recovery: profileMessages.saveYourRecoveryCodes,
  end: profileMessages.turnOffTwoFactor,
};

/** State of two-factor authentication, with actions to turn it on and off. */
export function SecondFactor() {
  const { data, error, mutate } = useOwnAccountReadSecondFactor();
  const [step, setStep] = useState<Step>();
  if (isFatal(error, data !== undefined)) return <Failed error={error} onRetry={() => void mutate()} />;
  if (!data) return <Skeleton shape="card" label={profileMessages.loadingTwoFactor} />;
  const { enabled, since, recovery } = data.data;
  return (
    <FieldGroup title={profileMessages.twoFactor}>
      <Text>{profileMessages.twoFactorDescription}</Text>
      {enabled ? (
        <Stack gap={12}>
          <StatusText tone="ok">
            On{since && ' since '}
            {since && <DateText value={since} />}
          </StatusText>
          {recovery < 3 && (
            <Banner
              tone="warn"
              title={
                recovery === 1
                  ? profileMessages.oneRecoveryCodeLeft
                  : profileMessages.recoveryCodesLeft(recovery || 'No')
              }
            >
              {profileMessages.renewCodesHint}
            </Banner>
          )}
          <div>
            <Button onPress={() => setStep({ kind: 'end' })}>{profileMessages.turnOffTwoFactor}</Button>
          </div>
        </Stack>
      ) : (
        <div>
          <Button variant="primary" onPress={() => setStep({ kind: 'begin' })}>
            {profileMessages.setUpTwoFactor}
          </Button>
        </div>
      )}
      {step && (
        <Steps
          key={step.kind}
          step={step}
          onStep={setStep}
          onDone={() => {
            setStep(undefined);
            void mutate();
          }}
        />
      )}
    </FieldGroup>
  );
}

function Steps({ step, onStep, onDone }: { step: Step; onStep: (step: Step) => void; onDone: () => void }) {
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState('');
  const [isPending, setPending] = useState(false);
  const go = async (work: () => Promise<void>) => {
    if (!typed.trim()) {
      setProblem(messages.required);
      return;
    }
    setPending(true);
    setProblem('');
    try {
      await work();
    } catch (error) {
      setProblem(error instanceof ApiError ? error.message : errorText(error));
      setPending(false);
    }
  };
  const next = {
    begin: () =>
      go(async () =>
        onStep({ kind: 'confirm', ...(await ownAccountBeginSecondFactor({ password: typed })).data }),
      ),
    confirm: () =>
      go(async () =>
        onStep({
          kind: 'recovery',
          codes: (await ownAccountConfirmSecondFactor({ code: typed })).data.recovery,
        }),
      ),
    end: () =>
      go(async () => {
        await ownAccountEndSecondFactor({ password: typed });
        notifySaved();
        onDone();
      }),
    recovery: async () => onDone(),
  };
  const labels = {
    begin: 'Continue',
    confirm: 'Confirm',
    end: profileMessages.turnOffTwoFactor,
    recovery: profileMessages.codesSaved,
  };
  const isOver = step.kind === 'recovery';
  const password = (
    <PasswordField
      label={profileMessages.password}
      name="password"
      value={typed}
      onChange={setTyped}
      autoFocus
      {...(problem ? { errorMessage: problem } : {})}
    />
  );
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onDone()}
      title={titles[step.kind]}
      width={600}
      isDismissable={!isOver}
      // The codes are shown once: Escape must not close the dialog.
      isKeyboardDismissDisabled={isOver}
      footer={
        <Inline gap={8} justify="end" isFullWidth>
          {!isOver && <Button onPress={onDone}>{profileMessages.cancel}</Button>}
          {step.kind === 'recovery' && (
            <Button onPress={() => copyText(step.codes.join('\n'))}>{profileMessages.copyAll}</Button>
          )}
          <Button
            variant={step.kind === 'end' ? 'danger' : 'primary'}
            isPending={isPending}
            onPress={() => void next[step.kind]()}
          >
            {labels[step.kind]}
          </Button>
        </Inline>
      }
    >
      <Form hasOwnRules label={titles[step.kind]} onSubmit={() => void next[step.kind]()}>
        {step.kind === 'begin' && password}
        {step.kind === 'confirm' && (
          <Stack gap={16}>
            <AuthenticatorSecret secret={step.secret} uri={step.uri} />
            <TextField
              label={profileMessages.codeFromTheApp}
              name="code"
              autoComplete="one-time-code"
              value={typed}
              onChange={setTyped}
              autoFocus
              {...(problem ? { errorMessage: problem } : {})}
            />
          </Stack>
        )}
        {step.kind === 'recovery' && <RecoveryCodes codes={step.codes} />}
        {step.kind === 'end' && (
          <Stack gap={16}>
            <Text>{profileMessages.turnOffTwoFactorConfirm}</Text>
            {password}
          </Stack>
        )}
      </Form>
    </Dialog>
  );
}
