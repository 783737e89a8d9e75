import { estimationTagKind } from '@plumbline/api/kinds/estimationTag';
import { KindList } from '@plumbline/app-kit/list/ResourceList';
import { TagIcon } from '@plumbline/ui/icons';

/** List of estimation tags. */
export default function Tags() {
  return (
    <KindList
      kind={estimationTagKind}
      icon={TagIcon}
      text="Tags group estimations, quotes, inclusions and exclusions, for example by trade, building type or market."
    />
  );
}
