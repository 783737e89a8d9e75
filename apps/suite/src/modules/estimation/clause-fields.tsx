import type { FieldSpec, OwnControl } from '@plumbline/app-kit/form/FieldControl';
import {
  clauseFigures,
  clauseProblem,
  type ClauseCalculation,
  type ClauseFigures,
} from '@plumbline/estimating';
import { FormulaField } from '@plumbline/ui/FormulaField';

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
  { id: 'no_calculation', label: 'No amount' },
  { id: 'fixed_value', label: 'Fixed amount' },
  { id: 'percentage', label: 'Percentage' },
  { id: 'formula', label: 'Formula' },
];
export const bases: readonly { id: NonNullable<ClauseCalculation['base']>; label: string }[] = [
  { id: 'subtotal', label: 'Subtotal' },
  { id: 'direct', label: 'Direct cost' },
  { id: 'material', label: 'Material' },
  { id: 'labor', label: 'Labor' },
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
        ? { label: 'Amount', kind: 'money' }
        : by === 'percentage'
          ? { label: 'Percentage', kind: 'decimal', unit: '%' }
          : false,
    base: by === 'percentage' ? {} : false,
    formula:
      by === 'formula'
        ? {
            control,
            description:
              'Uses subtotal, direct, material, labor and hours of the lines it applies to. Examples: labor * 2% + 250, hours * 12.50.',
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
