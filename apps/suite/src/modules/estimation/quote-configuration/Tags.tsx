import { estimationTagKind } from '@plumbline/api/kinds/estimationTag';
import { KindList } from '@plumbline/app-kit/list/ResourceList';
import { TagIcon } from '@plumbline/ui/icons';

/** What estimations, quotes, and inclusions and exclusions are gathered by. */
export default function Tags() {
  return (
    <KindList
      kind={estimationTagKind}
      icon={TagIcon}
      text="A tag gathers estimations, quotes, and inclusions and exclusions: a trade, a kind of building, a market."
    />
  );
}
