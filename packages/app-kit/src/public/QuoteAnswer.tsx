import { ApiError, type PublicQuote, type PublicView } from '@plumbline/api';
import { publicQuotesDecide } from '@plumbline/api/hooks/links';
import { messages } from '@plumbline/validation/messages';
import { Banner } from '@plumbline/ui/Banner';
import { Button } from '@plumbline/ui/Button';
import { sumDecimals } from '@plumbline/ui/decimal';
import { AlternateList, ClauseColumns, ClauseList } from '@plumbline/ui/EstimateQuote';
import { formatDate, formatMoney } from '@plumbline/ui/format';
import { Form } from '@plumbline/ui/Form';
import { Heading } from '@plumbline/ui/Heading';
import { Inline } from '@plumbline/ui/Inline';
import { SignaturePad, type Signature } from '@plumbline/ui/SignaturePad';
import { Stack } from '@plumbline/ui/Stack';
import { Text } from '@plumbline/ui/Text';
import { TextArea } from '@plumbline/ui/TextArea';
import { TextField } from '@plumbline/ui/TextField';
import { useState } from 'react';
import { errorText } from '../errors.ts';
import { alternateItems } from '../quote/alternate-items.tsx';
import { clauseItems } from '../quote/clause-items.tsx';
import { DecisionText } from '../quote/DecisionText.tsx';
import { QuotePaper } from '../quote/QuotePaper.tsx';
import { QuoteScope } from '../quote/QuoteScope.tsx';

type Answering = 'accepted' | 'declined';
type Problems = Readonly<Record<string, string>>;

function AnswerForm({
  token,
  quote,
  answering,
  onBack,
  onAnswered,
}: {
  token: string;
  quote: PublicQuote;
  answering: Answering;
  onBack: () => void;
  onAnswered: (view: PublicView) => void;
}) {
  const [name, setName] = useState('');
  const [title, setTitle] = useState('');
  const [note, setNote] = useState('');
  const [signature, setSignature] = useState<Signature | null>(null);
  const [problems, setProblems] = useState<Problems>({});
  const [problem, setProblem] = useState<string>();
  const [isPending, setPending] = useState(false);
  const accepts = answering === 'accepted';
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(quote.alternates.flatMap(({ uuid, accepted }) => (accepted ? [uuid] : []))),
  );
  const taken = quote.alternates.filter(({ uuid }) => chosen.has(uuid));
  const total = sumDecimals([quote.base, ...taken.map(({ amount }) => amount)]).sum;
  /** What somebody mends is not called wrong any more. */
  const mend =
    <Value,>(field: string, set: (value: Value) => void) =>
    (value: Value) => {
      set(value);
      setProblems(({ [field]: _mended, ...others }) => others);
    };
  const wrong = (field: string) => (problems[field] ? { errorMessage: problems[field] } : {});
  const submit = async () => {
    const found = {
      ...(name.trim() ? {} : { name: messages.required }),
      ...(accepts && !signature ? { signature: 'Sign to accept the quote.' } : {}),
    };
    setProblems(found);
    setProblem(undefined);
    if (Object.keys(found).length > 0) return;
    setPending(true);
    try {
      const { data } = await publicQuotesDecide(token, {
        decision: answering,
        name: name.trim(),
        title: title.trim(),
        note: note.trim(),
        ...(accepts && quote.alternates.length > 0 ? { alternates: [...chosen] } : {}),
        ...(accepts && signature
          ? {
              signature: {
                mode: signature.mode,
                strokes: (signature.strokes ?? []).map((stroke) => stroke.map(({ x, y }) => ({ x, y }))),
              },
            }
          : {}),
      });
      onAnswered(data);
    } catch (error) {
      const fields = error instanceof ApiError ? error.errors : [];
      if (fields.length > 0)
        setProblems(Object.fromEntries(fields.map(({ field, message }) => [field, message])));
      else setProblem(errorText(error));
    }
    setPending(false);
  };
  return (
    <Form
      label={accepts ? 'Accept the quote' : 'Decline the quote'}
      onSubmit={() => void submit().catch(() => undefined)}
    >
      <Stack gap={16}>
        <Heading level={2} size="section">
          {accepts ? `Accept ${quote.number} for ${formatMoney(total)}` : `Decline ${quote.number}`}
        </Heading>
        {problem && (
          <Banner tone="bad" urgent>
            {problem}
          </Banner>
        )}
        {accepts && quote.alternates.length > 0 && (
          <AlternateList
            title="Alternates that you take"
            note="The price follows"
            items={alternateItems(
              quote.alternates.map((each) => ({ ...each, accepted: chosen.has(each.uuid) })),
            )}
            onAccept={({ id }, isTaken) =>
              setChosen((was) => new Set(isTaken ? [...was, id] : [...was].filter((each) => each !== id)))
            }
          />
        )}
        <TextField
          label="Your name"
          name="name"
          autoComplete="name"
          isRequired
          value={name}
          onChange={mend('name', setName)}
          {...wrong('name')}
        />
        <TextField
          label="Your position"
          name="title"
          autoComplete="organization-title"
          value={title}
          onChange={mend('title', setTitle)}
          {...wrong('title')}
        />
        <TextArea
          label={accepts ? 'Anything to add' : 'Why, if you like to say'}
          name="note"
          value={note}
          onChange={mend('note', setNote)}
          {...wrong('note')}
        />
        {accepts && (
          <SignaturePad
            label="Signature"
            isRequired
            value={signature}
            onChange={mend('signature', setSignature)}
            {...wrong('signature')}
          />
        )}
        <Inline gap={8} wrap>
          <Button type="submit" size="lg" variant={accepts ? 'primary' : 'danger'} isPending={isPending}>
            {accepts ? 'Sign and accept' : 'Decline the quote'}
          </Button>
          <Button size="lg" onPress={onBack}>
            Back
          </Button>
        </Inline>
      </Stack>
    </Form>
  );
}

