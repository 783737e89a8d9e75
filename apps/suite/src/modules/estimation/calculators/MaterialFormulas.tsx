import { materialFormulaEntity } from '@plumbline/api/entities/materialFormula';
import { ResourceList } from '@plumbline/app-kit/list/ResourceList';
import { SigmaIcon } from '@plumbline/ui/icons';
import { MaterialFormulaForm } from './FormulaForms.tsx';
import { useCalculators } from './useCalculators.ts';
import { WithCalculators } from './WithCalculators.tsx';
import { calculatorsMessages } from './messages.ts';

/** List of material formulas, which columns use by name. */
export default function MaterialFormulas() {
  const calculators = useCalculators();
  return (
    <ResourceList
      entity={materialFormulaEntity}
      icon={SigmaIcon}
      text={calculatorsMessages.materialFormulasEmpty}
      columns={['name', 'formula_variable', 'unit', 'formula', 'material_name']}
      form={({ record, onClose, onSaved }) => (
        <WithCalculators
          of={calculators}
          title={record?.name ?? calculatorsMessages.newMaterialFormula}
          onClose={onClose}
        >
          {(all) => <MaterialFormulaForm {...{ record, calculators: all, onClose, onSaved }} />}
        </WithCalculators>
      )}
    />
  );
}
