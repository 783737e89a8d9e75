import type { TextStart } from '@plumbline/api';
import {
  accountTextMessagesDraft,
  accountTextMessagesSend,
  contactTextMessagesDraft,
  contactTextMessagesSend,
  leadTextMessagesDraft,
  leadTextMessagesSend,
  opportunityTextMessagesDraft,
  opportunityTextMessagesSend,
} from '@plumbline/api/hooks/crm';
import { phone } from '@plumbline/validation';
import { messages } from '@plumbline/validation/messages';
import { formatSmsLength } from '@plumbline/validation/sms';
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
import type { MessageDrawerProps } from './EmailDrawer.tsx';
import { communicationMessages } from './messages.ts';

const calls = {
  account: { begin: accountTextMessagesDraft, send: accountTextMessagesSend },
  opportunity: { begin: opportunityTextMessagesDraft, send: opportunityTextMessagesSend },
  contact: { begin: contactTextMessagesDraft, send: contactTextMessagesSend },
  lead: { begin: leadTextMessagesDraft, send: leadTextMessagesSend },
};
/** Maximum number of suggested recipients; others are found by search. */
const MAX_SUGGESTIONS = 6;
const phoneRule = phone();

interface Words {
  to: string;
  text: string;
}
function wrongIn({ to, text }: Words, start: TextStart): Record<string, string> {
  const phones = addressesIn(to);
  const optedOut = start.to.find((each) => each.do_not_text && phones.includes(each.phone));
  const wrong: Record<string, string> = {};
  if (phones.length === 0) wrong['to'] = messages.required;
  else if (phones.some((each) => !phoneRule.safeParse(each).success)) wrong['to'] = messages.phoneFormat;
  else if (optedOut) wrong['to'] = `${optedOut.name}, ${optedOut.phone}, has opted out of text messages.`;
  if (!text.trim()) wrong['text'] = messages.required;
  return wrong;
}

/** Drawer that sends a text message about a record, optionally from a communication code. */
export function SmsDrawer(props: MessageDrawerProps) {
  const { begin } = calls[props.kind as keyof typeof calls];
  const { data, error, mutate } = useSWR(
    ['text message', props.kind, props.uuid],
    async () => (await begin(props.uuid)).data,
    // Revalidation would reset the text being written.
    { revalidateOnFocus: false, revalidateOnReconnect: false },
  );
  return data ? (
    <Written {...props} start={data} />
  ) : (
    <EditDrawer
      title={communicationMessages.newTextMessage}
      submitLabel={communicationMessages.sendTextMessage}
      onSubmit={() => undefined}
      onClose={props.onClose}
      isDirty={false}
      isPending={!error}
      {...(error ? { disabledReason: communicationMessages.numbersFailed } : {})}
    >
      {error ? (
        <Failed error={error} onRetry={() => void mutate()} />
      ) : (
        <Skeleton shape="text" count={6} label={communicationMessages.loadingNumbers} />
      )}
    </EditDrawer>
  );
}

function Written({ kind, uuid, onClose, onSent, start }: MessageDrawerProps & { start: TextStart }) {
  const { send } = calls[kind as keyof typeof calls];
  const willing = start.to.filter((each) => !each.do_not_text);
  const optedOut = start.to.filter((each) => each.do_not_text);
  const first: Words = { to: willing[0]?.phone ?? '', text: '' };
  const [words, setWords] = useState(first);
  const form = useSubmit();
  const set = (change: Partial<Words>) => {
    setWords({ ...words, ...change });
    form.clear();
  };
  const codes = useCodes(['text'], start.templates, words, set);
  const phones = addressesIn(words.to);
  const offered = willing.filter((each) => !phones.includes(each.phone)).slice(0, MAX_SUGGESTIONS);
  const submit = () =>
    void form.submit(wrongIn(words, start), async (key) => {
      const { data } = await send(
        uuid,
        { to: phones, text: words.text },
        { headers: { 'idempotency-key': key } },
      );
      const whom = phones.length === 1 ? (phones[0] ?? '') : `${phones.length} people`;
      toast.success(
        start.sends ? communicationMessages.sendingTo(whom) : communicationMessages.savedToOutbox,
      );
      onSent(data);
      onClose();
    });
  return (
    <EditDrawer
      title={communicationMessages.newTextMessage}
      submitLabel={start.sends ? communicationMessages.sendTextMessage : communicationMessages.saveToOutbox}
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
          {!start.sends && <Banner tone="warn">{communicationMessages.smsGatewayMissing}</Banner>}
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
            description={communicationMessages.smsRecipientsHint}
            {...form.problemOf('to')}
          />
          {offered.length > 0 && (
            <Inline gap={8} wraps>
              {offered.map((each) => (
                <Button
                  key={each.phone}
                  size="sm"
                  icon={PlusIcon}
                  aria-label={communicationMessages.addPhoneOf(each.name, each.phone)}
                  onPress={() => set({ to: withAddress(words.to, each.phone) })}
                >
                  {each.name}
                </Button>
              ))}
            </Inline>
          )}
          {optedOut.length > 0 && (
            <Text size="small" tone="muted">
              {communicationMessages.optedOut(optedOut.map(({ name }) => name).join(', '))}
            </Text>
          )}
          {codes.control}
          <TextArea
            label={communicationMessages.message}
            isRequired
            value={words.text}
            onChange={(text) => set({ text })}
            rows={6}
            maxRows={16}
            maxLength={1600}
            description={formatSmsLength(words.text.trim())}
            {...form.problemOf('text')}
          />
          <Text size="small" tone="muted">
            {communicationMessages.smsNotice}
          </Text>
        </Stack>
      </form>
    </EditDrawer>
  );
}
