import type { DriveFile, TaskDetail } from '@plumbline/api';
import { useWorkdriveList, workdriveRestore, workdriveTrash } from '@plumbline/api/hooks/workdrive';
import { showError } from '@plumbline/app-kit';
import { openDriveFile } from '@plumbline/app-kit/custom/drive-file';
import { lazyWithRetry } from '@plumbline/app-kit/module/lazy-with-retry';
import { uploadFiles } from '@plumbline/app-kit/uploads/upload-store';
import { useDecision } from '@plumbline/permissions/react';
import { messages } from '@plumbline/validation/messages';
import { ErrorState } from '@plumbline/ui/ErrorState';
import { formatBytes } from '@plumbline/ui/format';
import { IconButton } from '@plumbline/ui/IconButton';
import { Section } from '@plumbline/ui/RecordLayout';
import { Skeleton } from '@plumbline/ui/Skeleton';
import { RelatedList } from '@plumbline/ui/RelatedList';
import { FileTextIcon, ImageIcon, Trash2Icon, UploadIcon } from '@plumbline/ui/icons';
import { useState } from 'react';
import { useTaskUndo } from '../use-undo.ts';
import { panelMessages } from './messages.ts';

const Preview = lazyWithRetry(() =>
  import('@plumbline/app-kit/files/Preview').then((module) => module.Preview),
);
const ConfirmDialog = lazyWithRetry(() =>
  import('@plumbline/ui/ConfirmDialog').then((module) => module.ConfirmDialog),
);
/** File types with a preview, as specified; others are downloaded. */
const previewed = /\.(pdf|svg|png|jpe?g|gif)$/i;
/** Maximum number of files per list call, as specified. */
const MAX_FILES = 9999;

function choose(onChosen: (files: File[]) => void): void {
  const input = document.createElement('input');
  input.type = 'file';
  input.multiple = true;
  input.onchange = () => onChosen([...(input.files ?? [])]);
  input.click();
}

/** Attachments of a task, stored in the work drive. */
export function Files({ task, isReadOnly }: { task: TaskDetail; isReadOnly: boolean }) {
  const of = { prop_type: 'space_items', prop_id: task.uuid };
  const mayView = useDecision({ app: 2, name: 'drive', type: 'v' });
  const mayAdd = useDecision({ app: 2, name: 'drive', type: 'a' });
  const mayRemove = useDecision({ app: 2, name: 'drive', type: 'd' });
  const { data, error, mutate } = useWorkdriveList(
    {
      limit: MAX_FILES,
      offset: 0,
      filter: JSON.stringify([
        { field: 'prop_type', op: 'eq', value: of.prop_type },
        { field: 'prop_id', op: 'eq', value: of.prop_id },
        { field: 'type', op: 'eq', value: 1 },
      ]),
    },
    { swr: { enabled: mayView.allowed } },
  );
  const [opened, setOpened] = useState<DriveFile>();
  const [removing, setRemoving] = useState<DriveFile>();
  const undo = useTaskUndo();
  if (!mayView.allowed) return null;
  const files = (data?.data ?? []).filter(({ cloud_status }) => cloud_status);
  return (
    <Section
      title={panelMessages.files}
      {...(files.length ? { count: files.length } : {})}
      {...(isReadOnly || !mayAdd.allowed
        ? {}
        : {
            actions: (
              <IconButton
                icon={UploadIcon}
                label={panelMessages.uploadFiles}
                size="sm"
                onPress={() => choose((chosen) => uploadFiles(chosen, of, () => void mutate()))}
              />
            ),
          })}
    >
      {data ? (
        <RelatedList
          label={panelMessages.files}
          empty={panelMessages.noFilesYet}
          items={files.map((file) => ({
            id: file.uuid,
            label: file.name,
            isFile: true,
            icon: file.content_type.startsWith('image/') ? ImageIcon : FileTextIcon,
            onOpen: () => (previewed.test(file.name) ? setOpened(file) : openDriveFile(file.uuid)),
            aside: (
              <>
                <span>{formatBytes(file.size)}</span>
                {!isReadOnly && mayRemove.allowed && file.permission === 0 && (
                  <IconButton
                    icon={Trash2Icon}
                    label={panelMessages.deleteName(file.name)}
                    size="sm"
                    onPress={() => setRemoving(file)}
                  />
                )}
              </>
            ),
          }))}
        />
      ) : error ? (
        <ErrorState size="sm" title={panelMessages.filesFailed} onRetry={() => void mutate()} />
      ) : (
        <Skeleton label={panelMessages.files} shape="line" count={2} />
      )}
      {opened && <Preview item={opened} onClose={() => setOpened(undefined)} />}
      {removing && (
        <ConfirmDialog
          isOpen
          onOpenChange={(isOpen) => !isOpen && setRemoving(undefined)}
          title={messages.confirmTitle}
          confirmLabel={panelMessages.deleteFile}
          tone="danger"
          onConfirm={async () => {
            try {
              await undo.track(workdriveTrash(removing.uuid));
              undo.done({
                description: messages.itemDeleted,
                undoText: panelMessages.fileRestored(removing.name),
                back: () => workdriveRestore({ uuid: [removing.uuid] }).then(() => mutate()),
              });
            } catch (reason) {
              showError(reason, messages.tryAgainLater);
            }
            await mutate();
          }}
        >
          {panelMessages.deleteFileConfirm(removing.name, messages.warningDialogText)}
        </ConfirmDialog>
      )}
    </Section>
  );
}
