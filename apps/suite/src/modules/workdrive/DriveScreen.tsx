import type { DriveFile } from '@plumbline/api';
import { href, type RouteName } from '@plumbline/app-kit';
import { fileColumns } from '@plumbline/app-kit/files/columns';
import { FileItems } from '@plumbline/app-kit/files/FileItems';
import { FilePlace } from '@plumbline/app-kit/files/FilePlace';
import { isFolder, type View } from '@plumbline/app-kit/files/items';
import { StorageQuota, StorageQuotaNotice } from '@plumbline/app-kit/files/StorageQuota';
import { UploadMenu } from '@plumbline/app-kit/files/UploadMenu';
import { useFiles } from '@plumbline/app-kit/files/use-files';
import { usePreference } from '@plumbline/app-kit/session/use-preference';
import { Failed } from '@plumbline/app-kit/data/load-states';
import { setSearchParams } from '@plumbline/app-kit/navigation/set-search-params';
import { Breadcrumbs } from '@plumbline/ui/Breadcrumbs';
import type { SortKey } from '@plumbline/ui/DataTable';
import { ListLayout } from '@plumbline/ui/ListLayout';
import { SegmentedControl } from '@plumbline/ui/SegmentedControl';
import { Skeleton } from '@plumbline/ui/Skeleton';
import { Stack } from '@plumbline/ui/Stack';
import { Surface } from '@plumbline/ui/Surface';
import { useIsPhone } from '@plumbline/ui/media';
import { FolderPlusIcon, Grid3x3Icon, TableIcon } from '@plumbline/ui/icons';
import type { ReactNode } from 'react';
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router';
import { DriveEmpty } from './DriveEmpty.tsx';
import { FilePreviewAndComments } from './FilePreviewAndComments.tsx';
import { driveActions } from './drive-actions.ts';
import { workdriveMessages } from './messages.ts';

interface DriveScreenProps {
  title: string;
  route: Extract<RouteName, 'Drive-folder' | 'Drive-shared' | 'Drive-recent' | 'Drive-favorite'>;
  view?: View;
  /** Tabs above the files. */
  halves?: ReactNode;
}
const phoneOrders = [
  { id: 'name', label: workdriveMessages.name },
  { id: 'content_at', label: workdriveMessages.modified },
  { id: 'size', label: workdriveMessages.size },
];

/** Columns of a view, or of a folder; found files have their place. */
const driveColumns = (view: View | undefined, isSearch: boolean) =>
  fileColumns({
    ...(view !== undefined || isSearch ? { place: view === 'attached' ? 'Record' : 'Folder' } : {}),
    hasOpened: view === 'recent',
  });

function LayoutSwitch({
  value,
  onChange,
}: {
  value: 'table' | 'tiles';
  onChange: (value: 'table' | 'tiles') => void;
}) {
  return (
    <SegmentedControl
      label={workdriveMessages.layout}
      size="sm"
      value={value}
      onChange={onChange}
      options={[
        { id: 'table', label: workdriveMessages.table, icon: TableIcon, iconOnly: true },
        { id: 'tiles', label: workdriveMessages.tiles, icon: Grid3x3Icon, iconOnly: true },
      ]}
    />
  );
}

/** Breadcrumbs of the open folder. */
function FolderTrail({
  title,
  route,
  isDrive,
  files: { trail, here },
}: Pick<DriveScreenProps, 'title' | 'route'> & {
  /** True if the trail begins with the drive, which takes dropped files, and not with a view. */
  isDrive: boolean;
  files: ReturnType<typeof useFiles>;
}) {
  return (
    <Breadcrumbs
      label={workdriveMessages.folders}
      items={[
        { label: title, href: href(route, {}), ...(isDrive ? { folderId: '' } : {}) },
        ...trail.map(({ uuid, name }) => ({
          label: name,
          href: href(route, { id: uuid }),
          folderId: uuid,
        })),
        { label: here?.name ?? '' },
      ]}
    />
  );
}

/** Returns the address of a file's preview over the shown list. */
function useFileHref(): (uuid: string) => string {
  const { pathname, search } = useLocation();
  return (uuid) => {
    const query = new URLSearchParams(search);
    query.set('file', uuid);
    return `${pathname}?${query}`;
  };
}

