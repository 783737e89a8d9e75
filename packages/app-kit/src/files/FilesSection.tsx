import type { DriveFile } from '@plumbline/api';
import type { Decision } from '@plumbline/permissions';
import { Breadcrumbs } from '@plumbline/ui/Breadcrumbs';
import { Button } from '@plumbline/ui/Button';
import type { SortKey } from '@plumbline/ui/DataTable';
import { EmptyState } from '@plumbline/ui/EmptyState';
import { Inline } from '@plumbline/ui/Inline';
import { Skeleton } from '@plumbline/ui/Skeleton';
import { Spacer } from '@plumbline/ui/Spacer';
import { Stack } from '@plumbline/ui/Stack';
import { useIsPhone } from '@plumbline/ui/media';
import { FolderOpenIcon, FolderPlusIcon, MoveIcon, Trash2Icon } from '@plumbline/ui/icons';
import { useMemo, useState } from 'react';
import { Failed } from '../data/load-states.tsx';
import { fileColumns } from './columns.tsx';
import { FileItems } from './FileItems.tsx';
import { FilePlace } from './FilePlace.tsx';
import { fileHref, isFolder, type FilesOf } from './items.ts';
import { StorageQuotaNotice } from './StorageQuota.tsx';
import { UploadMenu } from './UploadMenu.tsx';
import { useFiles } from './use-files.tsx';
import { filesMessages } from './messages.ts';

const columns = fileColumns({ isNarrow: true });

/** Actions of the chosen files, or what adds files and folders. */
function FileActions({
  files: { actions, chosen, take },
  noFolder,
  noUpload,
  onNewFolder,
}: {
  files: ReturnType<typeof useFiles>;
  /** Reason why no folder can be added; undefined if it can. */
  noFolder: string | undefined;
  /** Reason why no files can be added; undefined if they can. */
  noUpload: string | undefined;
  onNewFolder: () => void;
}) {
  const isPhone = useIsPhone();
  return chosen.length > 0 ? (
    <>
      <Button size="sm" icon={MoveIcon} onPress={() => actions.ask('move', chosen)} {...actions.denied('e')}>
        {filesMessages.moveCountMenu(chosen.length)}
      </Button>
      <Button
        size="sm"
        icon={Trash2Icon}
        onPress={() => actions.ask('trash', chosen)}
        {...actions.denied('d')}
      >
        {filesMessages.deleteCount(chosen.length)}
      </Button>
    </>
  ) : (
    <>
      <Button
        size="sm"
        icon={FolderPlusIcon}
        onPress={onNewFolder}
        {...(noFolder ? { disabledReason: noFolder } : {})}
      >
        {filesMessages.newFolder}
      </Button>
      <UploadMenu
        size="sm"
        {...(noUpload ? { disabledReason: noUpload } : {})}
        isPhone={isPhone}
        onChosen={(chosenFiles) => void take(chosenFiles, null)}
      />
    </>
  );
}

/** Files and folders of a record, with the functions of the work drive. */
export function FilesSection({
  propType,
  propId,
  one,
  mayEdit,
  topIsClosed,
}: {
  /** Entity name under which the record's files are stored. */
  propType: string;
  propId: string;
  /** Entity name in the middle of a sentence, e.g. "account". */
  one: string;
  /** Decision about editing the record, which also applies to its files. */
  mayEdit: Decision;
  /** Reason why files cannot be added outside of folders. */
  topIsClosed?: string;
}) {
  const of = useMemo((): FilesOf => ({ prop_type: propType, prop_id: propId }), [propType, propId]);
  const [folderId, open] = useState<string>();
  const [sort, setSort] = useState<SortKey>({ columnId: 'name', direction: 'asc' });
  const [isNaming, setNaming] = useState(false);
  const files = useFiles({
    id: folderId,
    of,
    sort,
    top: `this ${one}`,
    decision: mayEdit,
    onFolder: open,
  });
  const { actions, here, refusal } = files;
  if (files.error)
    return <Failed error={files.error} onRetry={() => (folderId ? open(undefined) : files.reload())} />;
  const noUpload = refusal ?? (folderId ? undefined : topIsClosed);
  return (
    <FilePlace
      files={files}
      topName="Files"
      mayUpload={!noUpload}
      isNaming={isNaming}
      onNamed={() => setNaming(false)}
      fills={false}
    >
      <Stack gap={12}>
        <StorageQuotaNotice />
        <Inline gap={8}>
          {folderId !== undefined && (
            <Breadcrumbs
              label={filesMessages.folders}
              items={[
                { label: filesMessages.files, folderId: '', onPress: () => open(undefined) },
                ...files.trail.map(({ uuid, name }) => ({
                  label: name,
                  folderId: uuid,
                  onPress: () => open(uuid),
                })),
                { label: here?.name ?? '' },
              ]}
            />
          )}
          <Spacer />
          <FileActions
            files={files}
            noFolder={refusal}
            noUpload={noUpload}
            onNewFolder={() => setNaming(true)}
          />
        </Inline>
        {files.isLoading ? (
          <Skeleton label={filesMessages.files} shape="table" count={3} columns={4} />
        ) : (
          <FileItems
            label={filesMessages.files}
            items={files.items}
            asTiles={false}
            columns={columns}
            sort={sort}
            onSort={setSort}
            selected={files.selected}
            onSelectionChange={files.select}
            hrefOf={(row) => (isFolder(row) ? undefined : fileHref(row.uuid))}
            onOpen={(row: DriveFile) => (isFolder(row) ? open(row.uuid) : actions.preview(row))}
            menuOf={actions.menuOf}
            fills={false}
            empty={
              <EmptyState icon={FolderOpenIcon} title={filesMessages.noFilesYet} level={3}>
                {noUpload ? filesMessages.filesEmpty : filesMessages.filesEmptyUpload}
              </EmptyState>
            }
          />
        )}
      </Stack>
    </FilePlace>
  );
}
