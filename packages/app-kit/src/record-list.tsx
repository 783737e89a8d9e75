import type { Right } from '@plumbline/permissions';
import { useDecision } from '@plumbline/permissions/react';
import type { MenuEntry } from '@plumbline/ui/Menu';
import { ArrowUpRightIcon, CopyIcon, PencilIcon } from '@plumbline/ui/icons';
import { useState, type ReactNode } from 'react';
import { copyText } from './clipboard.ts';
import { ListScreen, type ListScreenProps } from './list-screen.tsx';
import { denied } from './record.tsx';
import { useRefresh } from './refresh.ts';

export interface RecordListProps<Row extends { uuid: string }> extends Omit<
  ListScreenProps<Row>,
  'preferenceKey' | 'create' | 'remove' | 'exportAs' | 'rowActions'
> {
  /** What the rights to add, delete and export are named after. */
  right: Omit<Right, 'type'>;
  removeMany: (body: { uuid: string[] }) => Promise<unknown>;
  exportPath: string;
  /** What is loaded anew after a save: whatever lies below this path. */
  refreshPath: string;
  /** The record's form; without a record, a new one's. */
  form: (props: { record: Row | undefined; onClose: () => void; onSaved: () => void }) => ReactNode;
  /** A record has no page of its own: opening it opens its form. */
  opensForm?: boolean;
  /** Entries of a row's menu between opening and editing. */
  rowActions?: (row: Row) => MenuEntry[];
  copy?: { label: string; text: (row: Row) => string };
}

/** The list of a kind of record that people add, edit, delete and export. */
export function RecordList<Row extends { uuid: string }>({
  right,
  removeMany,
  exportPath,
  refreshPath,
  form,
  opensForm = false,
  rowActions,
  copy,
  ...list
}: RecordListProps<Row>) {
  const [one, many] = list.noun;
  const [editing, setEditing] = useState<Row | 'new'>();
  const refresh = useRefresh(refreshPath);
  const mayEdit = useDecision({ ...right, type: 'e' });
  return (
    <>
      <ListScreen<Row>
        {...list}
        preferenceKey={many}
        {...(opensForm ? { onRowOpen: setEditing } : {})}
        rowActions={(row) => {
          const address = list.rowHref?.(row);
          return [
            ...(address
              ? [{ id: 'open', label: 'Open', icon: ArrowUpRightIcon, href: address } as const]
              : []),
            ...(rowActions?.(row) ?? []),
            {
              id: 'edit',
              label: opensForm ? 'Open' : 'Edit',
              icon: PencilIcon,
              onAction: () => setEditing(row),
              // Whoever may not edit still looks into what has no page of its own.
              ...(opensForm ? {} : denied(mayEdit)),
            },
            ...(copy
              ? [
                  {
                    id: 'copy',
                    label: copy.label,
                    icon: CopyIcon,
                    onAction: () => copyText(copy.text(row)),
                  } as const,
                ]
              : []),
          ];
        }}
        create={{
          label: `New ${one}`,
          right: { ...right, type: 'a' },
          onPress: () => setEditing('new'),
        }}
        remove={{ right: { ...right, type: 'd' }, call: (uuid) => removeMany({ uuid }) }}
        exportAs={{ right: { ...right, type: 'x' }, path: exportPath }}
      />
      {editing &&
        form({
          record: editing === 'new' ? undefined : editing,
          onClose: () => setEditing(undefined),
          onSaved: refresh,
        })}
    </>
  );
}
