import type { MailSetup } from '@plumbline/api';
import { setupTestMail, setupUpdateMail, useSetupMail } from '@plumbline/api/hooks/setup';
import { SetupUpdateMailBody } from '@plumbline/api/schemas/setup';
import { errorText } from '@plumbline/app-kit/data/error-message';
import { useProfile } from '@plumbline/app-kit/session/use-profile';
import { denied } from '@plumbline/app-kit/record/record-actions';
import { SettingsScreen } from '@plumbline/app-kit/settings/SettingsScreen';
import { useLost } from '@plumbline/app-kit/data/load-errors';
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
  { id: 'tls', label: 'TLS from the start' },
  { id: 'none', label: 'None' },
];
const ports = [587, 465, 25, 2525, 1025].map((port) => ({ id: String(port), label: String(port) }));

type Values = Omit<MailSetup, 'version' | 'hasPassword' | 'hasServerMail' | 'port'> & {
  port: string;
  password: string;
};

/** In whose name the company's letters leave, and by which mail server. */
export default function Mail() {
  const { data, error, mutate } = useSetupMail();
  const mayEdit = useDecision({ app: 4, name: 'mail', type: 'e' });
  if (useLost(error, data !== undefined)) return <Failed error={error} onRetry={() => void mutate()} />;
  if (!data) return <Skeleton shape="form" label="Loading the e-mail set-up" />;
  const row = data.data;
  const { version: _version, hasPassword, hasServerMail, port, ...rest } = row;
  return (
    <SettingsScreen<MailSetup, Values>
      title="E-mail set-up"
      description="In whose name the letters of your company leave: invitations, notices, links."
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
              description: 'With a mail server of your own letters come from it; otherwise answers go there.',
            },
            { name: 'reply_to', label: 'Answers go to', kind: 'email' },
            { name: 'signature', label: 'Signature', kind: 'area', wide: true },
          ],
        },
        {
          id: 'server',
          title: 'Mail server',
          description: hasServerMail
            ? 'Without one of your own, letters leave by the mail server of this Plumbline.'
            : 'This Plumbline has no mail server: without one of your own, letters wait in its outbox.',
          fields: [
            { name: 'host', label: 'Server', kind: 'text', description: 'smtp.example.com' },
            { name: 'port', label: 'Port', kind: 'select', options: ports },
            { name: 'security', label: 'Security', kind: 'select', options: securities },
            { name: 'username', label: 'User name', kind: 'text' },
            {
              name: 'password',
              label: 'Password',
              kind: 'secret',
              description: hasPassword
                ? 'One is kept, encrypted. Write another to replace it.'
                : 'It is kept encrypted and never shown again.',
            },
          ],
        },
        { id: 'test', title: 'Try it', foot: <Test /> },
      ]}
    />
  );
}

/** Sends a letter by the settings that are kept. */
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
        label="Send a test letter to"
        type="email"
        value={address}
        onChange={(next) => {
          setTo(next);
          setWrong('');
        }}
        description="By the settings that are saved."
        {...(wrong ? { errorMessage: wrong } : {})}
      />
      <Inline>
        <Button icon={SendIcon} isPending={isPending} onPress={() => void send()} {...denied(mayEdit)}>
          Send a test letter
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
