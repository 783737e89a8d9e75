import { ApiError, type TaskFolder } from '@plumbline/api';
import { taskFoldersRename } from '@plumbline/api/hooks/tasks';
import { messages } from '@plumbline/validation/messages';
import { toast } from '@plumbline/ui/toast';

/** Gives a folder another name. @throws Error in the words that belong beside it. */
export async function renameFolder(folder: TaskFolder, name: string): Promise<void> {
  try {
    await taskFoldersRename(folder.uuid, { name, version: folder.version });
    toast.success(messages.folderUpdated);
  } catch (reason) {
    const says = reason instanceof ApiError && reason.status > 0 && reason.status < 500;
    throw new Error(says ? reason.message : messages.errorGenericEror, { cause: reason });
  }
}
