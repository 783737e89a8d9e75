import type { DriveFile } from '@plumbline/api';
import { workdriveArchive, workdriveCreate } from '@plumbline/api/hooks/workdrive';
import { href, showError, type RouteName } from '@plumbline/app-kit';
import { fileColumns } from '@plumbline/app-kit/files/columns';
import { FileItems } from '@plumbline/app-kit/files/FileItems';
import { isFolder, readOnlyReason, sorted, type View } from '@plumbline/app-kit/files/items';
import { NameDialog } from '@plumbline/app-kit/files/NameDialog';
import { UploadMenu } from '@plumbline/app-kit/files/UploadMenu';
import { useActions } from '@plumbline/app-kit/files/use-actions';
import { useFolder } from '@plumbline/app-kit/files/use-folder';
import { useUploading } from '@plumbline/app-kit/files/use-uploading';
import { usePreference } from '@plumbline/app-kit/preferences';
import { saveAddress } from '@plumbline/app-kit/save-address';
import { Failed } from '@plumbline/app-kit/states';
import { denialText } from '@plumbline/permissions';
import { useDecision } from '@plumbline/permissions/react';
import { messages } from '@plumbline/validation/messages';
import { Breadcrumbs } from '@plumbline/ui/Breadcrumbs';
import type { SortKey } from '@plumbline/ui/DataTable';
import { FileArea } from '@plumbline/ui/FileArea';
import { ListLayout } from '@plumbline/ui/ListLayout';
import { SegmentedControl } from '@plumbline/ui/SegmentedControl';
import { Skeleton } from '@plumbline/ui/Skeleton';
import { Stack } from '@plumbline/ui/Stack';
import { toast } from '@plumbline/ui/toast';
import { useIsPhone } from '@plumbline/ui/media';
import {
  DownloadIcon,
  FolderPlusIcon,
  Grid3x3Icon,
  MoveIcon,
  TableIcon,
  Trash2Icon,
} from '@plumbline/ui/icons';
import { useMemo, useState, type ReactNode } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { DriveEmpty } from './DriveEmpty.tsx';

interface DriveScreenProps {
  title: string;
  route: Extract<RouteName, 'Drive-folder' | 'Drive-shared' | 'Drive-recent' | 'Drive-favorite'>;
  view?: View;
  /** Beside the look of the list, at the top of it. */
  tools?: ReactNode;
}

