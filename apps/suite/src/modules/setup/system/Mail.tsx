import type { MailSetup } from '@plumbline/api';
import { mailSettingsSendTest, mailSettingsUpdate, useMailSettingsRead } from '@plumbline/api/hooks/setup';
import { MailSettingsUpdateBody } from '@plumbline/api/schemas/setup';
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
import { systemMessages } from './messages.ts';

const securities = [
  { id: 'starttls', label: systemMessages.starttls },
  { id: 'tls', label: systemMessages.implicitTls },
  { id: 'none', label: systemMessages.none },
];
const ports = [587, 465, 25, 2525, 1025].map((port) => ({ id: String(port), label: String(port) }));

type Values = Omit<MailSetup, 'version' | 'hasPassword' | 'hasServerMail' | 'port'> & {
  port: string;
  password: string;
};

/** Sender and mail server for the company's emails. */
export default function Mail() {
  const { data, error, mutate } = useMailSettingsRead();
  const mayEdit = useDecision({ app: 4, name: 'mail', type: 'e' });
  if (useFatalError(error, data !== undefined)) return <Failed error={error} onRetry={() => void mutate()} />;
  if (!data) return <Skeleton shape="form" label={systemMessages.loadingTheEmailSetup} />;
  const row = data.data;
  const { version: _version, hasPassword, hasServerMail, port, ...rest } = row;
  return (
    <SettingsScreen<MailSetup, Values>
      title={systemMessages.emailSetup}
      description={systemMessages.emailSetupDescription}
      draftName="mail"
      row={row}
      initial={{ ...rest, port: String(port), password: '' }}
      schema={MailSettingsUpdateBody.omit({ port: true })}
      decision={mayEdit}
      reload={async () => (await mutate())?.data.version}
      save={({ port: at, ...changed }) =>
        mailSettingsUpdate({ ...changed, ...(at === undefined ? {} : { port: Number(at) }) })
      }
      sections={[
        {
          id: 'sender',
          title: systemMessages.sender,
          fields: [
            { name: 'sender_name', label: systemMessages.senderName, kind: 'text' },
            {
              name: 'sender_email',
              label: systemMessages.senderAddress,
              kind: 'email',
              description: systemMessages.senderAddressHint,
            },
            { name: 'reply_to', label: systemMessages.replyToAddress, kind: 'email' },
            { name: 'signature', label: systemMessages.signature, kind: 'area', wide: true },
          ],
        },
        {
          id: 'server',
          title: systemMessages.mailServer,
          description: hasServerMail ? systemMessages.mailServerHint : systemMessages.mailServerMissing,
          fields: [
            { name: 'host', label: systemMessages.server, kind: 'text', description: 'smtp.example.com' },
            { name: 'port', label: systemMessages.port, kind: 'select', options: ports },
            { name: 'security', label: systemMessages.security, kind: 'select', options: securities },
            { name: 'username', label: systemMessages.username, kind: 'text' },
            {
              name: 'password',
              label: systemMessages.password,
              kind: 'secret',
              description: hasPassword ? systemMessages.passwordSavedHint : systemMessages.secretHint,
            },
          ],
        },
        { id: 'test', title: systemMessages.testEmail, foot: <Test /> },
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
      const { data, message = '' } = await mailSettingsSendTest({ to: address.trim() });
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
        label={systemMessages.recipient}
        type="email"
        value={address}
        onChange={(next) => {
          setTo(next);
          setWrong('');
        }}
        description={systemMessages.testEmailHint}
        {...(wrong ? { errorMessage: wrong } : {})}
      />
      <Inline>
        <Button icon={SendIcon} isPending={isPending} onPress={() => void send()} {...denied(mayEdit)}>
          {systemMessages.sendTestEmail}
        </Button>
      </Inline>
      {answer && (
        <Banner tone={answer.tone} isUrgent={answer.tone === 'bad'}>
          {answer.text}
        </Banner>
      )}
    </Stack>
  );
}
