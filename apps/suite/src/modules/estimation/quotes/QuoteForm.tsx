import type { Estimation, Quote, QuoteCustomer, QuoteTemplateChoice } from '@plumbline/api';
import {
  quotesCreate,
  useEstimationsListQuoteClauses,
  useQuoteCustomersList,
  useQuoteTemplatesListNames,
} from '@plumbline/api/hooks/estimation';
import { QuotesCreateBody } from '@plumbline/api/schemas/estimation';
import { FormDrawer, notifySaved, type FormField } from '@plumbline/app-kit/form/FormDrawer';
import { usePeople } from '@plumbline/app-kit/data/lookups';
import { firstTemplate, templateOptions } from './quote-template-rules.ts';
import { specialistField } from './salesperson-field.ts';
import { quotesMessages } from './messages.ts';

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
const schema = QuotesCreateBody.omit({
  inclusions: true,
  exclusions: true,
  template_id: true,
  bidder_id: true,
}).loose();

/** Copies the clauses of a revision for another quote, without ids, so that their amounts are computed anew. */
const clausesOf = ({ inclusions, exclusions }: Quote) => {
  const toClauseInput = ({
    uuid: _uuid,
    amount: _amount,
    problem: _problem,
    ...clause
  }: Quote['inclusions'][number]) => clause;
  return { inclusions: inclusions.map(toClauseInput), exclusions: exclusions.map(toClauseInput) };
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
  const { data, error } = useEstimationsListQuoteClauses();
  const documents = useQuoteTemplatesListNames();
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
  label: quotesMessages.recipient,
  kind: 'select',
  options: customers.map(({ bidder_id, name }) => ({
    id: bidder_id ?? customer,
    label: name || quotesMessages.customer,
    description: bidder_id ? quotesMessages.bidder : quotesMessages.customer,
  })),
  isRequired: true,
  wide: true,
  description: quotesMessages.recipientHint,
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
        previous
          ? quotesMessages.newRevisionOf(previous.number)
          : quotes.length
            ? quotesMessages.quoteABidder
            : quotesMessages.createQuote
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
      submitLabel={
        previous ? quotesMessages.createRevision(previous.revision + 1) : quotesMessages.createQuote
      }
      submit={async ({ begin, template_id, for: whom, ...values }, key) => {
        const { data } = await quotesCreate(
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
        notifySaved();
        onSaved(data);
      }}
      sections={[
        {
          fields: [
            ...(asksFor ? [recipientField(open)] : []),
            { name: 'name', label: quotesMessages.quoteName, kind: 'text', isRequired: true, wide: true },
            { name: 'description', label: quotesMessages.scopeSummary, kind: 'area', wide: true },
            {
              name: 'valid_until',
              label: quotesMessages.validUntil,
              kind: 'date',
              description: quotesMessages.validUntilHint,
            },
            specialistField<Values>('sales_specialist_id', people),
            {
              name: 'begin',
              label: quotesMessages.inclusionsAndExclusions,
              kind: 'select',
              options: [
                ...(source
                  ? [
                      {
                        id: 'before',
                        label: quotesMessages.sameAsRevision(
                          previous ? '' : `${source.number} `,
                          source.revision,
                        ),
                      },
                    ]
                  : []),
                ...templates.map(({ uuid, name }) => ({ id: uuid, label: name })),
                { id: 'none', label: quotesMessages.none },
              ],
              description: quotesMessages.clausesSourceHint,
            },
            ...(documents
              ? [
                  {
                    name: 'template_id' as const,
                    label: quotesMessages.quoteTemplate,
                    kind: 'select' as const,
                    options: templateOptions(documents),
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
