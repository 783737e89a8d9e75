import type { DriveFile } from '@plumbline/api';
import { useState, type ReactNode } from 'react';
import { lazyWithRetry } from '../module/lazy-with-retry.tsx';
import { uploadFiles } from '../uploads/upload-store.ts';
import { chooseFiles } from './choose.ts';
import { isOtherType } from './items.ts';
import { filesMessages } from './messages.ts';

const ConfirmDialog = lazyWithRetry(() =>
  import('@plumbline/ui/ConfirmDialog').then((module) => module.ConfirmDialog),
);

/**
 * Uploads a new version of a file that the user chooses, and asks first if it is a file of another type.
 * @param onDone called when the version is uploaded.
 * @returns the function that opens the file dialog for an item, and the question.
 */
export function useVersionUpload(onDone: () => void): {
  choose: (item: DriveFile) => void;
  dialog: ReactNode;
} {
  const [asked, setAsked] = useState<{ item: DriveFile; file: File }>();
  const upload = (item: DriveFile, file: File) => uploadFiles([file], { replaces: item.uuid }, onDone);
  return {
    choose: (item) =>
      chooseFiles({ isMany: false }, ([file]) => {
        if (!file) return;
        if (isOtherType(item.name, file.name)) setAsked({ item, file });
        else upload(item, file);
      }),
    dialog: asked && (
      <ConfirmDialog
        isOpen
        onOpenChange={(isOpen) => !isOpen && setAsked(undefined)}
        title={filesMessages.otherTypeTitle}
        confirmLabel={filesMessages.uploadNewVersion}
        onConfirm={() => upload(asked.item, asked.file)}
      >
        {filesMessages.otherType(asked.file.name, asked.item.name)}
      </ConfirmDialog>
    ),
  };
}
