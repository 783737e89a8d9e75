import type { ModuleTestValues } from '../../testing/module-test-values.ts';

export const testValues: ModuleTestValues = {
  fields: {
    variable: (n) => ({ variable: `rate_${n}`, value: '1' }),
    materialFormula: (n) => ({ formula_variable: `sheets_${n}`, formula: 'area / 32 sf', unit: 'EA' }),
    calculatorField: (n) => ({ variable: `column_${n}`, formula: 'quantity' }),
  },
  parameters: { opportunity_id: 'opportunity' },
  queries: { event: { is: 'sent' } },
};
