import { inclusionExclusionEntity } from '@plumbline/api/entities/inclusionExclusion';
import { ResourceList } from '@plumbline/app-kit/list/ResourceList';
import { ListChecksIcon } from '@plumbline/ui/icons';
import { ClauseForm } from './ClauseForm.tsx';

/** List of configured inclusions and exclusions. */
export default function Clauses() {
  return (
    <ResourceList
      entity={inclusionExclusionEntity}
      icon={ListChecksIcon}
      text="Inclusions and exclusions state what a price covers and what it does not. Each can have an amount."
      columns={['name', 'default_inclusion', 'tag', 'include_on', 'calculation', 'templates']}
      form={(form) => <ClauseForm {...form} />}
    />
  );
}
