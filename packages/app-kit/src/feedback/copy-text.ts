import { messages } from '@plumbline/validation/messages';
import { toast } from '@plumbline/ui/toast';

/** Copies text to the clipboard and shows a toast. */
export function copyText(text: string): void {
  navigator.clipboard.writeText(text).then(
    () => toast.success(messages.clipboardCopied),
    () => toast.warning('The browser blocked copying.'),
  );
}
