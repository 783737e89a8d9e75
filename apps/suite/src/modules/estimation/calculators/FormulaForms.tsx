import type { CalculatorField, MaterialFormula } from '@plumbline/api';
import { calculatorFieldEntity } from '@plumbline/api/entities/calculatorField';
import { materialFormulaEntity } from '@plumbline/api/entities/materialFormula';
import type { OwnControl } from '@plumbline/app-kit/form/FieldControl';
import { LazyResourceForm } from '@plumbline/app-kit/form/lazy';
import { fieldUnit } from '@plumbline/estimating';
import { FormulaField } from '@plumbline/ui/FormulaField';
import { useState } from 'react';
import { fieldOf, formulaOf, namesOf, problemOf, usersOf, type Calculators } from './useCalculators.ts';

interface FormProps<Row> {
  record: Row | undefined;
  calculators: Calculators;
  onClose: () => void;
  onSaved: () => void;
}

/** Form of a material formula with name completion, a sample result and the columns that use it. */
export function MaterialFormulaForm({ record, calculators, ...form }: FormProps<MaterialFormula>) {
  const [typed, setTyped] = useState<Partial<MaterialFormula>>(record ?? {});
  const { base } = calculators;
  const others = base.formulas.filter(({ variable }) => variable !== record?.formula_variable);
  const names = namesOf({ ...base, formulas: others });
  const control: OwnControl = (props) => (
    <FormulaField
      {...props}
      names={names}
      unit={typed.unit ?? 'EA'}
      usedBy={usersOf(record?.formula_variable ?? '', [base, ...calculators.wholes])}
      check={(formula) => {
        const own = {
          ...formulaOf({ ...typed, formula }),
          variable: typed.formula_variable || 'this_formula',
        };
        return problemOf({ ...base, formulas: [...others, own] }, own.variable);
      }}
    />
  );
  return (
    <LazyResourceForm
      entity={materialFormulaEntity}
      record={record}
      fields={{ formula: { control } }}
      onValues={(values) => setTyped(values)}
      {...form}
    />
  );
}

/** Form of a calculator template's column. */
export function ColumnForm({
  record,
  calculators,
  template,
  ...form
}: FormProps<CalculatorField> & { template: { uuid: string; name: string; count: number } }) {
  const [typed, setTyped] = useState<Partial<CalculatorField>>(record ?? {});
  const calculator = calculators.wholes.find(({ uuid }) => uuid === template.uuid);
  if (!calculator) return null;
  const others = calculator.fields.filter(({ id }) => id !== record?.uuid);
  const names = namesOf({ ...calculator, fields: others });
  const now = fieldOf(typed);
  const control: OwnControl = (props) => (
    <FormulaField
      {...props}
      names={names}
      unit={fieldUnit(now)}
      usedBy={usersOf(record?.variable ?? '', [{ ...calculator, name: '' }])}
      check={(formula) => {
        const own = { ...now, formula, variable: typed.variable || 'this_column' };
        return problemOf({ ...calculator, fields: [...others, own] }, own.variable);
      }}
    />
  );
  return (
    <LazyResourceForm
      entity={calculatorFieldEntity}
      record={record}
      given={{
        template_id: { id: template.uuid, label: template.name },
        sequence: (template.count + 1) * 10,
      }}
      fields={{ formula: { control }, ...(record ? { template_id: false as const } : {}) }}
      onValues={(values) => setTyped(values)}
      {...form}
    />
  );
}
