import type { FieldSpec, OwnControl } from '@plumbline/app-kit/form/FieldControl';
import {
  clauseFigures,
  clauseProblem,
  type ClauseCalculation,
  type ClauseFigures,
} from '@plumbline/estimating';
import { FormulaField } from '@plumbline/ui/FormulaField';
import { quotesMessages } from './messages.ts';

/** Sample figures for formula previews outside a quote. */
export const sampleFigures: ClauseFigures = {
  subtotal: '50000',
  direct: '40000',
  material: '24000',
  labor: '16000',
  hours: '260',
};

/** Formula field over the sums of a quote's lines, with its result for the given figures. */
export const formulaControl = (figures: ClauseFigures): OwnControl =>
  function Formula(props) {
    return (
      <FormulaField
        {...props}
        unit="$"
        names={Object.entries(clauseFigures).map(([name, { label, unit }]) => ({
          name,
          label,
          unit,
          sample: figures[name as keyof ClauseFigures],
        }))}
      />
    );
  };

export const calculations: readonly { id: ClauseCalculation['calculateBy']; label: string }[] = [
  { id: 'no_calculation', label: quotesMessages.noAmount },
  { id: 'fixed_value', label: quotesMessages.fixedAmount },
  { id: 'percentage', label: quotesMessages.percentage },
  { id: 'formula', label: quotesMessages.formula },
];
export const bases: readonly { id: NonNullable<ClauseCalculation['base']>; label: string }[] = [
  { id: 'subtotal', label: quotesMessages.subtotal },
  { id: 'direct', label: quotesMessages.directCost },
  { id: 'material', label: quotesMessages.material },
  { id: 'labor', label: quotesMessages.labor },
];

/** Field specifications of a calculation type; false for fields it does not have. */
export function clauseFields(
  by: string,
  control: OwnControl,
): {
  value: Partial<FieldSpec> | false;
  base: Partial<FieldSpec> | false;
  formula: Partial<FieldSpec> | false;
} {
  return {
    value:
      by === 'fixed_value'
        ? { label: quotesMessages.amount, kind: 'money' }
        : by === 'percentage'
          ? { label: quotesMessages.percentage, kind: 'decimal', unit: '%' }
          : false,
    base: by === 'percentage' ? {} : false,
    formula:
      by === 'formula'
        ? {
            control,
            description: quotesMessages.formulaHint,
          }
        : false,
  };
}

/** Validates a calculation; returns messages by form field. */
export function calculationProblem(values: {
  calculate_by?: string;
  value?: string | null;
  base?: string | null;
  formula?: string;
}): Record<string, string> {
  const problem = clauseProblem({
    calculateBy: (values.calculate_by ?? 'no_calculation') as ClauseCalculation['calculateBy'],
    value: values.value ?? undefined,
    base: (values.base ?? undefined) as ClauseCalculation['base'],
    formula: values.formula,
  });
  return problem ? { [problem.field]: problem.message } : {};
}
