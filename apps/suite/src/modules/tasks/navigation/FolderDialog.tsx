import type { TaskFolder } from '@plumbline/api';
import { ApiError } from '@plumbline/api';
import { taskFoldersCreate, taskFoldersList, taskFoldersRename } from '@plumbline/api/hooks/tasks';
import { errorText } from '@plumbline/app-kit';
import { useRevalidate } from '@plumbline/app-kit/data/use-revalidate';
import { messages } from '@plumbline/validation/messages';
import { ComboBox } from '@plumbline/ui/ComboBox';
import { RadioGroup } from '@plumbline/ui/RadioGroup';
import { toast } from '@plumbline/ui/toast';
import { useState } from 'react';
import { SaveDialog } from '../views/SaveDialog.tsx';
import { useName } from '../use-name.tsx';
import { navigationMessages } from './messages.ts';

/** Search delay after typing in milliseconds, as specified. */
const DEBOUNCE_MS = 800;

/** Creates a task folder with name, type and location, or renames one. */
export function FolderDialog({
  folder,
  parent,
  onClose,
  onSaved,
}: {
  /** Folder to rename; creates one if omitted. */
  folder?: TaskFolder;
  /** Initial location of a new folder. */
  parent?: Pick<TaskFolder, 'uuid' | 'name'>;
  onClose: () => void;
  onSaved: (folder: TaskFolder) => void;
}) {
  const refresh = useRevalidate('/task-management/folders');
  const [key] = useState(() => crypto.randomUUID());
  const name = useName(folder?.name);
  const [type, setType] = useState<'folder' | 'board'>('folder');
  const [within, setWithin] = useState<string | null>(parent?.uuid ?? null);
  const [problem, setProblem] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const save = async () => {
    const folderName = name.enteredName();
    if (folderName === undefined) return;
    setSaving(true);
    setProblem(undefined);
    try {
      const { data } = folder
        ? await taskFoldersRename(folder.uuid, { name: folderName, version: folder.version })
        : await taskFoldersCreate(
            { name: folderName, type, parent_folder_id: within },
            { headers: { 'idempotency-key': key } },
          );
      toast.success(folder ? messages.folderUpdated : messages.folderAdded);
      refresh();
      onSaved(data);
      onClose();
    } catch (reason) {
      // Validation errors appear at the name field; other failures use the specified message.
      const isRejected = reason instanceof ApiError && reason.status > 0 && reason.status < 500;
      if (isRejected) name.refuse(errorText(reason));
      else setProblem(folder ? messages.errorGenericEror : messages.tryAgainLater);
    } finally {
      setSaving(false);
    }
  };
  return (
    <SaveDialog
      title={folder ? navigationMessages.renameFolder : messages.addFolder}
      saveLabel={folder ? navigationMessages.renameFolder : messages.addFolder}
      width={600}
      problem={problem}
      isSaving={isSaving}
      onSave={save}
      onClose={onClose}
    >
      {name.field(navigationMessages.folderName)}
      {!folder && (
        <>
          <RadioGroup
            label={navigationMessages.type}
            description={navigationMessages.typeHint}
            orientation="horizontal"
            value={type}
            onChange={(next) => setType(next === 'board' ? 'board' : 'folder')}
            options={[
              {
                id: 'folder',
                label: navigationMessages.folder,
                description: navigationMessages.folderTypeHint,
              },
              {
                id: 'board',
                label: navigationMessages.board,
                description: navigationMessages.boardTypeHint,
              },
            ]}
          />
          <ComboBox
            label={navigationMessages.location}
            placeholder={navigationMessages.topLevel}
            isClearable
            debounce={DEBOUNCE_MS}
            value={within}
            {...(parent ? { valueLabel: parent.name } : {})}
            onChange={setWithin}
            onSearch={async (search) => {
              const { data } = await taskFoldersList({
                allFolders: true,
                type: 'folder',
                search,
                limit: 20,
              });
              return data
                .filter(({ permission }) => permission > 0)
                .map((each) => ({ id: each.uuid, label: each.name, description: each.path }));
            }}
          />
        </>
      )}
    </SaveDialog>
  );
}
