import { Button } from '@plumbline/ui/Button';
import { chosenFiles, type PlacedFile } from '@plumbline/ui/FileArea';
import { IconButton } from '@plumbline/ui/IconButton';
import { Menu } from '@plumbline/ui/Menu';
import { FilesIcon, FolderIcon, UploadIcon } from '@plumbline/ui/icons';
import { chooseFiles } from './choose.ts';

/** Files or a whole folder from the person's own disk. */
export function UploadMenu({
  disabledReason,
  isPhone,
  onChosen,
}: {
  disabledReason?: string;
  isPhone: boolean;
  onChosen: (files: PlacedFile[]) => void;
}) {
  const denied = disabledReason ? { disabledReason } : {};
  const choose = (isFolder: boolean) => chooseFiles({ isFolder }, (files) => onChosen(chosenFiles(files)));
  return (
    <Menu
      label="Upload"
      placement="bottom end"
      trigger={
        isPhone ? (
          <IconButton icon={UploadIcon} label="Upload" {...denied} />
        ) : (
          <Button icon={UploadIcon} {...denied}>
            Upload
          </Button>
        )
      }
      items={[
        { id: 'files', label: 'Files', icon: FilesIcon, onAction: () => choose(false) },
        { id: 'folder', label: 'A folder', icon: FolderIcon, onAction: () => choose(true) },
      ]}
    />
  );
}
