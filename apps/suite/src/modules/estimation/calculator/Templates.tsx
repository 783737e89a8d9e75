import { calculatorTemplateKind } from '@plumbline/api/kinds/calculatorTemplate';
import { KindList } from '@plumbline/app-kit/list/ResourceList';
import { CalculatorIcon } from '@plumbline/ui/icons';

/** Sets of columns that an estimate is computed with. */
export default function Templates() {
  return (
    <KindList
      kind={calculatorTemplateKind}
      icon={CalculatorIcon}
      text="A calculator template has the columns of an estimate, each with its formula."
      columns={['name', 'type', 'is_default', 'count', 'estimations']}
    />
  );
}
