import type { Import } from '@plumbline/api';
import { importsCancel, importsUpdateMapping, importsUpdateReading } from '@plumbline/api/hooks/imports';
import { useState } from 'react';
import { errorText, isStale, showError } from '../data/error-message.ts';

type Mapping = Omit<Parameters<typeof importsUpdateMapping>[1], 'version'>;
type Reading = Omit<Parameters<typeof importsUpdateReading>[1], 'version'>;

/** Saves the mapping, which checks the rows; corrects how the file is read; or cancels the import. */
export function useMappingCalls(
  found: Import,
  { onChanged, onLeave }: { onChanged: () => void; onLeave: () => void },
) {
  const [problem, setProblem] = useState(found.problem);
  const [isSending, setSending] = useState(false);
  const send = async (call: () => Promise<unknown>) => {
    setSending(true);
    setProblem('');
    try {
      await call();
    } catch (error) {
      setProblem(errorText(error));
      if (isStale(error)) onChanged();
      setSending(false);
      return;
    }
    onChanged();
  };
  const check = (mapping: Mapping) =>
    send(() => importsUpdateMapping(found.uuid, { version: found.version, ...mapping }));
  const reread = (reading: Reading) =>
    send(() => importsUpdateReading(found.uuid, { version: found.version, ...reading }));
  const leave = async () => {
    try {
      await importsCancel(found.uuid);
      onLeave();
    } catch (error) {
      showError(error);
    }
  };
  return { problem, isSending, check, reread, leave };
}
