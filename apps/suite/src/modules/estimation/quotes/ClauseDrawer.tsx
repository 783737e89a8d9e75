import type { Quote, QuoteClause, QuoteClauseFields } from '@plumbline/api';
import { useQuoteFiguresList } from '@plumbline/api/hooks/estimation';
import {
  FormDrawer,
  notifySaved,
  type FormField,
  type FormSection,
} from '@plumbline/app-kit/form/FormDrawer';
import type { ClauseKind } from '@plumbline/quotes/clause-items';
import { clauseAmount, sumFigures, type ClauseCalculation } from '@plumbline/estimating';
import { useDecision } from '@plumbline/permissions/react';
import { formatMoney } from '@plumbline/ui/format';
import { Skeleton } from '@plumbline/ui/Skeleton';
import { Text } from '@plumbline/ui/Text';
import { useState } from 'react';
import { z } from 'zod';
import { bases, calculationProblem, calculations, clauseFields, formulaControl } from './clause-fields.tsx';
import { quotesMessages } from './messages.ts';

interface Values {
  name: string;
  kind: ClauseKind;
  description: string;
  include_on: 'project_level' | 'assembly';
  codes: string[];
  calculate_by: ClauseCalculation['calculateBy'];
  value: string;
  base: NonNullable<ClauseCalculation['base']>;
  formula: string;
}
const schema = z.looseObject({ name: z.string().trim().min(1).max(10_000) });

interface Props {
  quote: Quote;
  kind: ClauseKind;
  clause: QuoteClause;
  save: (kind: ClauseKind, fields: QuoteClauseFields) => Promise<void>;
  onClose: () => void;
}

/** Form of one inclusion or exclusion of a draft: text, scope and amount. */
export function ClauseDrawer(props: Props) {
  const { quote } = props;
  const maySeeCost = useDecision({ app: 7, name: 'estimation', type: 'v' });
  const figures = useQuoteFiguresList(quote.estimation_id, quote.uuid, {
    swr: { enabled: maySeeCost.allowed },
  });
  if (maySeeCost.allowed && !figures.data && !figures.error)
    return <Skeleton shape="line" count={1} label={quotesMessages.loadingTheFigures} />;
  const lines = figures.data?.data ?? quote.lines.map(({ code, amount }) => ({ code, subtotal: amount }));
  return <Loaded {...props} lines={lines} />;
}

const field = (
  name: keyof Values,
  overrides: Partial<FormField<Values>> | false,
  field: Omit<FormField<Values>, 'name'>,
): FormField<Values>[] => (overrides === false ? [] : [{ ...field, ...overrides, name }]);

/**
 * Sections of the form.
 * @param lines lines of the quote that the clause can apply to; undefined if it applies to the project
 */
const clauseSections = (
  lines: Quote['lines'] | undefined,
  particular: ReturnType<typeof clauseFields>,
): FormSection<Values>[] => [
  {
    fields: [
      { name: 'name', label: quotesMessages.text, kind: 'area', isRequired: true, wide: true },
      {
        name: 'kind',
        label: quotesMessages.type,
        kind: 'select',
        options: [
          { id: 'inclusions', label: quotesMessages.included },
          { id: 'exclusions', label: quotesMessages.excluded },
        ],
      },
      {
        name: 'include_on',
        label: quotesMessages.appliesTo,
        kind: 'select',
        options: [
          { id: 'project_level', label: quotesMessages.wholeProject },
          { id: 'assembly', label: quotesMessages.selectedLines },
        ],
      },
      ...field('codes', lines ? {} : false, {
        label: quotesMessages.lines,
        kind: 'choices',
        options: (lines ?? []).map(({ code, name }) => ({ id: code, label: code, description: name })),
        isRequired: true,
        wide: true,
      }),
      {
        name: 'description',
        label: quotesMessages.description,
        kind: 'area',
        wide: true,
        description: quotesMessages.clauseDescriptionHint,
      },
    ],
  },
  {
    title: quotesMessages.amount,
    fields: [
      {
        name: 'calculate_by',
        label: quotesMessages.calculation,
        kind: 'select',
        options: calculations.map((each) => ({ ...each })),
      },
      ...field('value', particular.value, { label: quotesMessages.value, kind: 'decimal', isRequired: true }),
      ...field('base', particular.base, {
        label: quotesMessages.percentageOf,
        kind: 'select',
        options: bases.map((each) => ({ ...each })),
      }),
      ...field('formula', particular.formula, {
        label: quotesMessages.formula,
        kind: 'text',
        isRequired: true,
        wide: true,
      }),
    ],
  },
];

function Loaded({
  quote,
  kind,
  clause,
  lines,
  save,
  onClose,
}: Props & { lines: readonly ({ code: string } & Parameters<typeof sumFigures>[0][number])[] }) {
  const [initial] = useState<Values>({
    name: clause.name,
    kind,
    description: clause.description ?? '',
    include_on: clause.include_on ?? 'project_level',
    codes: clause.codes ?? [],
    calculate_by: clause.calculate_by ?? 'no_calculation',
    value: clause.value ?? '',
    base: clause.base ?? 'subtotal',
    formula: clause.formula ?? '',
  });
  const [typed, setTyped] = useState(initial);
  const isOfLines = typed.include_on === 'assembly';
  const figures = sumFigures(isOfLines ? lines.filter(({ code }) => typed.codes.includes(code)) : lines);
  const now = clauseAmount(
    {
      calculateBy: typed.calculate_by,
      value: typed.value || undefined,
      base: typed.base,
      formula: typed.formula,
    },
    figures,
  );
  const particular = clauseFields(typed.calculate_by, formulaControl(figures));
  return (
    <FormDrawer<Values>
      title={kind === 'inclusions' ? quotesMessages.inclusion : quotesMessages.exclusion}
      onClose={onClose}
      schema={schema}
      initial={initial}
      submitLabel={quotesMessages.save}
      onValues={setTyped}
      check={(values) => ({
        ...calculationProblem(values),
        ...(values.include_on === 'assembly' && values.codes.length === 0
          ? { codes: quotesMessages.linesMissing }
          : {}),
      })}
      submit={async ({ kind: to, codes, value, base, formula, ...words }) => {
        const { calculate_by: by, include_on } = words;
        await save(to, {
          uuid: clause.uuid,
          ...words,
          ...(include_on === 'assembly' ? { codes } : {}),
          ...(by === 'fixed_value' || by === 'percentage' ? { value } : {}),
          ...(by === 'percentage' ? { base } : {}),
          ...(by === 'formula' ? { formula } : {}),
          ...(clause.source_id ? { source_id: clause.source_id } : {}),
        });
        notifySaved();
      }}
      sections={clauseSections(isOfLines ? quote.lines : undefined, particular)}
      foot={() =>
        now.ok && now.amount !== undefined ? (
          <Text tone="muted">
            {typed.kind === 'inclusions'
              ? quotesMessages.clauseAddsToTotal(formatMoney(now.amount.toFixed(2)))
              : quotesMessages.clauseNotInTotal(formatMoney(now.amount.toFixed(2)))}
          </Text>
        ) : null
      }
    />
  );
}
