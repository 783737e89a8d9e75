import type { TextStart } from '@plumbline/api';
import {
  accountTextsBegin,
  accountTextsSend,
  contactTextsBegin,
  contactTextsSend,
  leadTextsBegin,
  leadTextsSend,
  opportunityTextsBegin,
  opportunityTextsSend,
} from '@plumbline/api/hooks/crm';
import { phone } from '@plumbline/validation';
import { messages } from '@plumbline/validation/messages';
import { smsLengthWords } from '@plumbline/validation/sms';
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
import { useSubmission } from '../form/use-submit.ts';
import { addressesIn, withAddress } from './addresses.ts';
import { useCodes } from './TemplatePicker.tsx';
import type { LetterDrawerProps } from './EmailDrawer.tsx';

const calls = {
  account: { begin: accountTextsBegin, send: accountTextsSend },
  opportunity: { begin: opportunityTextsBegin, send: opportunityTextsSend },
  contact: { begin: contactTextsBegin, send: contactTextsSend },
  lead: { begin: leadTextsBegin, send: leadTextsSend },
};
/** More of them are found by typing. */
const mostOffered = 6;
const phoneRule = phone();

interface Words {
  to: string;
  text: string;
}
function wrongIn({ to, text }: Words, start: TextStart): Record<string, string> {
  const phones = addressesIn(to);
  const unwilling = start.to.find((each) => each.do_not_text && phones.includes(each.phone));
  const wrong: Record<string, string> = {};
  if (phones.length === 0) wrong['to'] = messages.required;
  else if (phones.some((each) => !phoneRule.safeParse(each).success)) wrong['to'] = messages.phoneFormat;
  else if (unwilling) wrong['to'] = `${unwilling.name}, ${unwilling.phone}, does not want text messages.`;
  if (!text.trim()) wrong['text'] = messages.required;
  return wrong;
}

/** A text message about a record: to its contacts, in the words of a communication code or one's own. */
export function TextDrawer(props: LetterDrawerProps) {
  const { begin } = calls[props.kind as keyof typeof calls];
  const { data, error, mutate } = useSWR(
    ['text message', props.kind, props.uuid],
    async () => (await begin(props.uuid)).data,
    // What is being written is not begun anew.
    { revalidateOnFocus: false, revalidateOnReconnect: false },
  );
  return data ? (
    <Written {...props} start={data} />
  ) : (
    <EditDrawer
      title="New text message"
      submitLabel="Send"
      onSubmit={() => undefined}
      onClose={props.onClose}
      isDirty={false}
      isPending={!error}
      {...(error ? { disabledReason: 'The numbers could not be loaded.' } : {})}
    >
      {error ? (
        <Failed error={error} onRetry={() => void mutate()} />
      ) : (
        <Skeleton shape="text" count={6} label="Loading the numbers" />
      )}
    </EditDrawer>
  );
}

function Written({ kind, uuid, onClose, onSent, start }: LetterDrawerProps & { start: TextStart }) {
  const { send } = calls[kind as keyof typeof calls];
  const willing = start.to.filter((each) => !each.do_not_text);
  const unwilling = start.to.filter((each) => each.do_not_text);
  const first: Words = { to: willing[0]?.phone ?? '', text: '' };
  const [words, setWords] = useState(first);
  const form = useSubmission();
  const set = (change: Partial<Words>) => {
    setWords({ ...words, ...change });
    form.clear();
  };
  const codes = useCodes(['text'], start.templates, words, set);
  const phones = addressesIn(words.to);
  const offered = willing.filter((each) => !phones.includes(each.phone)).slice(0, mostOffered);
  const submit = () =>
    void form.submit(wrongIn(words, start), async (key) => {
      const { data } = await send(
        uuid,
        { to: phones, text: words.text },
        { headers: { 'idempotency-key': key } },
      );
      const whom = phones.length === 1 ? (phones[0] ?? '') : `${phones.length} people`;
      toast.success(start.sends ? `On its way to ${whom}` : 'Kept in the outbox');
      onSent(data);
      onClose();
    });
  return (
    <EditDrawer
      title="New text message"
      submitLabel={start.sends ? 'Send' : 'Keep in the outbox'}
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
          {!start.sends && (
            <Banner tone="warn">
              No SMS gateway is set up on this server: messages wait in the outbox and reach nobody.
            </Banner>
          )}
          {form.problem && (
            <Banner tone="bad" urgent>
              {form.problem}
            </Banner>
          )}
          <TextField
            label="To"
            isRequired
            value={words.to}
            onChange={(to) => set({ to })}
            description="Several numbers are separated by commas; each gets a message of its own."
            {...form.problemOf('to')}
          />
          {offered.length > 0 && (
            <Inline gap={8} wrap>
              {offered.map((each) => (
                <Button
                  key={each.phone}
                  size="sm"
                  icon={PlusIcon}
                  aria-label={`Add ${each.name}, ${each.phone}`}
                  onPress={() => set({ to: withAddress(words.to, each.phone) })}
                >
                  {each.name}
                </Button>
              ))}
            </Inline>
          )}
          {unwilling.length > 0 && (
            <Text size="small" tone="muted">
              {`Not to be texted: ${unwilling.map(({ name }) => name).join(', ')}.`}
            </Text>
          )}
          {codes.control}
          <TextArea
            label="Text"
            isRequired
            value={words.text}
            onChange={(text) => set({ text })}
            rows={6}
            maxRows={16}
            maxLength={1600}
            description={smsLengthWords(words.text.trim())}
            {...form.problemOf('text')}
          />
          <Text size="small" tone="muted">
            It stands in the timeline, with what became of it.
          </Text>
        </Stack>
      </form>
    </EditDrawer>
  );
}
