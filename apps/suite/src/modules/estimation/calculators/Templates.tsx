import { calculatorTemplateEntity } from '@plumbline/api/entities/calculatorTemplate';
import { ResourceList } from '@plumbline/app-kit/list/ResourceList';
import { CalculatorIcon } from '@plumbline/ui/icons';
import { calculatorsMessages } from './messages.ts';

/** List of calculator templates. */
export default function Templates() {
  return (
    <ResourceList
      entity={calculatorTemplateEntity}
      icon={CalculatorIcon}
      text={calculatorsMessages.templatesEmpty}
      columns={['name', 'type', 'is_default', 'count', 'estimations']}
    />
  );
}
