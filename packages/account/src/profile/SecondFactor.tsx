import { ApiError } from '@plumbline/api';
import {
  ownBeginSecondFactor,
  ownConfirmSecondFactor,
  ownEndSecondFactor,
  useOwnSecondFactor,
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
import { QrCode } from '@plumbline/ui/QrCode';
import { Skeleton } from '@plumbline/ui/Skeleton';
import { Stack } from '@plumbline/ui/Stack';
import { StatusText } from '@plumbline/ui/StatusText';
import { Text } from '@plumbline/ui/Text';
import { TextField } from '@plumbline/ui/TextField';
import { useState } from 'react';
import { copyText } from '@plumbline/app-kit/feedback/copy-text';
import { errorText } from '@plumbline/app-kit/data/error-message';
import { saved } from '@plumbline/app-kit/form/FormDrawer';
import { isLost } from '@plumbline/app-kit/data/load-errors';
import { Failed } from '@plumbline/app-kit/data/load-states';

type Step =
  | { kind: 'begin' }
  | { kind: 'confirm'; secret: string; uri: string }
  | { kind: 'recovery'; codes: string[] }
  | { kind: 'end' };

const titles: Record<Step['kind'], string> = {
  begin: 'Set up a second factor',
  confirm: 'Scan this with your authenticator',
  recovery: 'Keep these recovery codes',
  end: 'End the second factor',
};
const inFours = (secret: string) => secret.replaceAll(/(.{4})(?=.)/g, '$1 ');

/** Whether a code is asked for beside the password, and the way to and from it. */
export function SecondFactor() {
  const { data, error, mutate } = useOwnSecondFactor();
  const [step, setStep] = useState<Step>();
  if (isLost(error, data !== undefined)) return <Failed error={error} onRetry={() => void mutate()} />;
  if (!data) return <Skeleton shape="card" label="Loading the second factor" />;
  const { enabled, since, recovery } = data.data;
  return (
    <FieldGroup title="Second factor">
      <Text>
        A code from an authenticator on your phone, asked for after the password: whoever learns your password
        alone cannot sign in.
      </Text>
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
                recovery === 1 ? 'One recovery code is left.' : `${recovery || 'No'} recovery codes are left.`
              }
            >
              End the second factor and set it up again to get new ones.
            </Banner>
          )}
          <div>
            <Button onPress={() => setStep({ kind: 'end' })}>End second factor…</Button>
          </div>
        </Stack>
      ) : (
        <div>
          <Button variant="primary" onPress={() => setStep({ kind: 'begin' })}>
            Set up…
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
      go(async () => onStep({ kind: 'confirm', ...(await ownBeginSecondFactor({ password: typed })).data })),
    confirm: () =>
      go(async () =>
        onStep({ kind: 'recovery', codes: (await ownConfirmSecondFactor({ code: typed })).data.recovery }),
      ),
    end: () =>
      go(async () => {
        await ownEndSecondFactor({ password: typed });
        saved();
        onDone();
      }),
    recovery: async () => onDone(),
  };
  const labels = {
    begin: 'Go on',
    confirm: 'Confirm',
    end: 'End second factor',
    recovery: 'I have kept them',
  };
  const isOver = step.kind === 'recovery';
  const password = (
    <PasswordField
      label="Password"
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
      // Nobody sees them again: Escape must not lose them.
      isKeyboardDismissDisabled={isOver}
      footer={
        <Inline gap={8} justify="end" fullWidth>
          {!isOver && <Button onPress={onDone}>Cancel</Button>}
          {step.kind === 'recovery' && (
            <Button onPress={() => copyText(step.codes.join('\n'))}>Copy all</Button>
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
      <Form label={titles[step.kind]} onSubmit={() => void next[step.kind]()}>
        {step.kind === 'begin' && password}
        {step.kind === 'confirm' && (
          <Stack gap={16}>
            <QrCode value={step.uri} label="The secret, for the camera of your authenticator" />
            <Text>Without a camera, type this secret into the authenticator:</Text>
            <Inline gap={8} align="center">
              <Text as="code">{inFours(step.secret)}</Text>
              <Button size="sm" onPress={() => copyText(step.secret)}>
                Copy secret
              </Button>
            </Inline>
            <TextField
              label="Code that it shows now"
              name="code"
              autoComplete="one-time-code"
              value={typed}
              onChange={setTyped}
              autoFocus
              {...(problem ? { errorMessage: problem } : {})}
            />
          </Stack>
        )}
        {step.kind === 'recovery' && (
          <Stack gap={16}>
            <Text>
              Each lets you in once, without the authenticator. They are not shown again: print them, or keep
              them where you keep passwords.
            </Text>
            <Stack as="ul" gap={4}>
              {step.codes.map((code) => (
                <li key={code}>
                  <Text as="code">{code}</Text>
                </li>
              ))}
            </Stack>
          </Stack>
        )}
        {step.kind === 'end' && (
          <Stack gap={16}>
            <Text>From then on the password alone lets you in. The recovery codes end with it.</Text>
            {password}
          </Stack>
        )}
      </Form>
    </Dialog>
  );
}
