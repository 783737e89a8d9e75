import { calculatorGroupEntity } from '@plumbline/api/entities/calculatorGroup';
import { ResourceList } from '@plumbline/app-kit/list/ResourceList';
import { Columns3Icon } from '@plumbline/ui/icons';
import { calculatorsMessages } from './messages.ts';

/** Groups of estimate columns, in the order of the sheet. */
export default function Groups() {
  return (
    <ResourceList
      entity={calculatorGroupEntity}
      icon={Columns3Icon}
      text={calculatorsMessages.groupsEmpty}
      columns={['name', 'sequence', 'count']}
      defaultSort={{ columnId: 'sequence', direction: 'asc' }}
    />
  );
}
