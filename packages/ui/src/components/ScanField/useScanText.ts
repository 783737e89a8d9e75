import { useMessages } from '../../messages/useMessages.ts';
import type { Scan } from './scanQueue.ts';
import { scanFieldMessages } from './ScanField.messages.ts';

/** Name of what was scanned; its code while there is no answer. */
export const titleOf = ({ code, result }: Scan): string => result?.title ?? code;

/** Sentence about a scan, for the line and the announcement. */
export function useScanText() {
  const messages = useMessages('scanField', scanFieldMessages);
  return (scan: Scan): { what: string; why: string } => {
    const { status, code, result } = scan;
    if (scan.isUndoFailed) return { what: messages.undoFailed(titleOf(scan)), why: '' };
    if (status === 'failed') return { what: messages.failed(code), why: '' };
    if (status === 'undone') return { what: messages.undone(titleOf(scan)), why: '' };
    if (status === 'undoing') return { what: `${messages.isUndoing}: ${titleOf(scan)}`, why: '' };
    if (result?.status === 'refused')
      return {
        what: messages.refused(result.title),
        why: [result.reason, result.expected].filter(Boolean).join(' '),
      };
    if (result) return { what: messages.accepted(result.title), why: result.detail ?? '' };
    return { what: messages.pending(code), why: '' };
  };
}
