import type { Estimation, Quote, QuoteCustomer, QuoteTemplateChoice } from '@plumbline/api';
import {
  estimationWorkCreateQuote,
  useQuoteChoicesClauses,
  useQuoteCustomersList,
  useQuoteTemplateChoicesList,
} from '@plumbline/api/hooks/estimation';
import { EstimationWorkCreateQuoteBody } from '@plumbline/api/schemas/estimation';
import { FormDrawer, saved, type FormField } from '@plumbline/app-kit/form/FormDrawer';
import { usePeople } from '@plumbline/app-kit/data/lookups';
import { firstTemplate, templateOptions } from './quote-template-rules.ts';
import { specialistField } from './salesperson-field.ts';

interface Values {
  /** Id of a bidder’s account, or `customer`. */
  for: string;
  name: string;
  description: string;
  valid_until: string | null;
  /** Id of an inclusion/exclusion template, `before` for those of the previous revision, or `none`. */
  begin: string;
  /** Id of a quote template, or `standard`. */
  template_id: string;
  sales_specialist_id: string | null;
}
const customer = 'customer';
const schema = EstimationWorkCreateQuoteBody.omit({
  inclusions: true,
  exclusions: true,
  template_id: true,
  bidder_id: true,
}).loose();

/** Copies the clauses of a revision for another quote, without ids, so that their amounts are computed anew. */
const clausesOf = ({ inclusions, exclusions }: Quote) => {
  const words = ({
    uuid: _uuid,
    amount: _amount,
    problem: _problem,
    ...clause
  }: Quote['inclusions'][number]) => clause;
  return { inclusions: inclusions.map(words), exclusions: exclusions.map(words) };
};

interface Props {
  estimation: Estimation;
  /** Revision the new one is based on; without it, the form creates a quote for a chosen customer or bidder. */
  previous?: Quote;
  /** Existing quotes: their customers and bidders are not offered. */
  quotes?: readonly Quote[];
  onClose: () => void;
  onSaved: (quote: Quote) => void;
}

/** Form that creates a quote or its next revision from the current estimate. */
export function QuoteForm(props: Props) {
  const { data, error } = useQuoteChoicesClauses();
  const documents = useQuoteTemplateChoicesList();
  const customers = useQuoteCustomersList(props.estimation.uuid);
  return (data || error) && (documents.data || documents.error) && (customers.data || customers.error) ? (
    <Loaded
      {...props}
      customers={customers.data?.data ?? []}
      templates={data?.data.templates ?? []}
      {...(documents.data ? { documents: documents.data.data } : {})}
    />
  ) : null;
}

/** Choice of the customer or bidder that is quoted. */
const recipientField = (customers: readonly QuoteCustomer[]): FormField<Values> => ({
  name: 'for',
  label: 'Recipient',
  kind: 'select',
  options: customers.map(({ bidder_id, name }) => ({
    id: bidder_id ?? customer,
    label: name || 'Customer',
    description: bidder_id ? 'Bidder' : 'Customer',
  })),
  isRequired: true,
  wide: true,
  description: 'Each customer or bidder has a separate quote number and revisions.',
});
function Loaded({
  estimation,
  previous,
  quotes = [],
  templates,
  customers,
  documents,
  onClose,
  onSaved,
}: Props & {
  templates: readonly { uuid: string; name: string; is_default: boolean }[];
  customers: readonly QuoteCustomer[];
  /** Absent if they could not be loaded; the server then chooses. */
  documents?: readonly QuoteTemplateChoice[];
}) {
  const people = usePeople();
  const standard = templates.find(({ is_default }) => is_default);
  const open = customers.filter(
    ({ bidder_id }) => !quotes.some((quote) => (quote.bidder_id ?? null) === bidder_id),
  );
  // A bidder’s first quote starts with the clauses of the customer’s quote.
  const source = previous ?? quotes[0];
  const asksFor = !previous && open.some(({ bidder_id }) => bidder_id);
  return (
    <FormDrawer<Values>
      title={
        previous ? `New revision of ${previous.number}` : quotes.length ? 'Quote a bidder' : 'Create quote'
      }
      onClose={onClose}
      schema={schema}
      initial={{
        for: previous?.bidder_id ?? (asksFor ? open[0]?.bidder_id : null) ?? customer,
        name: source?.name ?? estimation.name,
        description: source?.description ?? '',
        valid_until: null,
        begin: source ? 'before' : (standard?.uuid ?? 'none'),
        template_id: firstTemplate(documents ?? [], previous),
        sales_specialist_id: source?.sales_specialist_id ?? null,
      }}
      submitLabel={previous ? `Create R${previous.revision + 1}` : 'Create quote'}
      submit={async ({ begin, template_id, for: whom, ...values }, key) => {
        const { data } = await estimationWorkCreateQuote(
          estimation.uuid,
          {
            ...values,
            ...(whom === customer ? {} : { bidder_id: whom }),
            ...(documents ? { template_id: template_id === 'standard' ? null : template_id } : {}),
            ...(begin === 'before'
              ? previous || !source
                ? {}
                : clausesOf(source)
              : { clause_template_id: begin === 'none' ? null : begin }),
          },
          { headers: { 'idempotency-key': key } },
        );
        saved();
        onSaved(data);
      }}
      sections={[
        {
          fields: [
            ...(asksFor ? [recipientField(open)] : []),
            { name: 'name', label: 'Quote name', kind: 'text', isRequired: true, wide: true },
            { name: 'description', label: 'Scope summary', kind: 'area', wide: true },
            {
              name: 'valid_until',
              label: 'Valid until',
              kind: 'date',
              description: 'Defaults to 30 days from today.',
            },
            specialistField<Values>('sales_specialist_id', people),
            {
              name: 'begin',
              label: 'Inclusions and exclusions',
              kind: 'select',
              options: [
                ...(source
                  ? [
                      {
                        id: 'before',
                        label: `Same as ${previous ? '' : `${source.number} `}R${source.revision}`,
                      },
                    ]
                  : []),
                ...templates.map(({ uuid, name }) => ({ id: uuid, label: name })),
                { id: 'none', label: 'None' },
              ],
              description: 'You can change them in the quote.',
            },
            ...(documents
              ? [
                  {
                    name: 'template_id' as const,
                    label: 'Quote template',
                    kind: 'select' as const,
                    options: templateOptions(documents),
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
