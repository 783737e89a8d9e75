import { calculatorTemplateKind } from '@plumbline/api/kinds/calculatorTemplate';
import { KindList } from '@plumbline/app-kit/list/ResourceList';
import { CalculatorIcon } from '@plumbline/ui/icons';

/** List of calculator templates. */
export default function Templates() {
  return (
    <KindList
      kind={calculatorTemplateKind}
      icon={CalculatorIcon}
      text="A calculator template defines the columns of an estimate and their formulas."
      columns={['name', 'type', 'is_default', 'count', 'estimations']}
    />
  );
}