/** A folder of the drive, or one of the views of it: as a table or as tiles, with all that can be done with what is in it. */
export function DriveScreen({ title, route, view, tools }: DriveScreenProps) {
  const { id } = useParams();
  const [address, setAddress] = useSearchParams();
  const navigate = useNavigate();
  const search = address.get('q') ?? '';
  const isPhone = useIsPhone();
  const { item, list } = useFolder(id, view, search);
  const [look, setLook] = usePreference<{ as?: 'table' | 'tiles'; sort?: SortKey }>('drive', {});
  const [selected, setSelected] = useState<ReadonlySet<string>>(new Set());
  const mayAdd = useDecision({ app: 2, name: 'drive', type: 'a' });
  const isView = view !== undefined && id === undefined;
  const usual: SortKey =
    view === 'recent' && isView
      ? { columnId: 'opened_at', direction: 'desc' }
      : { columnId: 'name', direction: 'asc' };
  const sort = isView && view === 'recent' ? usual : (look.sort ?? usual);
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
  const reload = () => {
    void list.mutate();
    if (id) void item?.mutate();
  };
  const folderHref = (uuid: string) => href(route, { id: uuid });
  const actions = useActions({
    items: byId,
    folderId: id ?? null,
    reload,
    onDone: () => setSelected(new Set()),
  });
  const readOnly = here ? readOnlyReason(here) : undefined;
  const place = here?.name ?? 'All files';
  const uploading = useUploading({ folderId: id ?? null, place, items, reload });
  const noAdding = !mayAdd.allowed ? denialText(mayAdd) : readOnly;
  const mayPut = !noAdding && !isView && !search;
  const making = address.has('new') && mayPut;
  const setMaking = (isOn: boolean) =>
    setAddress(
      (before) => {
        if (isOn) before.set('new', '');
        else before.delete('new');
        return before;
      },
      { replace: true },
    );
  const folderName = (uuid: string) => {
    if (uuid === '') return 'All files';
    const row = byId.get(uuid);
    if (row) return isFolder(row) ? row.name : undefined;
    return trail.find((each) => each.uuid === uuid)?.name;
  };
  const open = (row: DriveFile) => {
    if (isFolder(row)) void navigate(folderHref(row.uuid));
    else actions.preview(row);
  };
  const download = (uuids: string[]) =>
    void workdriveArchive({ uuid: uuids }).then(({ data }) => saveAddress(data), showError);

  if (item?.error) return <Failed error={item.error} onRetry={reload} />;
  if (list.error && !list.data) return <Failed error={list.error} onRetry={reload} />;
  const isLoading = !list.data || (id !== undefined && !here);
  const asTiles = look.as === 'tiles' && !isPhone;
  return (
    <FileArea
      {...(mayPut ? { onFiles: (files, folder) => void uploading.take(files, folder) } : {})}
      onMove={(ids, folder) => void actions.move(ids, folder || null)}
      folderName={folderName}
      itemName={(uuid) => byId.get(uuid)?.name}
      selected={selected}
      refuseMove={(ids, folder) => actions.refuseMove(ids, folder)}
    >
      <ListLayout
        title={here?.name ?? title}
        {...(isLoading ? {} : { count: items.length })}
        {...(id === undefined
          ? {}
          : {
              above: (
                <Breadcrumbs
                  label="Folders"
                  items={[
                    { label: title, href: href(route, {}), ...(view ? {} : { folderId: '' }) },
                    ...trail.map(({ uuid, name }) => ({
                      label: name,
                      href: folderHref(uuid),
                      folderId: uuid,
                    })),
                    { label: here?.name ?? '' },
                  ]}
                />
              ),
            })}
        actions={
          isView ? undefined : (
            <UploadMenu
              {...(noAdding ? { disabledReason: noAdding } : {})}
              isPhone={isPhone}
              onChosen={(files) => void uploading.take(files, null)}
            />
          )
        }
        {...(isView
          ? {}
          : {
              primaryAction: {
                label: 'New folder',
                shortLabel: 'Folder',
                icon: FolderPlusIcon,
                onPress: () => setMaking(true),
                ...(noAdding ? { disabledReason: noAdding } : {}),
              },
            })}
        search={{
          value: search,
          placeholder: 'Search names and contents',
          onSearch: (words) =>
            setAddress(
              (before) => {
                if (words) before.set('q', words);
                else before.delete('q');
                return before;
              },
              { replace: true },
            ),
        }}
        tools={
          <>
            {id === undefined && tools}
            {!isPhone && (
              <SegmentedControl
                label="Look"
                size="sm"
                value={asTiles ? 'tiles' : 'table'}
                onChange={(as) => setLook({ ...look, as })}
                options={[
                  { id: 'table', label: 'Table', icon: TableIcon, iconOnly: true },
                  { id: 'tiles', label: 'Tiles', icon: Grid3x3Icon, iconOnly: true },
                ]}
              />
            )}
          </>
        }
        selection={{
          count: chosen.length,
          total: items.length,
          onSelectAll: () => setSelected(new Set(items.map(({ uuid }) => uuid))),
          onClear: () => setSelected(new Set()),
          actions: [
            {
              id: 'download',
              label: 'Download',
              icon: DownloadIcon,
              onPress: () => download(chosen.map(({ uuid }) => uuid)),
              ...(chosen.length > 100
                ? { disabledReason: 'At most 100 items are downloaded together.' }
                : {}),
            },
            {
              id: 'move',
              label: 'Move to…',
              icon: MoveIcon,
              onPress: () => actions.ask('move', chosen),
              ...actions.denied('e'),
            },
            {
              id: 'copy',
              label: 'Copy to…',
              icon: FolderPlusIcon,
              onPress: () => actions.ask('copy', chosen),
              ...actions.denied('a'),
            },
            {
              id: 'delete',
              label: 'Delete…',
              icon: Trash2Icon,
              tone: 'danger',
              onPress: () => actions.ask('trash', chosen),
              ...actions.denied('d'),
            },
          ],
        }}
      >
        {isLoading ? (
          <Stack padding={24}>
            <Skeleton label={title} shape="table" count={8} columns={4} />
          </Stack>
        ) : (
          <FileItems
            label={here?.name ?? title}
            items={items}
            asTiles={asTiles}
            columns={fileColumns({
              ...(isView || search !== ''
                ? { place: view === 'attached' && isView ? 'Record' : 'Folder' }
                : {}),
              hasOpened: view === 'recent' && isView,
            })}
            sort={sort}
            onSort={(next) => setLook({ ...look, sort: next })}
            selected={selected}
            onSelectionChange={setSelected}
            hrefOf={(row) => (isFolder(row) ? folderHref(row.uuid) : undefined)}
            onOpen={open}
            menuOf={actions.menuOf}
            empty={
              <DriveEmpty view={isView ? view : undefined} search={search} isReadOnly={Boolean(noAdding)} />
            }
          />
        )}
      </ListLayout>
      {making && (
        <NameDialog
          title="New folder"
          label="Folder name"
          name=""
          action="Create folder"
          save={async (name, key) => {
            await workdriveCreate(
              { name, type: 0, parent_id: id ?? null },
              { headers: { 'idempotency-key': key } },
            );
            toast.success(messages.folderAdded);
            reload();
          }}
          onClose={() => setMaking(false)}
        />
      )}
      {actions.dialogs}
      {uploading.dialog}
    </FileArea>
  );
}
