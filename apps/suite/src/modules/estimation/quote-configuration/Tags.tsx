import { estimationTagEntity } from '@plumbline/api/entities/estimationTag';
import { ResourceList } from '@plumbline/app-kit/list/ResourceList';
import { TagIcon } from '@plumbline/ui/icons';

/** List of estimation tags. */
export default function Tags() {
  return (
    <ResourceList
      entity={estimationTagEntity}
      icon={TagIcon}
      text="Tags group estimations, quotes, inclusions and exclusions, for example by trade, building type or market."
    />
  );
}
