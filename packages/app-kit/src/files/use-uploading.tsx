import type { DriveFile } from '@plumbline/api';
import { showError } from '../data/error-message.ts';
import { useRevalidate } from '../data/use-revalidate.ts';
import { uploadFolders } from '../uploads/upload-folder.ts';
import { uploadFiles } from '../uploads/upload-store.ts';
import type { PlacedFile } from '@plumbline/ui/FileArea';
import { useRef, useState, type ReactNode } from 'react';
import { lazyWithRetry } from '../module/lazy-with-retry.tsx';
import type { ClashChoice } from './ClashDialog.tsx';
import { existingNames, isFolder, type FilesOf } from './items.ts';
import { itemsIn } from './use-folder.ts';

const ClashDialog = lazyWithRetry(() => import('./ClashDialog.tsx').then((module) => module.ClashDialog));

interface Waiting {
  files: PlacedFile[];
  folderId: string | null;
  place: string;
  clashes: readonly string[];
}

/** Uploads files and folders into the current folder or a subfolder, and asks about existing names. */
export function useUploading({
  folderId,
  place,
  items,
  reload,
  of,
}: {
  folderId: string | null;
  place: string;
  items: readonly DriveFile[];
  reload: () => void;
  /** Record that the files are added to. */
  of?: FilesOf;
}): { take: (files: PlacedFile[], target: string | null) => Promise<void>; dialog: ReactNode } {
  const [waiting, setWaiting] = useState<Waiting>();
  const refresh = useRevalidate('/workdrive');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  // Throttle revalidation to once a second while many files arrive.
  const arrived = () => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      refresh();
    }, 600);
  };
  const start = async (
    { files, folderId: target }: Waiting,
    choice: ClashChoice,
    clashes: readonly string[],
  ) => {
    const skipped = new Set(choice === 'skip' ? clashes : []);
    const accepted = files.filter(({ path }) => !skipped.has(path));
    const to = {
      ...(target ? {} : of),
      parent_id: target,
      on_clash: choice === 'replace' ? ('replace' as const) : ('keep' as const),
    };
    const loose = accepted.filter(({ path }) => !path.includes('/'));
    const placed = accepted.filter(({ path }) => path.includes('/'));
    uploadFiles(
      loose.map(({ file }) => file),
      to,
      arrived,
    );
    if (!placed.length) return;
    try {
      // One call accepts a limited number of files.
      for (let at = 0; at < placed.length; at += 5000)
        await uploadFolders(placed.slice(at, at + 5000), to, arrived);
      reload();
    } catch (reason) {
      showError(reason);
    }
  };
  const take = async (files: PlacedFile[], target: string | null) => {
    const to = target ?? folderId;
    try {
      const there = target ? await itemsIn(target) : items;
      const clashes = existingNames(
        files.filter(({ path }) => !path.includes('/')).map(({ path }) => path),
        there.filter((each) => !isFolder(each)),
      );
      const next = {
        files,
        folderId: to,
        place: items.find(({ uuid }) => uuid === target)?.name ?? place,
        clashes,
      };
      if (clashes.length) setWaiting(next);
      else await start(next, 'keep', []);
    } catch (reason) {
      showError(reason);
    }
  };
  return {
    take,
    dialog: waiting && (
      <ClashDialog
        names={waiting.clashes}
        place={waiting.place}
        action="Upload"
        onChoose={(choice) => void start(waiting, choice, waiting.clashes)}
        onClose={() => setWaiting(undefined)}
      />
    ),
  };
}
