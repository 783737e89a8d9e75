import { inclusionExclusionKind } from '@plumbline/api/kinds/inclusionExclusion';
import { KindList } from '@plumbline/app-kit/list/ResourceList';
import { ListChecksIcon } from '@plumbline/ui/icons';
import { ClauseForm } from './ClauseForm.tsx';

/** What quotes say they hold or leave out, with how each amount is computed. */
export default function Clauses() {
  return (
    <KindList
      kind={inclusionExclusionKind}
      icon={ListChecksIcon}
      text="An inclusion or exclusion says what a price holds or leaves out, with an amount where it has one."
      columns={['name', 'default_inclusion', 'tag', 'include_on', 'calculation', 'templates']}
      form={(form) => <ClauseForm {...form} />}
    />
  );
}
