import { estimationFolderKind } from '@plumbline/api/kinds/estimationFolder';
import { KindTree } from '@plumbline/app-kit/list/ResourceTree';
import { FolderPlusIcon } from '@plumbline/ui/icons';

/** The folders that every new estimation is given. */
export default function EstimationFolders() {
  return (
    <KindTree
      kind={estimationFolderKind}
      title="Estimation folders"
      icon={FolderPlusIcon}
      description="Every new estimation begins with these folders among its files; whoever may open estimations may open them."
      text="A folder of this list is made for every new estimation."
      asideOf={({ total_users }) => `${total_users} ${total_users === 1 ? 'person' : 'people'}`}
    />
  );
}
