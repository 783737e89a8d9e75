import { workdriveUploadFolder } from '@plumbline/api/hooks/workdrive';
import { uploadFiles } from './upload-store.ts';
import type { UploadTarget } from './UploadTarget.ts';

/**
 * Uploads the files of a folder. Creates the folders of their paths below `parentId`, or at the root of a record's files.
 * @throws ApiError when the folders cannot be created; nothing is uploaded then.
 */
export async function uploadFolders(
  files: readonly { file: File; path: string }[],
  { parent_id: parentId = null, on_clash: onClash, prop_type, prop_id }: UploadTarget,
  onDone: (uuid: string) => void,
): Promise<void> {
  const of = prop_type && prop_id && !parentId ? { prop_type, prop_id } : {};
  const { data } = await workdriveUploadFolder(
    { fileList: files.map(({ path }) => ({ path })), parent_id: parentId, ...of },
    { headers: { 'idempotency-key': crypto.randomUUID() } },
  );
  const folderOf = new Map(data.outputData.map((each) => [each.path, each.parent_id]));
  const groups = new Map<string | null, File[]>();
  for (const { file, path } of files) {
    const folder = folderOf.get(path) ?? parentId;
    groups.set(folder, [...(groups.get(folder) ?? []), file]);
  }
  for (const [folder, group] of groups)
    uploadFiles(group, { parent_id: folder, ...(onClash ? { on_clash: onClash } : {}) }, onDone);
}
