import { estimationFolderEntity } from '@plumbline/api/entities/estimationFolder';
import { ResourceTree } from '@plumbline/app-kit/list/ResourceTree';
import { FolderPlusIcon } from '@plumbline/ui/icons';

/** Tree of folders that are created for every new estimation. */
export default function EstimationFolders() {
  return (
    <ResourceTree
      entity={estimationFolderEntity}
      title="Estimation folders"
      icon={FolderPlusIcon}
      description="These folders are created for every new estimation. Anyone who can open the estimation can open them."
      text="Folders you add here are created in every new estimation."
      asideOf={({ total_users }) => `${total_users} ${total_users === 1 ? 'person' : 'people'}`}
    />
  );
}
