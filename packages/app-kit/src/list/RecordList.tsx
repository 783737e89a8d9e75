import type { Right } from '@plumbline/permissions';
import { useDecision } from '@plumbline/permissions/react';
import type { MenuEntry } from '@plumbline/ui/Menu';
import { ArrowUpRightIcon, CopyIcon, PencilIcon } from '@plumbline/ui/icons';
import { useState, type ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { copyText } from '../feedback/copy-text.ts';
import { ListScreen, type BoardTools, type EditManyProps, type ListScreenProps } from './ListScreen.tsx';
import { importAs } from '../import/importable-entities.ts';
import { useCopyRecord, type CopyOne } from '../record/use-copy-record.ts';
import { denied } from '../record/record-actions.tsx';
import { useRevalidate } from '../data/use-revalidate.ts';
import { useListUndoKeys } from './use-list-undo-keys.ts';
import { listMessages } from './messages.ts';

export interface RecordListProps<Row extends { uuid: string }> extends Omit<
  ListScreenProps<Row>,
  'preferenceKey' | 'create' | 'remove' | 'exportAs' | 'rowActions' | 'editMany' | 'board'
> {
  /** App and permission of the add, delete and export rights. */
  right: Omit<Right, 'type'>;
  /** Deletes rows; without it rows cannot be selected or deleted. */
  removeMany?: (body: { uuid: string[] }) => Promise<unknown>;
  exportPath: string;
  /** Name of the importable entity. */
  imports?: string;
  /** Path prefix that is revalidated after a save. */
  refreshPath: string;
  /** Renders the form of a record, or of a new one. */
  form: (props: {
    record: Row | undefined;
    /** Initial values of a new record. */
    initialValues: Readonly<Record<string, unknown>>;
    onClose: () => void;
    onSaved: () => void;
    /** Opens a record: its page, or its form if it has none. */
    onOpen: (row: Row) => void;
  }) => ReactNode;
  editMany?: (props: EditManyProps<Row>) => ReactNode;
  /** Renders the rows as a board; `add` opens the form of a new record, with the right to add. */
  board?: (
    tools: BoardTools<Row> & {
      open: (row: Row) => void;
      add?: (values: Readonly<Record<string, unknown>>) => void;
    },
  ) => ReactNode;
  /** Opens the form of a record, for entities without a page. */
  opensForm?: boolean;
  /** Menu entries of a row between Open and Edit. */
  rowActions?: (row: Row) => MenuEntry[];
  copy?: { label: string; text: (row: Row) => string };
  /** Copies a record under a free name. */
  copyOne?: CopyOne<Row>;
  /** Restores deleted rows, so that a deletion can be undone. */
  restoreMany?: ((body: { uuid: string[] }) => Promise<unknown>) | undefined;
}

/** Record whose form is open, or `new` with the initial values; `?new` opens the form of a new record. */
function useEditedRecord<Row>(mayAdd: boolean) {
  const [chosen, setEditing] = useState<Row | 'new'>();
  const [initial, setInitial] = useState<Readonly<Record<string, unknown>>>({});
  const [address, setAddress] = useSearchParams();
  const isAsked = address.has('new') && mayAdd;
  const editing = chosen ?? (isAsked ? ('new' as const) : undefined);
  const close = () => {
    setEditing(undefined);
    setInitial({});
    if (!isAsked) return;
    setAddress(
      (before) => {
        before.delete('new');
        return before;
      },
      { replace: true },
    );
  };
  return { editing, setEditing, initial, setInitial, close };
}

/** Revalidates the list after a change; registers the shortcut that undoes one. */
function useListChanges(refreshPath: string) {
  useListUndoKeys();
  return useRevalidate(refreshPath);
}

type ManyCall = (body: { uuid: string[] }) => Promise<unknown>;

/** Deletion of rows, with its undo for records that can be restored. */
const removalOf = (
  right: Omit<Right, 'type'>,
  removeMany: ManyCall,
  restoreMany: ManyCall | undefined,
): NonNullable<ListScreenProps<{ uuid: string }>['remove']> => ({
  right: { ...right, type: 'd' },
  call: (uuid) => removeMany({ uuid }),
  ...(restoreMany ? { restore: (uuid: string[]) => restoreMany({ uuid }) } : {}),
});

/** List of an entity with add, edit, delete and export. `?new` opens the form of a new record. */
export function RecordList<Row extends { uuid: string }>({
  right,
  removeMany,
  exportPath,
  imports,
  refreshPath,
  form,
  opensForm = false,
  rowActions,
  copy,
  copyOne,
  restoreMany,
  editMany,
  board,
  ...list
}: RecordListProps<Row>) {
  const [one, many] = list.noun;
  const navigate = useNavigate();
  const mayAdd = useDecision({ ...right, type: 'a' });
  const { editing, setEditing, initial, setInitial, close } = useEditedRecord<Row>(mayAdd.allowed);
  const refresh = useListChanges(refreshPath);
  /** Opens the page of a record, or its form if it has none. */
  const open = (row: Row) => {
    const to = opensForm ? undefined : list.rowHref?.(row);
    if (to) void navigate(to);
    else setEditing(row);
  };
  const mayEdit = useDecision({ ...right, type: 'e' });
  const copyOf = useCopyRecord(copyOne, {
    right,
    titleOf: list.rowLabel,
    onMade: (row) => {
      refresh();
      open(row);
    },
  });
  const refusedEdit = (row: Row) => {
    const reason = list.refusal?.(row, 'edit');
    return reason ? { disabledReason: reason } : {};
  };
  const fromFiles = imports ? importAs(imports) : undefined;
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
              ? [{ id: 'open', label: listMessages.open, icon: ArrowUpRightIcon, href: address } as const]
              : []),
            ...(rowActions?.(row) ?? []),
            {
              id: 'edit',
              label: opensForm ? listMessages.open : listMessages.edit,
              icon: PencilIcon,
              onAction: () => setEditing(row),
              // Without the edit right, records without a page can still be opened.
              ...(opensForm ? {} : { ...refusedEdit(row), ...denied(mayEdit) }),
            },
            ...copyOf(row),
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
          label: listMessages.newRecord(one),
          right: { ...right, type: 'a' },
          onPress: () => setEditing('new'),
        }}
        {...(removeMany ? { remove: removalOf(right, removeMany, restoreMany) } : {})}
        {...(editMany ? { editMany: { right: { ...right, type: 'e' }, render: editMany } } : {})}
        {...(board
          ? {
              board: (tools: BoardTools<Row>) =>
                board({
                  ...tools,
                  open,
                  ...(mayAdd.allowed
                    ? {
                        add: (values) => {
                          setInitial(values);
                          setEditing('new');
                        },
                      }
                    : {}),
                }),
            }
          : {})}
        exportAs={{ right: { ...right, type: 'x' }, path: exportPath }}
        {...(fromFiles ? { importAs: fromFiles } : {})}
      />
      {editing &&
        form({
          record: editing === 'new' ? undefined : editing,
          initialValues: initial,
          onClose: close,
          onSaved: refresh,
          onOpen: open,
        })}
    </>
  );
}
