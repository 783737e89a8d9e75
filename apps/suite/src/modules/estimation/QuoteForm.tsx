import type { Estimation, Quote, QuoteCustomer, QuoteTemplateChoice } from '@plumbline/api';
import {
  estimationWorkCreateQuote,
  useQuoteChoicesClauses,
  useQuoteCustomersList,
  useQuoteTemplateChoicesList,
} from '@plumbline/api/hooks/estimation';
import { EstimationWorkCreateQuoteBody } from '@plumbline/api/schemas/estimation';
import { FormDrawer, saved } from '@plumbline/app-kit/form/FormDrawer';
import { usePeople } from '@plumbline/app-kit/data/lookups';
import { firstTemplate, templateOptions } from './quote-template-rules.ts';
import { specialistField } from './salesperson-field.ts';

interface Values {
  /** A bidder’s account, or `customer`. */
  for: string;
  name: string;
  description: string;
  valid_until: string | null;
  /** A template’s id, `before` or `none`. */
  begin: string;
  /** A quote template’s id, or `standard`. */
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

/** The clauses of a revision, to begin another quote with: its own, with amounts of its own. */
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
  /** The revision before, which the new one begins from; without it, a quote is made for whomever is chosen. */
  previous?: Quote;
  /** The quotes that there are: whoever has one is not offered. */
  quotes?: readonly Quote[];
  onClose: () => void;
  onSaved: (quote: Quote) => void;
}

/** Makes a revision of the quote from the estimate as it stands. */
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
  /** Absent where they could not be loaded: the server chooses. */
  documents?: readonly QuoteTemplateChoice[];
}) {
  const people = usePeople();
  const standard = templates.find(({ is_default }) => is_default);
  const open = customers.filter(
    ({ bidder_id }) => !quotes.some((quote) => (quote.bidder_id ?? null) === bidder_id),
  );
  // A bidder’s first quote begins as the customer’s stands.
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
            ...(asksFor
              ? [
                  {
                    name: 'for' as const,
                    label: 'For',
                    kind: 'select' as const,
                    options: open.map(({ bidder_id, name }) => ({
                      id: bidder_id ?? customer,
                      label: name || 'The customer',
                      description: bidder_id ? 'Bidder' : 'Customer',
                    })),
                    isRequired: true,
                    wide: true,
                    description: 'Each has a number and revisions of their own.',
                  },
                ]
              : []),
            { name: 'name', label: 'Quote name', kind: 'text', isRequired: true, wide: true },
            { name: 'description', label: 'Scope in a sentence or two', kind: 'area', wide: true },
            {
              name: 'valid_until',
              label: 'Valid until',
              kind: 'date',
              description: 'Thirty days from today when left empty.',
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
                        label: `As in ${previous ? '' : `${source.number} `}R${source.revision}`,
                      },
                    ]
                  : []),
                ...templates.map(({ uuid, name }) => ({ id: uuid, label: name })),
                { id: 'none', label: 'None' },
              ],
              description: 'To begin with; they are changed in the quote.',
            },
            ...(documents
              ? [
                  {
                    name: 'template_id' as const,
                    label: 'Quote template',
                    kind: 'select' as const,
                    options: templateOptions(documents),
                    isRequired: true,
                    description: 'What the customer reads, and the PDF.',
                  },
                ]
              : []),
          ],
        },
      ]}
    />
  );
}
