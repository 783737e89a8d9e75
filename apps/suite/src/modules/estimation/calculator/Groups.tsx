import { calculatorGroupKind } from '@plumbline/api/kinds/calculatorGroup';
import { KindList } from '@plumbline/app-kit/list/ResourceList';
import { Columns3Icon } from '@plumbline/ui/icons';

/** The headings that an estimate's columns stand under, in the order of the sheet. */
export default function Groups() {
  return (
    <KindList
      kind={calculatorGroupKind}
      icon={Columns3Icon}
      text="A group gathers columns of an estimate: material, labor, cost, sell."
      columns={['name', 'sequence', 'count']}
      defaultSort={{ columnId: 'sequence', direction: 'asc' }}
    />
  );
}
