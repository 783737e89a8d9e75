import type { DriveFile } from '@plumbline/api';
import { Banner } from '@plumbline/ui/Banner';
import { Button } from '@plumbline/ui/Button';
import { Dialog } from '@plumbline/ui/Dialog';
import { FolderTree, type FolderEntry } from '@plumbline/ui/FolderTree';
import { Stack } from '@plumbline/ui/Stack';
import { useCallback, useEffect, useState } from 'react';
import { errorText } from '../data/error-message.ts';
import { isFolder, type FilesOf } from './items.ts';
import { itemsIn } from './use-folder.ts';
import { filesMessages } from './messages.ts';

const top = 'top';
const foldersIn = async (id: string | null, of: FilesOf | undefined): Promise<DriveFile[]> =>
  (await itemsIn(id, of)).filter(isFolder);

/** Dialog that selects a destination folder. */
export function PlaceDialog({
  title,
  action,
  without,
  of,
  onChoose,
  onClose,
}: {
  title: string;
  /** Label of the confirm button, e.g. "Move here". */
  action: string;
  /** Ids of folders that cannot be selected because they are being moved. */
  without: ReadonlySet<string>;
  /** Limits the folders to the files of this record. */
  of?: FilesOf;
  onChoose: (folderId: string | null) => Promise<unknown>;
  onClose: () => void;
}) {
  const [children, setChildren] = useState<ReadonlyMap<string, readonly DriveFile[]>>(new Map());
  const [expanded, setExpanded] = useState<readonly string[]>([top]);
  const [chosen, setChosen] = useState(top);
  const [problem, setProblem] = useState<string>();
  const [isPending, setPending] = useState(false);
  const load = useCallback(
    async (id: string) => {
      const found = await foldersIn(id === top ? null : id, of);
      setChildren((before) => new Map(before).set(id, found));
    },
    [of],
  );
  useEffect(() => void load(top).catch((reason: unknown) => setProblem(errorText(reason))), [load]);
  const entriesOf = (id: string): readonly FolderEntry[] | undefined =>
    children
      .get(id)
      ?.filter(({ uuid }) => !without.has(uuid))
      .map(({ uuid, name, permission, is_shared }) => ({
        id: uuid,
        name,
        kind: 'folder' as const,
        hasEntries: true,
        ...(entriesOf(uuid) ? { entries: entriesOf(uuid) ?? [] } : {}),
        ...(permission === 0 ? {} : { isReadOnly: true }),
        ...(is_shared ? { isShared: true } : {}),
      }));
  const isReadOnly = [...children.values()]
    .flat()
    .some(({ uuid, permission }) => uuid === chosen && permission !== 0);
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      width={600}
      footer={
        <>
          <Button onPress={onClose}>{filesMessages.cancel}</Button>
          <Button
            variant="primary"
            isPending={isPending}
            {...(isReadOnly ? { disabledReason: filesMessages.readOnlyFolderReason } : {})}
            onPress={() => {
              setPending(true);
              setProblem(undefined);
              onChoose(chosen === top ? null : chosen).then(onClose, (reason: unknown) => {
                setProblem(errorText(reason));
                setPending(false);
              });
            }}
          >
            {action}
          </Button>
        </>
      }
    >
      <Stack gap={12}>
        {problem && (
          <Banner tone="bad" isUrgent>
            {problem}
          </Banner>
        )}
        <FolderTree
          label={filesMessages.folders}
          entries={[{ id: top, name: 'All files', kind: 'folder', entries: entriesOf(top) ?? [] }]}
          selectedId={chosen}
          onSelect={setChosen}
          expandedIds={expanded}
          onExpandedChange={setExpanded}
          onLoad={load}
        />
      </Stack>
    </Dialog>
  );
}
