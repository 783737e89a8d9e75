import { messages } from '@plumbline/validation/messages';
import { toast } from '@plumbline/ui/toast';

/** Saves what a signed address leads to, straight to the disk: it may be larger than memory. */
export function saveAddress({ url, name }: { url: string; name: string }): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  toast.success(messages.downloadStarted);
}
