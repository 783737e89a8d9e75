import type { TaskFolder } from '@plumbline/api';
import { ApiError } from '@plumbline/api';
import { taskFoldersCreate, taskFoldersList, taskFoldersRename } from '@plumbline/api/hooks/tasks';
import { errorText } from '@plumbline/app-kit';
import { useRefresh } from '@plumbline/app-kit/data/use-revalidate';
import { messages } from '@plumbline/validation/messages';
import { ComboBox } from '@plumbline/ui/ComboBox';
import { RadioGroup } from '@plumbline/ui/RadioGroup';
import { toast } from '@plumbline/ui/toast';
import { useState } from 'react';
import { SaveDialog } from './SaveDialog.tsx';
import { useName } from './use-name.tsx';

/** Documented: a search waits until typing has rested this long, in milliseconds. */
const rest = 800;

/** A new task folder, where it goes and what it is; an existing one is only renamed. */
export function FolderDialog({
  folder,
  parent,
  onClose,
  onSaved,
}: {
  /** The one that is renamed. */
  folder?: TaskFolder;
  /** Where a new one goes, unless somebody says otherwise. */
  parent?: Pick<TaskFolder, 'uuid' | 'name'>;
  onClose: () => void;
  onSaved: (folder: TaskFolder) => void;
}) {
  const refresh = useRefresh('/task-management/folders');
  const [key] = useState(() => crypto.randomUUID());
  const name = useName(folder?.name);
  const [type, setType] = useState<'folder' | 'board'>('folder');
  const [within, setWithin] = useState<string | null>(parent?.uuid ?? null);
  const [problem, setProblem] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const save = async () => {
    const wanted = name.wanted();
    if (wanted === undefined) return;
    setSaving(true);
    setProblem(undefined);
    try {
      const { data } = folder
        ? await taskFoldersRename(folder.uuid, { name: wanted, version: folder.version })
        : await taskFoldersCreate(
            { name: wanted, type, parent_folder_id: within },
            { headers: { 'idempotency-key': key } },
          );
      toast.success(folder ? messages.folderUpdated : messages.folderAdded);
      refresh();
      onSaved(data);
      onClose();
    } catch (reason) {
      // What the server says about the name stands beside it; otherwise the documented words.
      const says = reason instanceof ApiError && reason.status > 0 && reason.status < 500;
      if (says) name.refuse(errorText(reason));
      else setProblem(folder ? messages.errorGenericEror : messages.tryAgainLater);
    } finally {
      setSaving(false);
    }
  };
  return (
    <SaveDialog
      title={folder ? 'Rename folder' : messages.addFolder}
      saveLabel={folder ? 'Rename' : messages.addFolder}
      width={600}
      problem={problem}
      isSaving={isSaving}
      onSave={save}
      onClose={onClose}
    >
      {name.field('Folder name')}
      {!folder && (
        <>
          <RadioGroup
            label="Type"
            description="It stays what it is made as."
            orientation="horizontal"
            value={type}
            onChange={(next) => setType(next === 'board' ? 'board' : 'folder')}
            options={[
              { id: 'folder', label: 'Folder', description: 'A list, with folders in it' },
              { id: 'board', label: 'Board', description: 'Columns by status' },
            ]}
          />
          <ComboBox
            label="Location"
            placeholder="At the top"
            isClearable
            debounce={rest}
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
