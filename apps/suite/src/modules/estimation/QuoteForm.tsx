import type { Estimation, Quote } from '@plumbline/api';
import { estimationWorkCreateQuote } from '@plumbline/api/hooks/estimation';
import { EstimationWorkCreateQuoteBody } from '@plumbline/api/schemas/estimation';
import { FormDrawer, saved } from '@plumbline/app-kit/form';

interface Values {
  name: string;
  description: string;
  valid_until: string | null;
  inclusions: string;
  exclusions: string;
}
/** The clauses are written one on a line; the contract has them as a list. */
const schema = EstimationWorkCreateQuoteBody.omit({ inclusions: true, exclusions: true }).loose();
const lines = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

interface Props {
  estimation: Estimation;
  /** The revision before, which the new one begins from. */
  previous?: Quote;
  onClose: () => void;
  onSaved: (quote: Quote) => void;
}

/** Makes a revision of the quote from the estimate as it stands. */
export function QuoteForm({ estimation, previous, onClose, onSaved }: Props) {
  return (
    <FormDrawer<Values>
      title={previous ? `New revision of ${previous.number}` : 'Create quote'}
      onClose={onClose}
      schema={schema}
      initial={{
        name: previous?.name ?? estimation.name,
        description: previous?.description ?? '',
        valid_until: null,
        inclusions: (previous?.inclusions ?? []).join('\n'),
        exclusions: (previous?.exclusions ?? []).join('\n'),
      }}
      submitLabel={previous ? `Create R${previous.revision + 1}` : 'Create quote'}
      submit={async ({ inclusions, exclusions, ...values }, key) => {
        const { data } = await estimationWorkCreateQuote(
          estimation.uuid,
          { ...values, inclusions: lines(inclusions), exclusions: lines(exclusions) },
          { headers: { 'idempotency-key': key } },
        );
        saved();
        onSaved(data);
      }}
      sections={[
        {
          fields: [
            { name: 'name', label: 'Quote name', kind: 'text', isRequired: true, wide: true },
            { name: 'description', label: 'Scope in a sentence or two', kind: 'area', wide: true },
            {
              name: 'valid_until',
              label: 'Valid until',
              kind: 'date',
              description: 'Thirty days from today when left empty.',
            },
          ],
        },
        {
          title: 'Inclusions and exclusions',
          fields: [
            {
              name: 'inclusions',
              label: 'Included',
              kind: 'area',
              wide: true,
              description: 'One on each line.',
            },
            {
              name: 'exclusions',
              label: 'Not included',
              kind: 'area',
              wide: true,
              description: 'One on each line.',
            },
          ],
        },
      ]}
    />
  );
}
