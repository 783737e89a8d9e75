import { ApiError, type TaskFolder } from '@plumbline/api';
import { taskFoldersRename } from '@plumbline/api/hooks/tasks';
import { messages } from '@plumbline/validation/messages';
import { toast } from '@plumbline/ui/toast';

/** Renames a folder. @throws Error with a message for the name field. */
export async function renameFolder(folder: TaskFolder, name: string): Promise<void> {
  try {
    await taskFoldersRename(folder.uuid, { name, version: folder.version });
    toast.success(messages.folderUpdated);
  } catch (reason) {
    const isRejected = reason instanceof ApiError && reason.status > 0 && reason.status < 500;
    throw new Error(isRejected ? reason.message : messages.errorGenericEror, { cause: reason });
  }
}
