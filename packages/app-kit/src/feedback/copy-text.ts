import { messages } from '@plumbline/validation/messages';
import { toast } from '@plumbline/ui/toast';

/** Copies and says so. */
export function copyText(text: string): void {
  navigator.clipboard.writeText(text).then(
    () => toast.success(messages.clipboardCopied),
    () => toast.warning('The browser did not allow copying.'),
  );
}
