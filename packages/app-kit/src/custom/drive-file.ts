import { workdriveDownload } from '@plumbline/api/hooks/workdrive';
import { showError } from '../errors.ts';
import { saveAddress } from '../save-address.ts';

/** Downloads a file of the drive by its id. */
export function openDriveFile(uuid: string): void {
  workdriveDownload({ objectId: uuid }).then(({ data }) => saveAddress(data), showError);
}
