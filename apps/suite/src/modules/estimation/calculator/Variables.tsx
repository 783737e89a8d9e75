import { variableKind } from '@plumbline/api/kinds/variable';
import { KindList } from '@plumbline/app-kit/list/ResourceList';
import { VariableIcon } from '@plumbline/ui/icons';

/** Figures that a company's formulas use by name. */
export default function Variables() {
  return (
    <KindList
      kind={variableKind}
      icon={VariableIcon}
      text="A variable is a figure that formulas use by name: a rate, a factor, a spacing."
    />
  );
}
