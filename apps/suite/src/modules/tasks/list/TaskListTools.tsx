import { downloadFile } from '@plumbline/api';
import { href, showError } from '@plumbline/app-kit';
import { denied } from '@plumbline/app-kit/record/record-actions';
import { useDecision } from '@plumbline/permissions/react';
import { messages } from '@plumbline/validation/messages';
import { Button } from '@plumbline/ui/Button';
import { ColumnsMenu } from '@plumbline/ui/ColumnsMenu';
import { IconButton } from '@plumbline/ui/IconButton';
import { Menu } from '@plumbline/ui/Menu';
import { toast } from '@plumbline/ui/toast';
import { BriefcaseIcon, CheckIcon, Columns3Icon, DownloadIcon, UploadIcon } from '@plumbline/ui/icons';
import { isShared, type Place } from '../navigation/location.ts';
import { groupings, type Grouping } from '../views/saved-views.ts';
import type { useTaskColumns } from './TaskTable.tsx';
import type { TreeQuery } from './use-tree.ts';
import { listMessages } from './messages.ts';

/** Menu to choose the field that a table is grouped by. */
export function GroupMenu({
  value,
  onChange,
}: {
  value: Grouping | undefined;
  onChange: (value: Grouping | undefined) => void;
}) {
  return (
    <Menu
      label={listMessages.groupBy}
      trigger={
        <Button variant="ghost" size="sm" icon={Columns3Icon}>
          {value
            ? listMessages.groupByField(groupings.find(({ id }) => id === value)?.label ?? '')
            : listMessages.group}
        </Button>
      }
      items={[
        {
          id: 'none',
          label: listMessages.none,
          ...(value === undefined ? { icon: CheckIcon } : {}),
          onAction: () => onChange(undefined),
        },
        ...groupings.map(({ id, label }) => ({
          id,
          label,
          ...(id === value ? { icon: CheckIcon } : {}),
          onAction: () => onChange(id),
        })),
      ]}
    />
  );
}

interface PlaceToolsProps {
  place: Place;
  query: TreeQuery;
  /** Column settings; only for tables. */
  columns?: ReturnType<typeof useTaskColumns>;
  /** Reason why nothing can be added here. */
  noAdding?: string;
  onProject: () => void;
}

/** Toolbar actions of a task list: new project or folder, columns, import and export. */
export function TaskListTools({ place, query, columns, noAdding, onProject }: PlaceToolsProps) {
  const mayExport = useDecision({ app: 8, name: 'task', type: 'x' });
  const mayImport = useDecision({ app: 8, name: 'task', type: 'i' });
  const search = () => new URLSearchParams({ ...query, filter: exported(place, query.filter) }).toString();
  return (
    <>
      {!isShared(place) && (
        <IconButton
          icon={BriefcaseIcon}
          label={listMessages.newProjectOrFolder}
          size="sm"
          onPress={onProject}
          {...(noAdding ? { disabledReason: noAdding } : {})}
        />
      )}
      {columns && <ColumnsMenu columns={columns.columns} state={columns.state} onChange={columns.arrange} />}
      <IconButton
        icon={UploadIcon}
        label={listMessages.importFromExcel}
        size="sm"
        {...(mayImport.allowed ? { href: href('task-import', { prop_type: 'task' }) } : denied(mayImport))}
      />
      <IconButton
        icon={DownloadIcon}
        label={listMessages.exportToExcel}
        size="sm"
        onPress={() =>
          void downloadFile(`/task-management/spaces/item/export?${search()}`).then(
            () => toast.success(messages.itemListDownloaded),
            showError,
          )
        }
        {...denied(mayExport)}
      />
    </>
  );
}

/** Returns the filter that limits an export to the place. */
function exported({ space, folder }: Place, filter: string | undefined): string {
  const own = folder
    ? [{ field: 'folder_id', op: 'eq', value: folder }]
    : space && space !== '-1'
      ? [{ field: 'space_id', op: 'eq', value: space }]
      : [];
  return JSON.stringify([...own, ...(filter ? (JSON.parse(filter) as object[]) : [])]);
}
