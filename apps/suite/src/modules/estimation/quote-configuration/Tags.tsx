import { estimationTagEntity } from '@plumbline/api/entities/estimationTag';
import { ResourceList } from '@plumbline/app-kit/list/ResourceList';
import { TagIcon } from '@plumbline/ui/icons';
import { quoteConfigurationMessages } from './messages.ts';

/** List of estimation tags. */
export default function Tags() {
  return (
    <ResourceList entity={estimationTagEntity} icon={TagIcon} text={quoteConfigurationMessages.tagsEmpty} />
  );
}
