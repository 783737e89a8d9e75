import { Button } from '@plumbline/ui/Button';
import { chosenFiles, type PlacedFile } from '@plumbline/ui/FileArea';
import { IconButton } from '@plumbline/ui/IconButton';
import { Menu } from '@plumbline/ui/Menu';
import { FilesIcon, FolderIcon, UploadIcon } from '@plumbline/ui/icons';
import { chooseFiles } from './choose.ts';
import { filesMessages } from './messages.ts';

/** Menu that uploads files or a folder. */
export function UploadMenu({
  disabledReason,
  isPhone,
  size = 'md',
  onChosen,
}: {
  disabledReason?: string;
  isPhone: boolean;
  size?: 'sm' | 'md';
  onChosen: (files: PlacedFile[]) => void;
}) {
  const denied = disabledReason ? { disabledReason } : {};
  const choose = (isFolder: boolean) => chooseFiles({ isFolder }, (files) => onChosen(chosenFiles(files)));
  return (
    <Menu
      label={filesMessages.upload}
      placement="bottom end"
      trigger={
        isPhone ? (
          <IconButton icon={UploadIcon} label={filesMessages.upload} size={size} {...denied} />
        ) : (
          <Button icon={UploadIcon} size={size} {...denied}>
            {filesMessages.upload}
          </Button>
        )
      }
      items={[
        { id: 'files', label: filesMessages.files, icon: FilesIcon, onAction: () => choose(false) },
        { id: 'folder', label: filesMessages.folder, icon: FolderIcon, onAction: () => choose(true) },
      ]}
    />
  );
}
