import { workdriveDownload } from '@plumbline/api/hooks/workdrive';
import { showError } from '../data/error-message.ts';
import { download } from '../navigation/download.ts';

/** Downloads a drive file by id. */
export function openDriveFile(uuid: string): void {
  workdriveDownload({ objectId: uuid }).then(({ data }) => download(data), showError);
}
