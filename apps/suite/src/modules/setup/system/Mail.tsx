import type { MailSetup } from '@plumbline/api';
import { setupTestMail, setupUpdateMail, useSetupMail } from '@plumbline/api/hooks/setup';
import { SetupUpdateMailBody } from '@plumbline/api/schemas/setup';
import { errorText } from '@plumbline/app-kit/data/error-message';
import { useProfile } from '@plumbline/app-kit/session/use-profile';
import { denied } from '@plumbline/app-kit/record/record-actions';
import { SettingsScreen } from '@plumbline/app-kit/settings/SettingsScreen';
import { useFatalError } from '@plumbline/app-kit/data/load-errors';
import { Failed } from '@plumbline/app-kit/data/load-states';
import { messages } from '@plumbline/validation/messages';
import { useDecision } from '@plumbline/permissions/react';
import { Banner } from '@plumbline/ui/Banner';
import { Button } from '@plumbline/ui/Button';
import { Inline } from '@plumbline/ui/Inline';
import { Skeleton } from '@plumbline/ui/Skeleton';
import { Stack } from '@plumbline/ui/Stack';
import { TextField } from '@plumbline/ui/TextField';
import { SendIcon } from '@plumbline/ui/icons';
import { useState } from 'react';

const securities = [
  { id: 'starttls', label: 'STARTTLS' },
  { id: 'tls', label: 'Implicit TLS' },
  { id: 'none', label: 'None' },
];
const ports = [587, 465, 25, 2525, 1025].map((port) => ({ id: String(port), label: String(port) }));

type Values = Omit<MailSetup, 'version' | 'hasPassword' | 'hasServerMail' | 'port'> & {
  port: string;
  password: string;
};

/** Sender and mail server for the company's emails. */
export default function Mail() {
  const { data, error, mutate } = useSetupMail();
  const mayEdit = useDecision({ app: 4, name: 'mail', type: 'e' });
  if (useFatalError(error, data !== undefined)) return <Failed error={error} onRetry={() => void mutate()} />;
  if (!data) return <Skeleton shape="form" label="Loading the email setup" />;
  const row = data.data;
  const { version: _version, hasPassword, hasServerMail, port, ...rest } = row;
  return (
    <SettingsScreen<MailSetup, Values>
      title="Email setup"
      description="Set who your company’s emails come from and how they are sent."
      draftName="mail"
      row={row}
      initial={{ ...rest, port: String(port), password: '' }}
      schema={SetupUpdateMailBody.omit({ port: true })}
      decision={mayEdit}
      reload={async () => (await mutate())?.data.version}
      save={({ port: at, ...changed }) =>
        setupUpdateMail({ ...changed, ...(at === undefined ? {} : { port: Number(at) }) })
      }
      sections={[
        {
          id: 'sender',
          title: 'Sender',
          fields: [
            { name: 'sender_name', label: 'Sender name', kind: 'text' },
            {
              name: 'sender_email',
              label: 'Sender address',
              kind: 'email',
              description:
                'Your own mail server sends from this address. Plumbline’s mail server uses it for replies.',
            },
            { name: 'reply_to', label: 'Reply-to address', kind: 'email' },
            { name: 'signature', label: 'Signature', kind: 'area', wide: true },
          ],
        },
        {
          id: 'server',
          title: 'Mail server',
          description: hasServerMail
            ? 'Leave empty to use Plumbline’s mail server.'
            : 'Plumbline has no mail server. Emails wait in the outbox until you add one.',
          fields: [
            { name: 'host', label: 'Server', kind: 'text', description: 'smtp.example.com' },
            { name: 'port', label: 'Port', kind: 'select', options: ports },
            { name: 'security', label: 'Security', kind: 'select', options: securities },
            { name: 'username', label: 'Username', kind: 'text' },
            {
              name: 'password',
              label: 'Password',
              kind: 'secret',
              description: hasPassword
                ? 'A password is saved and encrypted. Enter a new one to replace it.'
                : 'Stored encrypted and never shown again.',
            },
          ],
        },
        { id: 'test', title: 'Test email', foot: <Test /> },
      ]}
    />
  );
}

/** Sends a test email with the saved settings. */
function Test() {
  const profile = useProfile();
  const mayEdit = useDecision({ app: 4, name: 'mail', type: 'e' });
  const [to, setTo] = useState<string>();
  const [isPending, setPending] = useState(false);
  const [wrong, setWrong] = useState('');
  const [answer, setAnswer] = useState<{ tone: 'ok' | 'info' | 'bad'; text: string }>();
  const address = to ?? profile?.email ?? '';
  const send = async () => {
    setAnswer(undefined);
    if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(address.trim())) {
      setWrong(messages.emailFormat);
      return;
    }
    setPending(true);
    try {
      const { data, message = '' } = await setupTestMail({ to: address.trim() });
      setAnswer({
        tone: data.state === 'failed' ? 'bad' : data.state === 'kept' ? 'info' : 'ok',
        text: message,
      });
    } catch (reason) {
      setAnswer({ tone: 'bad', text: errorText(reason) });
    }
    setPending(false);
  };
  return (
    <Stack gap={12}>
      <TextField
        label="Recipient"
        type="email"
        value={address}
        onChange={(next) => {
          setTo(next);
          setWrong('');
        }}
        description="The test uses the saved settings."
        {...(wrong ? { errorMessage: wrong } : {})}
      />
      <Inline>
        <Button icon={SendIcon} isPending={isPending} onPress={() => void send()} {...denied(mayEdit)}>
          Send test email
        </Button>
      </Inline>
      {answer && (
        <Banner tone={answer.tone} urgent={answer.tone === 'bad'}>
          {answer.text}
        </Banner>
      )}
    </Stack>
  );
}
