import type { DriveFile } from '@plumbline/api';
import { workdriveCreate } from '@plumbline/api/hooks/workdrive';
import { denialText, type Decision } from '@plumbline/permissions';
import { useDecision } from '@plumbline/permissions/react';
import { messages } from '@plumbline/validation/messages';
import { Breadcrumbs } from '@plumbline/ui/Breadcrumbs';
import { Button } from '@plumbline/ui/Button';
import type { SortKey } from '@plumbline/ui/DataTable';
import { EmptyState } from '@plumbline/ui/EmptyState';
import { FileArea } from '@plumbline/ui/FileArea';
import { Inline } from '@plumbline/ui/Inline';
import { Skeleton } from '@plumbline/ui/Skeleton';
import { Spacer } from '@plumbline/ui/Spacer';
import { Stack } from '@plumbline/ui/Stack';
import { toast } from '@plumbline/ui/toast';
import { useIsPhone } from '@plumbline/ui/media';
import { FolderOpenIcon, FolderPlusIcon, MoveIcon, Trash2Icon } from '@plumbline/ui/icons';
import { useMemo, useState } from 'react';
import { Failed } from '../states.tsx';
import { fileColumns } from './columns.tsx';
import { FileItems } from './FileItems.tsx';
import { isFolder, readOnlyReason, sorted, type FilesOf } from './items.ts';
import { NameDialog } from './NameDialog.tsx';
import { UploadMenu } from './UploadMenu.tsx';
import { useActions } from './use-actions.tsx';
import { useFolder } from './use-folder.ts';
import { useUploading } from './use-uploading.tsx';

const columns = fileColumns({ isNarrow: true });

/** The files and folders of one record: what the work drive offers, in the place where they belong. */
export function FilesPart({
  propType,
  propId,
  one,
  mayEdit,
  topIsClosed,
}: {
  /** The record, by the word under which its files are kept, and its id. */
  propType: string;
  propId: string;
  /** What the record is, in the middle of a sentence: "account". */
  one: string;
  /** Whether the record may be changed: its files follow it. */
  mayEdit: Decision;
  /** Why nothing is put beside the folders, where that is so. */
  topIsClosed?: string;
}) {
  const of = useMemo((): FilesOf => ({ prop_type: propType, prop_id: propId }), [propType, propId]);
  const [folderId, setFolderId] = useState<string>();
  const [sort, setSort] = useState<SortKey>({ columnId: 'name', direction: 'asc' });
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const [isNaming, setNaming] = useState(false);
  const isPhone = useIsPhone();
  const mayAdd = useDecision({ app: 2, name: 'drive', type: 'a' });
  const { item, list } = useFolder(folderId, undefined, '', of);
  const items = useMemo(
    () =>
      sorted(
        (list.data?.data ?? []).filter(({ cloud_status }) => cloud_status),
        sort,
      ),
    [list.data, sort],
  );
  const byId = useMemo(() => new Map(items.map((each) => [each.uuid, each])), [items]);
  const chosen = items.filter(({ uuid }) => selected.has(uuid));
  const here = item?.data?.data;
  const trail = here?.trail ?? [];
  const open = (uuid: string | undefined) => {
    setSelected(new Set());
    setFolderId(uuid);
  };
  const reload = () => {
    void list.mutate();
    if (folderId) void item?.mutate();
  };
  const actions = useActions({
    items: byId,
    folderId: folderId ?? null,
    reload,
    onDone: () => setSelected(new Set()),
    of,
    onFolder: open,
  });
  const place = here?.name ?? `this ${one}`;
  const uploading = useUploading({ folderId: folderId ?? null, place, items, reload, of });
  const refused = !mayEdit.allowed
    ? denialText(mayEdit)
    : !mayAdd.allowed
      ? denialText(mayAdd)
      : here
        ? readOnlyReason(here)
        : undefined;
  const noUpload = refused ?? (folderId ? undefined : topIsClosed);
  if (item?.error) return <Failed error={item.error} onRetry={() => open(undefined)} />;
  if (list.error && !list.data) return <Failed error={list.error} onRetry={reload} />;
  const isLoading = !list.data || (folderId !== undefined && !here);
  return (
    <FileArea
      {...(noUpload ? {} : { onFiles: (files, folder) => void uploading.take(files, folder) })}
      onMove={(ids, folder) => void actions.move(ids, folder || null)}
      folderName={(uuid) => {
        if (uuid === '') return 'Files';
        const row = byId.get(uuid);
        if (row) return isFolder(row) ? row.name : undefined;
        return trail.find((each) => each.uuid === uuid)?.name;
      }}
      itemName={(uuid) => byId.get(uuid)?.name}
      selected={selected}
      fills={false}
      refuseMove={actions.refuseMove}
    >
      <Stack gap={12}>
        <Inline gap={8}>
          {folderId !== undefined && (
            <Breadcrumbs
              label="Folders"
              items={[
                { label: 'Files', folderId: '', onPress: () => open(undefined) },
                ...trail.map(({ uuid, name }) => ({
                  label: name,
                  folderId: uuid,
                  onPress: () => open(uuid),
                })),
                { label: here?.name ?? '' },
              ]}
            />
          )}
          <Spacer />
          {chosen.length > 0 ? (
            <>
              <Button
                size="sm"
                icon={MoveIcon}
                onPress={() => actions.ask('move', chosen)}
                {...actions.denied('e')}
              >
                Move {chosen.length} to…
              </Button>
              <Button
                size="sm"
                icon={Trash2Icon}
                onPress={() => actions.ask('trash', chosen)}
                {...actions.denied('d')}
              >
                Delete {chosen.length}…
              </Button>
            </>
          ) : (
            <>
              <Button
                size="sm"
                icon={FolderPlusIcon}
                onPress={() => setNaming(true)}
                {...(refused ? { disabledReason: refused } : {})}
              >
                New folder
              </Button>
              <UploadMenu
                size="sm"
                {...(noUpload ? { disabledReason: noUpload } : {})}
                isPhone={isPhone}
                onChosen={(files) => void uploading.take(files, null)}
              />
            </>
          )}
        </Inline>
        {isLoading ? (
          <Skeleton label="Files" shape="table" count={3} columns={4} />
        ) : (
          <FileItems
            label="Files"
            items={items}
            asTiles={false}
            columns={columns}
            sort={sort}
            onSort={setSort}
            selected={selected}
            onSelectionChange={setSelected}
            hrefOf={() => undefined}
            onOpen={(row: DriveFile) => (isFolder(row) ? open(row.uuid) : actions.preview(row))}
            menuOf={actions.menuOf}
            fills={false}
            empty={
              <EmptyState icon={FolderOpenIcon} title="No files yet" level={3}>
                {noUpload ? 'Nothing has been put here.' : 'Drop files and folders here, or upload them.'}
              </EmptyState>
            }
          />
        )}
      </Stack>
      {isNaming && (
        <NameDialog
          title="New folder"
          label="Folder name"
          name=""
          action="Create folder"
          save={async (name, key) => {
            await workdriveCreate(
              { name, type: 0, ...(folderId ? { parent_id: folderId } : of) },
              { headers: { 'idempotency-key': key } },
            );
            toast.success(messages.folderAdded);
            reload();
          }}
          onClose={() => setNaming(false)}
        />
      )}
      {actions.dialogs}
      {uploading.dialog}
    </FileArea>
  );
}
