import type { Quote } from '@plumbline/api';
import { estimationWorkChangeQuote, useQuoteTemplateChoicesList } from '@plumbline/api/hooks/estimation';
import { EstimationWorkChangeQuoteBody } from '@plumbline/api/schemas/estimation';
import { FormDrawer, saved } from '@plumbline/app-kit/form/FormDrawer';
import { usePeople } from '@plumbline/app-kit/data/lookups';
import { firstTemplate, templateOptions } from './quote-template-rules.ts';
import { specialistField } from './salesperson-field.ts';

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
  const { data, error } = useQuoteTemplateChoicesList();
  const people = usePeople();
  if (!data && !error) return null;
  const templates = data?.data;
  return (
    <FormDrawer<Values>
      title={`Edit ${quote.number} R${quote.revision}`}
      onClose={onClose}
      schema={EstimationWorkChangeQuoteBody.omit({
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
      submitLabel="Save quote"
      submit={async ({ template_id, ...values }) => {
        const { data } = await estimationWorkChangeQuote(quote.estimation_id, quote.uuid, {
          ...values,
          ...(templates ? { template_id: template_id === 'standard' ? null : template_id } : {}),
          version: quote.version,
        });
        saved();
        onSaved(data);
      }}
      sections={[
        {
          fields: [
            { name: 'name', label: 'Quote name', kind: 'text', isRequired: true, wide: true },
            { name: 'description', label: 'Scope summary', kind: 'area', wide: true },
            { name: 'valid_until', label: 'Valid until', kind: 'date' },
            specialistField<Values>('sales_specialist_id', people),
            ...(templates
              ? [
                  {
                    name: 'template_id' as const,
                    label: 'Quote template',
                    kind: 'select' as const,
                    options: templateOptions(templates),
                    isRequired: true,
                    description: 'Sets the layout of the customer’s document and PDF.',
                  },
                ]
              : []),
          ],
        },
      ]}
    />
  );
}
