import { estimationFolderEntity } from '@plumbline/api/entities/estimationFolder';
import { ResourceTree } from '@plumbline/app-kit/list/ResourceTree';
import { FolderPlusIcon } from '@plumbline/ui/icons';
import { organizationMessages } from './messages.ts';

/** Tree of folders that are created for every new estimation. */
export default function EstimationFolders() {
  return (
    <ResourceTree
      entity={estimationFolderEntity}
      title={organizationMessages.estimationFolders}
      icon={FolderPlusIcon}
      description={organizationMessages.estimationFoldersDescription}
      text={organizationMessages.estimationFoldersEmpty}
      asideOf={({ total_users }) => `${total_users} ${total_users === 1 ? 'person' : 'people'}`}
    />
  );
}
