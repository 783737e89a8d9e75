import { materialFormulaEntity } from '@plumbline/api/entities/materialFormula';
import { ResourceList } from '@plumbline/app-kit/list/ResourceList';
import { SigmaIcon } from '@plumbline/ui/icons';
import { MaterialFormulaForm } from './FormulaForms.tsx';
import { useCalculators } from './useCalculators.ts';
import { WithCalculators } from './WithCalculators.tsx';

/** List of material formulas, which columns use by name. */
export default function MaterialFormulas() {
  const calculators = useCalculators();
  return (
    <ResourceList
      entity={materialFormulaEntity}
      icon={SigmaIcon}
      text="A material formula calculates how much material a take-off needs, such as sheets from an area or studs from a length."
      columns={['name', 'formula_variable', 'unit', 'formula', 'material_name']}
      form={({ record, onClose, onSaved }) => (
        <WithCalculators of={calculators} title={record?.name ?? 'New material formula'} onClose={onClose}>
          {(all) => <MaterialFormulaForm {...{ record, calculators: all, onClose, onSaved }} />}
        </WithCalculators>
      )}
    />
  );
}
