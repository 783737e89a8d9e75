import type { Quote } from '@plumbline/api';
import { quotesUpdate, useQuoteTemplatesListNames } from '@plumbline/api/hooks/estimation';
import { QuotesUpdateBody } from '@plumbline/api/schemas/estimation';
import { FormDrawer, notifySaved } from '@plumbline/app-kit/form/FormDrawer';
import { usePeople } from '@plumbline/app-kit/data/lookups';
import { firstTemplate, templateOptions } from './quote-template-rules.ts';
import { specialistField } from './salesperson-field.ts';
import { quotesMessages } from './messages.ts';

interface Values {
  name: string;
  description: string;
  valid_until: string | null;
  /** Id of a quote template, or `standard`. */
  template_id: string;
  sales_specialist_id: string | null;
}

/** Form of a draft's name, scope, validity, template and sales specialist. */
export function QuoteDetailsForm({
  quote,
  onClose,
  onSaved,
}: {
  quote: Quote;
  onClose: () => void;
  onSaved: (quote: Quote) => void;
}) {
  const { data, error } = useQuoteTemplatesListNames();
  const people = usePeople();
  if (!data && !error) return null;
  const templates = data?.data;
  return (
    <FormDrawer<Values>
      title={quotesMessages.editRevision(quote.number, quote.revision)}
      onClose={onClose}
      schema={QuotesUpdateBody.omit({
        version: true,
        inclusions: true,
        exclusions: true,
        template_id: true,
      }).loose()}
      initial={{
        name: quote.name,
        description: quote.description ?? '',
        valid_until: quote.valid_until ?? null,
        template_id: firstTemplate(templates ?? [], { ...quote, status: 'Draft' }),
        sales_specialist_id: quote.sales_specialist_id ?? null,
      }}
      submitLabel={quotesMessages.saveQuote}
      submit={async ({ template_id, ...values }) => {
        const { data } = await quotesUpdate(quote.estimation_id, quote.uuid, {
          ...values,
          ...(templates ? { template_id: template_id === 'standard' ? null : template_id } : {}),
          version: quote.version,
        });
        notifySaved();
        onSaved(data);
      }}
      sections={[
        {
          fields: [
            { name: 'name', label: quotesMessages.quoteName, kind: 'text', isRequired: true, wide: true },
            { name: 'description', label: quotesMessages.scopeSummary, kind: 'area', wide: true },
            { name: 'valid_until', label: quotesMessages.validUntil, kind: 'date' },
            specialistField<Values>('sales_specialist_id', people),
            ...(templates
              ? [
                  {
                    name: 'template_id' as const,
                    label: quotesMessages.quoteTemplate,
                    kind: 'select' as const,
                    options: templateOptions(templates),
                    isRequired: true,
                    description: quotesMessages.quoteTemplateHint,
                  },
                ]
              : []),
          ],
        },
      ]}
    />
  );
}
