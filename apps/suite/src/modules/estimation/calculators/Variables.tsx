import { variableEntity } from '@plumbline/api/entities/variable';
import { ResourceList } from '@plumbline/app-kit/list/ResourceList';
import { VariableIcon } from '@plumbline/ui/icons';
import { calculatorsMessages } from './messages.ts';

/** List of variables, which formulas use by name. */
export default function Variables() {
  return (
    <ResourceList entity={variableEntity} icon={VariableIcon} text={calculatorsMessages.variablesEmpty} />
  );
}