/** Shows a folder or view of the drive as table or tiles, with search, upload and file actions. */
export function DriveScreen({ title, route, view, halves }: DriveScreenProps) {
  const { id } = useParams();
  const [address, setAddress] = useSearchParams();
  const fileHref = useFileHref();
  const navigate = useNavigate();
  const search = address.get('q') ?? '';
  const isPhone = useIsPhone();
  const isView = view !== undefined && id === undefined;
  const [look, setLook] = usePreference<{ as?: 'table' | 'tiles'; sort?: SortKey }>('drive', {});
  const defaultSort: SortKey =
    view === 'recent' && isView
      ? { columnId: 'opened_at', direction: 'desc' }
      : { columnId: 'name', direction: 'asc' };
  const sort = isView && view === 'recent' ? defaultSort : (look.sort ?? defaultSort);
  const files = useFiles({
    id,
    view,
    search,
    sort,
    top: workdriveMessages.allFiles,
    onPreview: ({ uuid }) => setAddress(setSearchParams({ file: uuid })),
  });
  const { items, chosen, here, actions, refusal, take } = files;
  const folderHref = (uuid: string) => href(route, { id: uuid });
  const mayPut = !refusal && !isView && !search;
  const isNaming = address.has('new') && !refusal && !isView;
  const setParameter = (name: 'new' | 'q', value: string | undefined) =>
    setAddress(
      (before) => {
        if (value === undefined) before.delete(name);
        else before.set(name, value);
        return before;
      },
      { replace: true },
    );
  const setNaming = (isOn: boolean) => setParameter('new', isOn ? '' : undefined);
  const open = (row: DriveFile) =>
    isFolder(row) ? void navigate(folderHref(row.uuid)) : actions.preview(row);

  if (files.error) return <Failed error={files.error} wasThere={files.wasThere} onRetry={files.reload} />;
  const asTiles = look.as === 'tiles' && !isPhone;
  const above =
    id !== undefined ? (
      <FolderTrail title={title} route={route} isDrive={view === undefined} files={files} />
    ) : isPhone ? (
      halves
    ) : undefined;
  return (
    <FilePlace
      files={files}
      topName={workdriveMessages.allFiles}
      mayUpload={mayPut}
      isNaming={isNaming}
      onNamed={() => setNaming(false)}
    >
      <StorageQuotaNotice edge />
      <ListLayout
        title={here?.name ?? title}
        {...(files.isLoading ? {} : { count: items.length })}
        above={above}
        actions={
          isView ? undefined : (
            <UploadMenu
              {...(refusal ? { disabledReason: refusal } : {})}
              isPhone={isPhone}
              onChosen={(files) => void take(files, null)}
            />
          )
        }
        {...(isView
          ? {}
          : {
              primaryAction: {
                label: workdriveMessages.newFolder,
                shortLabel: 'Folder',
                icon: FolderPlusIcon,
                onPress: () => setNaming(true),
                ...(refusal ? { disabledReason: refusal } : {}),
              },
            })}
        search={{
          value: search,
          placeholder: workdriveMessages.searchNamesAndContents,
          onSearch: (search) => setParameter('q', search || undefined),
        }}
        tools={
          <>
            {id === undefined && halves}
            <LayoutSwitch value={asTiles ? 'tiles' : 'table'} onChange={(as) => setLook({ ...look, as })} />
          </>
        }
        {...(isView && view === 'recent'
          ? {}
          : {
              sorting: {
                options: phoneOrders,
                value: sort,
                onChange: (next: SortKey) => setLook({ ...look, sort: next }),
              },
            })}
        selection={{
          count: chosen.length,
          total: items.length,
          onSelectAll: () => files.select(new Set(items.map(({ uuid }) => uuid))),
          onClear: () => files.select(new Set()),
          actions: driveActions(chosen, actions),
        }}
      >
        {files.isLoading ? (
          <Stack padding={24}>
            <Skeleton label={title} shape="table" count={8} columns={4} />
          </Stack>
        ) : (
          <FileItems
            label={here?.name ?? title}
            items={items}
            asTiles={asTiles}
            columns={driveColumns(isView ? view : undefined, search !== '')}
            sort={sort}
            onSort={(next) => setLook({ ...look, sort: next })}
            selected={files.selected}
            onSelectionChange={files.select}
            hrefOf={({ uuid, ...row }) => (isFolder(row) ? folderHref(uuid) : fileHref(uuid))}
            onOpen={open}
            menuOf={actions.menuOf}
            empty={
              <DriveEmpty view={isView ? view : undefined} search={search} isReadOnly={Boolean(refusal)} />
            }
          />
        )}
      </ListLayout>
      <Surface border="top" paddingX={24} paddingY={8}>
        <StorageQuota />
      </Surface>
      <FilePreviewAndComments items={items} />
    </FilePlace>
  );
}
