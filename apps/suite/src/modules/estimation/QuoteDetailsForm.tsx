import type { Quote } from '@plumbline/api';
import { estimationWorkChangeQuote } from '@plumbline/api/hooks/estimation';
import { EstimationWorkChangeQuoteBody } from '@plumbline/api/schemas/estimation';
import { FormDrawer, saved } from '@plumbline/app-kit/form';

interface Values {
  name: string;
  description: string;
  valid_until: string | null;
}

/** Name, words and validity of a draft. */
export function QuoteDetailsForm({
  quote,
  onClose,
  onSaved,
}: {
  quote: Quote;
  onClose: () => void;
  onSaved: (quote: Quote) => void;
}) {
  return (
    <FormDrawer<Values>
      title={`Edit ${quote.number} R${quote.revision}`}
      onClose={onClose}
      schema={EstimationWorkChangeQuoteBody.omit({ version: true, inclusions: true, exclusions: true })}
      initial={{
        name: quote.name,
        description: quote.description ?? '',
        valid_until: quote.valid_until ?? null,
      }}
      submitLabel="Save quote"
      submit={async (values) => {
        const { data } = await estimationWorkChangeQuote(quote.estimation_id, quote.uuid, {
          ...values,
          version: quote.version,
        });
        saved();
        onSaved(data);
      }}
      sections={[
        {
          fields: [
            { name: 'name', label: 'Quote name', kind: 'text', isRequired: true, wide: true },
            { name: 'description', label: 'Scope in a sentence or two', kind: 'area', wide: true },
            { name: 'valid_until', label: 'Valid until', kind: 'date' },
          ],
        },
      ]}
    />
  );
}
