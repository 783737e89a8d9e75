import { variableEntity } from '@plumbline/api/entities/variable';
import { ResourceList } from '@plumbline/app-kit/list/ResourceList';
import { VariableIcon } from '@plumbline/ui/icons';

/** List of variables, which formulas use by name. */
export default function Variables() {
  return (
    <ResourceList
      entity={variableEntity}
      icon={VariableIcon}
      text="Variables are values that formulas use by name, such as a rate, factor or spacing."
    />
  );
}
