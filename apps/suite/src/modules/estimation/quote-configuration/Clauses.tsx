import { inclusionExclusionEntity } from '@plumbline/api/entities/inclusionExclusion';
import { ResourceList } from '@plumbline/app-kit/list/ResourceList';
import { ListChecksIcon } from '@plumbline/ui/icons';
import { ClauseForm } from './ClauseForm.tsx';
import { quoteConfigurationMessages } from './messages.ts';

/** List of configured inclusions and exclusions. */
export default function Clauses() {
  return (
    <ResourceList
      entity={inclusionExclusionEntity}
      icon={ListChecksIcon}
      text={quoteConfigurationMessages.clausesEmpty}
      columns={['name', 'default_inclusion', 'tag', 'include_on', 'calculation', 'templates']}
      form={(form) => <ClauseForm {...form} />}
    />
  );
}
