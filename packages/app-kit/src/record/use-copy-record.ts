import type { Right } from '@plumbline/permissions';
import { useDecision } from '@plumbline/permissions/react';
import type { MenuItem } from '@plumbline/ui/Menu';
import { FilesIcon } from '@plumbline/ui/icons';
import { toast } from '@plumbline/ui/toast';
import { showError } from '../data/error-message.ts';
import { denied } from './record-actions.tsx';
import { recordMessages } from './messages.ts';

export type CopyOne<Row> = (uuid: string, values: object, options?: RequestInit) => Promise<{ data: Row }>;

/**
 * Menu entry that copies a record under a free name; empty without `copyOne`.
 * @param onMade opens the copy so that it can be renamed.
 */
export function useCopyRecord<Row extends { uuid: string }>(
  copyOne: CopyOne<Row> | undefined,
  {
    right,
    titleOf,
    onMade,
  }: { right: Omit<Right, 'type'>; titleOf: (row: Row) => string; onMade: (row: Row) => void },
): (row: Row) => MenuItem[] {
  const mayCopy = useDecision({ ...right, type: 'c' } as Right);
  if (!copyOne) return () => [];
  const make = async (row: Row) => {
    try {
      const { data } = await copyOne(row.uuid, {}, { headers: { 'idempotency-key': crypto.randomUUID() } });
      toast.success(recordMessages.recordCreated(titleOf(data)));
      onMade(data);
    } catch (reason) {
      showError(reason);
    }
  };
  return (row) => [
    {
      id: 'make-copy',
      label: recordMessages.makeACopy,
      icon: FilesIcon,
      onAction: () => void make(row),
      ...denied(mayCopy),
    },
  ];
}
