import { workdriveCreate } from '@plumbline/api/hooks/workdrive';
import { messages } from '@plumbline/validation/messages';
import { FileArea } from '@plumbline/ui/FileArea';
import { toast } from '@plumbline/ui/toast';
import type { ReactNode } from 'react';
import { lazyWithRetry } from '../module/lazy-with-retry.tsx';
import type { Files } from './use-files.ts';
import { filesMessages } from './messages.ts';

const NameDialog = lazyWithRetry(() => import('./NameDialog.tsx').then((module) => module.NameDialog));

/** Drop area of a folder with the dialogs of its files. */
export function FilePlace({
  files,
  topName,
  mayUpload,
  isNaming,
  onNamed,
  fills = true,
  children,
}: {
  files: Files;
  /** Label of the root folder in the breadcrumb. */
  topName: string;
  mayUpload: boolean;
  /** Opens the dialog that names a new folder. */
  isNaming: boolean;
  onNamed: () => void;
  fills?: boolean;
  children: ReactNode;
}) {
  const { actions, take, folderId, of, reload } = files;
  return (
    <FileArea
      {...(mayUpload ? { onFiles: (dropped, folder) => void take(dropped, folder) } : {})}
      onMove={(ids, folder) => void actions.move(ids, folder || null)}
      onCopy={(ids, folder) => void actions.copy(ids, folder || null)}
      folderName={(uuid) => (uuid === '' ? topName : files.folderName(uuid))}
      itemName={files.itemName}
      selected={files.selected}
      fills={fills}
      refuseMove={actions.refuseMove}
      refuseCopy={actions.refuseCopy}
    >
      {children}
      {isNaming && (
        <NameDialog
          title={filesMessages.newFolder}
          label={filesMessages.folderName}
          name=""
          action={filesMessages.createFolder}
          save={async (name, key) => {
            await workdriveCreate(
              { name, type: 0, ...(folderId ? { parent_id: folderId } : (of ?? { parent_id: null })) },
              { headers: { 'idempotency-key': key } },
            );
            toast.success(messages.folderAdded);
            reload();
          }}
          onClose={onNamed}
        />
      )}
      {files.dialogs}
    </FileArea>
  );
}