/** A quote that no template was chosen for. */
function StandardLayout({ quote }: { quote: PublicQuote }) {
  return (
    <>
      <Stack gap={4}>
        <Text weight="strong">{[quote.project_name, quote.site].filter(Boolean).join(', ')}</Text>
        <Text size="small" tone="muted">
          {[
            quote.customer_name && `For ${quote.customer_name}`,
            quote.sales_specialist && `by ${quote.sales_specialist}`,
            quote.valid_until && `valid until ${formatDate(quote.valid_until)}`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </Text>
      </Stack>
      <QuoteScope
        quote={quote}
        {...(quote.alternates.length > 0
          ? {
              alternates: (
                <AlternateList
                  title="Alternates"
                  note="Checked alternates are in the total"
                  items={alternateItems(quote.alternates)}
                />
              ),
            }
          : {})}
      />
      <ClauseColumns>
        {quote.inclusions.length > 0 && (
          <ClauseList
            title="Inclusions"
            kind="included"
            noun="inclusion"
            items={clauseItems('inclusions', quote.inclusions, { lines: quote.lines.length })}
          />
        )}
        {quote.exclusions.length > 0 && (
          <ClauseList
            title="Exclusions"
            kind="excluded"
            noun="exclusion"
            items={clauseItems('exclusions', quote.exclusions, { lines: quote.lines.length })}
          />
        )}
      </ClauseColumns>
    </>
  );
}

/** A quote for its customer: what it offers, what it costs, and their answer to it. */
export function QuoteAnswer({ token, quote: given }: { token: string; quote: PublicQuote }) {
  const [quote, setQuote] = useState(given);
  const [answering, setAnswering] = useState<Answering>();
  return (
    <Stack gap={24}>
      {quote.decision && (
        <DecisionText decision={quote.decision} isSignedBelow={quote.document !== undefined} />
      )}
      {!quote.decision && quote.closed && <Banner tone="warn">{quote.closed}</Banner>}
      {quote.document ? (
        <QuotePaper quote={quote} document={quote.document} />
      ) : (
        <StandardLayout quote={quote} />
      )}
      {!quote.closed &&
        (answering ? (
          <AnswerForm
            token={token}
            quote={quote}
            answering={answering}
            onBack={() => setAnswering(undefined)}
            onAnswered={(view) => {
              if (view.quote) setQuote(view.quote);
              setAnswering(undefined);
            }}
          />
        ) : (
          <Inline gap={8} wrap>
            <Button size="lg" variant="primary" onPress={() => setAnswering('accepted')}>
              Accept the quote
            </Button>
            <Button size="lg" onPress={() => setAnswering('declined')}>
              Decline
            </Button>
          </Inline>
        ))}
    </Stack>
  );
}
