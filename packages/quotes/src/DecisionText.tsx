import type { QuoteDecision } from '@plumbline/api';
import { utcDay } from '@plumbline/dates';
import { Banner } from '@plumbline/ui/Banner';
import { formatDate } from '@plumbline/ui/format';
import { SignaturePad } from '@plumbline/ui/SignaturePad';
import { Stack } from '@plumbline/ui/Stack';
import { Text } from '@plumbline/ui/Text';
import { quoteMessages } from './messages.ts';

/** Customer's answer to a quote with name, date, comment and signature. The date equals that of the PDF. */
export function DecisionText({
  decision,
  isSignedBelow = false,
}: {
  decision: QuoteDecision;
  /** True when the signature is shown on the document below. */
  isSignedBelow?: boolean;
}) {
  const { name, title, note, signature } = decision;
  const isAccepted = decision.decision === 'accepted';
  return (
    <Banner
      tone={isAccepted ? 'ok' : 'info'}
      title={`${isAccepted ? 'Accepted' : 'Declined'} by ${[name, title].filter(Boolean).join(', ')} on ${formatDate(utcDay(decision.decided_at))}`}
    >
      <Stack gap={8}>
        {note && <Text>{`“${note}”`}</Text>}
        {decision.by === 'staff' && (
          <Text size="small" tone="muted">
            {quoteMessages.recordedBy(decision.recorded_by ?? 'the company')}
          </Text>
        )}
        {!isSignedBelow && signature?.mode === 'drawn' && (
          <SignaturePad
            label={quoteMessages.signatureOf(name)}
            isReadOnly
            value={{
              mode: 'drawn',
              strokes: (signature.strokes ?? []).map((stroke) =>
                stroke.map(({ x, y }, at) => ({ x, y, pressure: 0.5, time: at * 8 })),
              ),
              svg: '',
              png: '',
            }}
          />
        )}
        {!isSignedBelow && signature?.mode === 'typed' && (
          <Text size="small" tone="muted">
            {quoteMessages.typedSignature}
          </Text>
        )}
      </Stack>
    </Banner>
  );
}
