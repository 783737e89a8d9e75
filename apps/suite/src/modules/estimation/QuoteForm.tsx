import type { Estimation, Quote, QuoteTemplateChoice } from '@plumbline/api';
import {
  estimationWorkCreateQuote,
  useQuoteChoicesClauses,
  useQuoteTemplateChoicesList,
} from '@plumbline/api/hooks/estimation';
import { EstimationWorkCreateQuoteBody } from '@plumbline/api/schemas/estimation';
import { FormDrawer, saved } from '@plumbline/app-kit/form';
import { firstTemplate, templateOptions } from './quote-template-rules.ts';

interface Values {
  name: string;
  description: string;
  valid_until: string | null;
  /** A template’s id, `before` or `none`. */
  begin: string;
  /** A quote template’s id, or `standard`. */
  template_id: string;
}
const schema = EstimationWorkCreateQuoteBody.omit({
  inclusions: true,
  exclusions: true,
  template_id: true,
}).loose();

interface Props {
  estimation: Estimation;
  /** The revision before, which the new one begins from. */
  previous?: Quote;
  onClose: () => void;
  onSaved: (quote: Quote) => void;
}

/** Makes a revision of the quote from the estimate as it stands. */
export function QuoteForm(props: Props) {
  const { data, error } = useQuoteChoicesClauses();
  const documents = useQuoteTemplateChoicesList();
  return (data || error) && (documents.data || documents.error) ? (
    <Loaded
      {...props}
      templates={data?.data.templates ?? []}
      {...(documents.data ? { documents: documents.data.data } : {})}
    />
  ) : null;
}

function Loaded({
  estimation,
  previous,
  templates,
  documents,
  onClose,
  onSaved,
}: Props & {
  templates: readonly { uuid: string; name: string; is_default: boolean }[];
  /** Absent where they could not be loaded: the server chooses. */
  documents?: readonly QuoteTemplateChoice[];
}) {
  const standard = templates.find(({ is_default }) => is_default);
  return (
    <FormDrawer<Values>
      title={previous ? `New revision of ${previous.number}` : 'Create quote'}
      onClose={onClose}
      schema={schema}
      initial={{
        name: previous?.name ?? estimation.name,
        description: previous?.description ?? '',
        valid_until: null,
        begin: previous ? 'before' : (standard?.uuid ?? 'none'),
        template_id: firstTemplate(documents ?? [], previous),
      }}
      submitLabel={previous ? `Create R${previous.revision + 1}` : 'Create quote'}
      submit={async ({ begin, template_id, ...values }, key) => {
        const { data } = await estimationWorkCreateQuote(
          estimation.uuid,
          {
            ...values,
            ...(documents ? { template_id: template_id === 'standard' ? null : template_id } : {}),
            ...(begin === 'before' ? {} : { clause_template_id: begin === 'none' ? null : begin }),
          },
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
            {
              name: 'begin',
              label: 'Inclusions and exclusions',
              kind: 'select',
              options: [
                ...(previous ? [{ id: 'before', label: `As in R${previous.revision}` }] : []),
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
