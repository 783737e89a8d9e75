import { workdriveDownload } from '@plumbline/api/hooks/workdrive';
import { messages } from '@plumbline/validation/messages';
import { toast } from '@plumbline/ui/toast';
import { showError } from '../errors.ts';

/** Downloads a file of the drive by its id. */
export function openDriveFile(uuid: string): void {
  workdriveDownload({ objectId: uuid }).then(({ data }) => {
    const link = document.createElement('a');
    link.href = data.url;
    link.download = data.name;
    link.click();
    toast.success(messages.downloadStarted);
  }, showError);
}
