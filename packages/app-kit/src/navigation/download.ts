import { messages } from '@plumbline/validation/messages';
import { toast } from '@plumbline/ui/toast';

/** Downloads a signed URL to disk without loading it into memory. */
export function download({ url, name }: { url: string; name: string }): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  toast.success(messages.downloadStarted);
}
