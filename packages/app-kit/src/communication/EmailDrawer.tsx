import type { Activity, LetterStart } from '@plumbline/api';
import {
  accountEmailsDraft,
  accountEmailsSend,
  contactEmailsDraft,
  contactEmailsSend,
  leadEmailsDraft,
  leadEmailsSend,
  opportunityEmailsDraft,
  opportunityEmailsSend,
} from '@plumbline/api/hooks/crm';
import { email } from '@plumbline/validation';
import { messages } from '@plumbline/validation/messages';
import { Banner } from '@plumbline/ui/Banner';
import { Button } from '@plumbline/ui/Button';
import { Inline } from '@plumbline/ui/Inline';
import { Skeleton } from '@plumbline/ui/Skeleton';
import { Stack } from '@plumbline/ui/Stack';
import { Text } from '@plumbline/ui/Text';
import { TextArea } from '@plumbline/ui/TextArea';
import { TextField } from '@plumbline/ui/TextField';
import { toast } from '@plumbline/ui/toast';
import { PlusIcon } from '@plumbline/ui/icons';
import { useState } from 'react';
import useSWR from 'swr';
import { EditDrawer } from '../form/EditDrawer.tsx';
import { Failed } from '../data/load-states.tsx';
import { useSubmit } from '../form/use-submit.ts';
import { addressesIn, withAddress } from './addresses.ts';
import { useCodes } from './TemplatePicker.tsx';
import { communicationMessages } from './messages.ts';

const calls = {
  account: { begin: accountEmailsDraft, send: accountEmailsSend },
  opportunity: { begin: opportunityEmailsDraft, send: opportunityEmailsSend },
  contact: { begin: contactEmailsDraft, send: contactEmailsSend },
  lead: { begin: leadEmailsDraft, send: leadEmailsSend },
};
/** Maximum number of suggested recipients; others are found by search. */
const MAX_SUGGESTIONS = 6;
const addressRule = email();

interface Words {
  to: string;
  subject: string;
  body: string;
}
function wrongIn({ to, subject, body }: Words): Record<string, string> {
  const addresses = addressesIn(to);
  const wrong: Record<string, string> = {};
  if (addresses.length === 0) wrong['to'] = messages.required;
  else if (addresses.some((each) => !addressRule.safeParse(each).success)) wrong['to'] = messages.emailFormat;
  if (!subject.trim()) wrong['subject'] = messages.required;
  if (!body.trim()) wrong['body'] = messages.required;
  return wrong;
}

export interface MessageDrawerProps {
  kind: string;
  uuid: string;
  onClose: () => void;
  onSent: (activity: Activity) => void;
}

/** Drawer that sends an email about a record, optionally from a communication code. */
export function EmailDrawer(props: MessageDrawerProps) {
  const { begin } = calls[props.kind as keyof typeof calls];
  const { data, error, mutate } = useSWR(
    ['letter', props.kind, props.uuid],
    async () => (await begin(props.uuid)).data,
    // Revalidation would reset the text being written.
    { revalidateOnFocus: false, revalidateOnReconnect: false },
  );
  return data ? (
    <Written {...props} start={data} />
  ) : (
    <EditDrawer
      title={communicationMessages.newEmail}
      submitLabel={communicationMessages.sendEmail}
      onSubmit={() => undefined}
      onClose={props.onClose}
      isDirty={false}
      isPending={!error}
      {...(error ? { disabledReason: communicationMessages.addressesFailed } : {})}
    >
      {error ? (
        <Failed error={error} onRetry={() => void mutate()} />
      ) : (
        <Skeleton shape="text" count={6} label={communicationMessages.loadingAddresses} />
      )}
    </EditDrawer>
  );
}

function Written({ kind, uuid, onClose, onSent, start }: MessageDrawerProps & { start: LetterStart }) {
  const { send } = calls[kind as keyof typeof calls];
  const first: Words = { to: start.to[0]?.email ?? '', subject: '', body: '' };
  const [words, setWords] = useState(first);
  const form = useSubmit();
  const set = (change: Partial<Words>) => {
    setWords({ ...words, ...change });
    form.clear();
  };
  const codes = useCodes(['subject', 'body'], start.templates, words, set);
  const addresses = addressesIn(words.to).map((each) => each.toLowerCase());
  const offered = start.to
    .filter((each) => !addresses.includes(each.email.toLowerCase()))
    .slice(0, MAX_SUGGESTIONS);
  const submit = () =>
    void form.submit(wrongIn(words), async (key) => {
      const to = addressesIn(words.to);
      const { data } = await send(
        uuid,
        { to, subject: words.subject, body: words.body },
        { headers: { 'idempotency-key': key } },
      );
      toast.success(
        to.length === 1
          ? communicationMessages.sentTo(to[0] ?? '')
          : communicationMessages.sentToPeople(to.length),
      );
      onSent(data);
      onClose();
    });
  return (
    <EditDrawer
      title={communicationMessages.newEmail}
      submitLabel={communicationMessages.sendEmail}
      onSubmit={submit}
      onClose={onClose}
      isDirty={codes.isOwn || words.to !== first.to}
      isPending={form.isPending}
    >
      <form
        ref={form.form}
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Stack gap={16}>
          {form.problem && (
            <Banner tone="bad" isUrgent>
              {form.problem}
            </Banner>
          )}
          <TextField
            label={communicationMessages.to}
            isRequired
            value={words.to}
            onChange={(to) => set({ to })}
            description={communicationMessages.emailRecipientsHint}
            {...form.problemOf('to')}
          />
          {offered.length > 0 && (
            <Inline gap={8} wraps>
              {offered.map((each) => (
                <Button
                  key={each.email}
                  size="sm"
                  icon={PlusIcon}
                  aria-label={communicationMessages.addEmailOf(each.name, each.email)}
                  onPress={() => set({ to: withAddress(words.to, each.email) })}
                >
                  {each.name}
                </Button>
              ))}
            </Inline>
          )}
          {codes.control}
          <TextField
            label={communicationMessages.subject}
            isRequired
            value={words.subject}
            onChange={(subject) => set({ subject })}
            maxLength={250}
            {...form.problemOf('subject')}
          />
          <TextArea
            label={communicationMessages.message}
            isRequired
            value={words.body}
            onChange={(body) => set({ body })}
            rows={12}
            maxRows={24}
            maxLength={20_000}
            {...form.problemOf('body')}
          />
          <Text size="small" tone="muted">
            {communicationMessages.emailNotice}
          </Text>
        </Stack>
      </form>
    </EditDrawer>
  );
}
