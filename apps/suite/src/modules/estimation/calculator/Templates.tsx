import { calculatorTemplateEntity } from '@plumbline/api/entities/calculatorTemplate';
import { ResourceList } from '@plumbline/app-kit/list/ResourceList';
import { CalculatorIcon } from '@plumbline/ui/icons';

/** List of calculator templates. */
export default function Templates() {
  return (
    <ResourceList
      entity={calculatorTemplateEntity}
      icon={CalculatorIcon}
      text="A calculator template defines the columns of an estimate and their formulas."
      columns={['name', 'type', 'is_default', 'count', 'estimations']}
    />
  );
}
