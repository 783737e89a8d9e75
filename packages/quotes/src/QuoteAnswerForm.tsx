import { ApiError, type PublicQuote, type PublicView } from '@plumbline/api';
import { publicAccessRead, publicQuotesDecide } from '@plumbline/api/hooks/share-links';
import { messages } from '@plumbline/validation/messages';
import { Banner } from '@plumbline/ui/Banner';
import { Button } from '@plumbline/ui/Button';
import { sumDecimals } from '@plumbline/ui/decimal';
import { OptionalItemList } from '@plumbline/ui/OptionalItemList';
import { formatMoney } from '@plumbline/ui/format';
import { Form } from '@plumbline/ui/Form';
import { Heading } from '@plumbline/ui/Heading';
import { Inline } from '@plumbline/ui/Inline';
import { SignaturePad, type Signature } from '@plumbline/ui/SignaturePad';
import { Stack } from '@plumbline/ui/Stack';
import { TextArea } from '@plumbline/ui/TextArea';
import { TextField } from '@plumbline/ui/TextField';
import { useEffect, useState } from 'react';
import { alternateItems } from './alternate-items.ts';
import { useSubmit } from '@plumbline/app-kit/form/use-submit';
import { quoteMessages } from './messages.ts';

export type QuoteResponse = 'accepted' | 'declined';
/** Draft of an answer. */
export interface AnswerDraft {
  name: string;
  title: string;
  note: string;
  /** Chosen alternates. */
  chosen: readonly string[];
}

interface Props {
  token: string;
  quote: PublicQuote;
  answering: QuoteResponse;
  draft: AnswerDraft;
  onDraft: (change: Partial<AnswerDraft>) => void;
  /** True when the form was opened on this page and takes the focus. */
  takesFocus: boolean;
  onBack: () => void;
  onAnswered: (view: PublicView) => void;
  /** Called when the quote was answered or replaced in the meantime. */
  onClosed: (view: PublicView) => void;
}

/** Alternates of a quote that the customer has chosen. */
const chosenOf = ({ alternates }: PublicQuote, { chosen }: AnswerDraft) =>
  alternates.filter(({ uuid }) => chosen.includes(uuid));

/** Body of an answer; alternates and signature belong to an acceptance only. */
const answerBody = (
  answering: QuoteResponse,
  draft: AnswerDraft,
  quote: PublicQuote,
  signature: Signature | null,
) => ({
  decision: answering,
  name: draft.name.trim(),
  title: draft.title.trim(),
  note: draft.note.trim(),
  ...(answering === 'accepted' && quote.alternates.length > 0
    ? { alternates: chosenOf(quote, draft).map(({ uuid }) => uuid) }
    : {}),
  ...(answering === 'accepted' && signature
    ? {
        signature: {
          mode: signature.mode,
          strokes: (signature.strokes ?? []).map((stroke) => stroke.map(({ x, y }) => ({ x, y }))),
        },
      }
    : {}),
});

function AnswerAlternates({
  quote,
  chosen,
  onChange,
}: {
  quote: PublicQuote;
  chosen: readonly string[];
  onChange: (chosen: readonly string[]) => void;
}) {
  return (
    <OptionalItemList
      title={quoteMessages.chooseAlternates}
      note={quoteMessages.chooseAlternatesNote}
      items={alternateItems(
        quote.alternates.map((each) => ({ ...each, accepted: chosen.includes(each.uuid) })),
      )}
      onInclude={({ id }, isTaken) =>
        onChange(isTaken ? [...chosen, id] : chosen.filter((each) => each !== id))
      }
    />
  );
}

/** Form of a customer's answer: name, comment and, to accept, alternates and signature. */
export function QuoteAnswerForm({
  token,
  quote,
  answering,
  draft,
  onDraft,
  takesFocus,
  onBack,
  onAnswered,
  onClosed,
}: Props) {
  const { form, problem, problemOf, clear, isPending, submit } = useSubmit();
  const { name, title, note, chosen } = draft;
  // The signature is never stored with the draft.
  const [signature, setSignature] = useState<Signature | null>(null);
  const accepts = answering === 'accepted';
  const taken = chosenOf(quote, draft);
  const total = sumDecimals([quote.base, ...taken.map(({ amount }) => amount)]).sum;
  useEffect(() => {
    if (takesFocus) form.current?.querySelector<HTMLElement>('input')?.focus();
  }, [takesFocus, form]);
  const change = (part: Partial<AnswerDraft>) => {
    onDraft(part);
    clear();
  };
  const send = async () => {
    try {
      const { data } = await publicQuotesDecide(token, answerBody(answering, draft, quote, signature));
      onAnswered(data);
    } catch (reason) {
      if (!(reason instanceof ApiError && reason.status === 409)) throw reason;
      const { data } = await publicAccessRead(token);
      if (!data.quote?.closed) throw reason;
      onClosed(data);
    }
  };
  return (
    <Form
      hasOwnRules
      ref={form}
      label={accepts ? quoteMessages.acceptQuote : quoteMessages.declineQuote}
      onSubmit={() =>
        void submit(
          {
            ...(name.trim() ? {} : { name: messages.required }),
            ...(accepts && !signature ? { signature: quoteMessages.signatureMissing } : {}),
          },
          send,
        )
      }
    >
      <Stack gap={16}>
        <Heading level={2} size="section">
          {accepts
            ? quoteMessages.acceptTitle(quote.number, formatMoney(total))
            : quoteMessages.declineTitle(quote.number)}
        </Heading>
        {accepts && quote.alternates.length > 0 && (
          <AnswerAlternates quote={quote} chosen={chosen} onChange={(next) => change({ chosen: next })} />
        )}
        <TextField
          label={quoteMessages.yourName}
          name="name"
          autoComplete="name"
          isRequired
          value={name}
          onChange={(next) => change({ name: next })}
          {...problemOf('name')}
        />
        <TextField
          label={quoteMessages.yourPosition}
          name="title"
          autoComplete="organization-title"
          value={title}
          onChange={(next) => change({ title: next })}
          {...problemOf('title')}
        />
        <TextArea
          label={accepts ? quoteMessages.commentOptional : quoteMessages.reasonOptional}
          name="note"
          value={note}
          onChange={(next) => change({ note: next })}
          {...problemOf('note')}
        />
        {accepts && (
          <SignaturePad
            label={quoteMessages.signature}
            isRequired
            value={signature}
            onChange={(next) => {
              setSignature(next);
              clear();
            }}
            {...problemOf('signature')}
          />
        )}
        {problem && (
          <Banner tone="bad" isUrgent>
            {problem}
          </Banner>
        )}
        <Inline gap={8} wraps>
          <Button type="submit" size="lg" variant={accepts ? 'primary' : 'danger'} isPending={isPending}>
            {accepts ? quoteMessages.signAndAccept : quoteMessages.declineQuote}
          </Button>
          <Button size="lg" onPress={onBack} isDisabled={isPending}>
            {quoteMessages.back}
          </Button>
        </Inline>
      </Stack>
    </Form>
  );
}
