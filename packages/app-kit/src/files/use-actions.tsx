import type { DriveFile } from '@plumbline/api';
import {
  workdriveCopy,
  workdriveDownload,
  workdriveSetFavorite,
  workdriveMove,
  workdriveRename,
  workdriveRestore,
  workdriveTrashMany,
} from '@plumbline/api/hooks/workdrive';
import { showError } from '../data/error-message.ts';
import { lazyWithRetry } from '../module/lazy-with-retry.tsx';
import { denied } from '../record/record-actions.tsx';
import { useRevalidate } from '../data/use-revalidate.ts';
import { download } from '../navigation/download.ts';
import { toastMessage } from '../feedback/toast-message.ts';
import { useUndo } from '../undo/use-undo.ts';
import type { Ability } from '@plumbline/permissions';
import { useDecision, useMayEach } from '@plumbline/permissions/react';
import { messages } from '@plumbline/validation/messages';
import type { MenuEntry } from '@plumbline/ui/Menu';
import { toast } from '@plumbline/ui/toast';
import { useState } from 'react';
import { fileLinkCalls } from './file-link-calls.ts';
import { itemMenu } from './item-menu.ts';
import {
  existingNames,
  inBatches,
  isFolder,
  stemOf,
  readOnlyReason,
  undoArea,
  type FilesOf,
} from './items.ts';
import { moveRefusal } from './move-refusal.ts';
import { itemsIn } from './use-folder.ts';
import { filesMessages as text } from './messages.ts';
import { useVersionUpload } from './use-version-upload.tsx';

const part = {
  Clash: lazyWithRetry(() => import('./ClashDialog.tsx').then((module) => module.ClashDialog)),
  Comments: lazyWithRetry(() => import('./FileComments.tsx').then((module) => module.FileComments)),
  Confirm: lazyWithRetry(() => import('@plumbline/ui/ConfirmDialog').then((module) => module.ConfirmDialog)),
  Links: lazyWithRetry(() => import('../share-links/LinksDialog.tsx').then((module) => module.LinksDialog)),
  Name: lazyWithRetry(() => import('./NameDialog.tsx').then((module) => module.NameDialog)),
  Place: lazyWithRetry(() => import('./PlaceDialog.tsx').then((module) => module.PlaceDialog)),
  Preview: lazyWithRetry(() => import('./Preview.tsx').then((module) => module.Preview)),
  Share: lazyWithRetry(() => import('./ShareItem.tsx').then((module) => module.ShareItem)),
  Versions: lazyWithRetry(() => import('./Versions.tsx').then((module) => module.Versions)),
};
const drive = { app: 2, name: 'drive' } as const;

type Asked =
  | { what: 'move' | 'copy' | 'trash'; items: readonly DriveFile[] }
  | { what: 'rename' | 'share' | 'links' | 'versions' | 'preview' | 'comments'; item: DriveFile }
  | { what: 'clash'; ids: string[]; folderId: string | null; place: string; names: string[] };

const several = (items: readonly DriveFile[]) => {
  const [first] = items;
  return items.length === 1 && first ? `“${first.name}”` : `${items.length} items`;
};

/** Actions on drive items and their dialogs. */
export function useActions({
  items,
  folderId,
  reload,
  onDone,
  of,
  onFolder,
  onPreview,
}: {
  items: ReadonlyMap<string, DriveFile>;
  folderId: string | null;
  reload: () => void;
  onDone: () => void;
  /** Record that the items belong to; they stay with it and are shared with it. */
  of?: FilesOf;
  /** Opens a folder that has no URL. */
  onFolder?: (id: string) => void;
  /** Opens the preview of a file that has a URL; without it the preview is a dialog of these actions. */
  onPreview?: (item: DriveFile) => void;
}) {
  const [asked, setAsked] = useState<Asked>();
  const decide = useMayEach();
  const mayShare = useDecision({ ...drive, type: 'e' });
  const refresh = useRevalidate('/workdrive');
  const undo = useUndo(undoArea);
  const close = () => setAsked(undefined);
  const may = (type: Ability) => denied(decide({ ...drive, type }));
  const changed = () => {
    refresh();
    reload();
  };

  const newVersion = useVersionUpload(changed);
  const preview = onPreview ?? ((item: DriveFile) => setAsked({ what: 'preview', item }));

  /** Runs a call for the items and reports those that were rejected. */
  const finish = async (
    ids: readonly string[],
    call: (part: string[]) => Promise<{ data: { refused: { uuid: string; message: string }[] } }>,
    description: string,
    /** Undo for the items that were changed. */
    back?: (done: string[]) => Promise<unknown>,
  ) => {
    let refused;
    try {
      refused = (await inBatches(ids, call)).flatMap(({ data }) => data.refused);
    } finally {
      // Items of earlier calls are changed even when a later call fails.
      changed();
    }
    onDone();
    const [refusal] = refused;
    const stayed = new Set(refused.map(({ uuid }) => uuid));
    const gone = ids.filter((id) => !stayed.has(id));
    if (back && gone.length)
      undo.done({ description, undoText: messages.itemRestored, back: () => back(gone).then(changed) });
    else if (!refusal) toast.success(description);
    if (refusal)
      toast.warning(
        refused.length === 1 ? refusal.message : text.moreNotChanged(refusal.message, refused.length - 1),
      );
  };
  const moveTo = (ids: string[], folder: string | null, on_clash: 'keep' | 'replace') =>
    finish(ids, (uuid) => workdriveMove({ uuid, parent_id: folder, on_clash }), 'Moved');
  const move = async (ids: string[], folder: string | null) => {
    try {
      const moving = ids.flatMap((id) => items.get(id) ?? []);
      const names = existingNames(
        moving.filter((each) => !isFolder(each)).map(({ name }) => name),
        await itemsIn(folder, of),
      );
      const place = (folder && items.get(folder)?.name) || 'that folder';
      if (names.length) setAsked({ what: 'clash', ids, folderId: folder, place, names });
      else await moveTo(ids, folder, 'keep');
    } catch (reason) {
      showError(reason);
    }
  };
  const copyTo = (ids: string[], folder: string | null) =>
    finish(
      ids,
      (uuid) =>
        workdriveCopy({ uuid, parent_id: folder }, { headers: { 'idempotency-key': crypto.randomUUID() } }),
      'Copied',
    );
  const favorite = (item: DriveFile) =>
    void workdriveSetFavorite({ uuid: [item.uuid], is_favorite: !item.is_favorite }).then(changed, showError);
  const downloadItem = (item: DriveFile) =>
    void workdriveDownload({ objectId: item.uuid }).then(({ data }) => download(data), showError);

  const menuOf = (id: string): MenuEntry[] => {
    const item = items.get(id);
    return item
      ? itemMenu(item, {
          of,
          may,
          onFolder,
          ask: (what) => (what === 'preview' ? preview(item) : setAsked({ what, item })),
          askMany: (what) => setAsked({ what, items: [item] }),
          onFavorite: () => favorite(item),
          onDownload: () => downloadItem(item),
          onNewVersion: () => newVersion.choose(item),
        })
      : [];
  };

  const ids = (list: readonly DriveFile[]) => list.map(({ uuid }) => uuid);
  const dialogs = (
    <>
      {(asked?.what === 'move' || asked?.what === 'copy') && (
        <part.Place
          title={`${asked.what === 'move' ? 'Move' : 'Copy'} ${several(asked.items)}`}
          action={asked.what === 'move' ? text.moveHere : text.copyHere}
          {...(of && asked.what === 'move' ? { of } : {})}
          without={new Set(asked.what === 'move' ? ids(asked.items) : [])}
          onClose={close}
          onChoose={async (folder) => {
            if (asked.what === 'move') await moveTo(ids(asked.items), folder, 'keep');
            else await copyTo(ids(asked.items), folder);
          }}
        />
      )}
      {asked?.what === 'trash' && (
        <part.Confirm
          isOpen
          onOpenChange={(isOpen) => !isOpen && close()}
          confirmLabel={text.moveToTrash}
          onConfirm={async () => {
            try {
              await finish(
                ids(asked.items),
                (uuid) => workdriveTrashMany({ uuid }),
                messages.itemDeleted,
                (gone) => inBatches(gone, (uuid) => workdriveRestore({ uuid }).then(toastMessage)),
              );
            } catch (reason) {
              showError(reason, messages.tryAgainLater);
            }
          }}
        >
          {text.moveToTrashConfirm(
            several(asked.items),
            asked.items.some(isFolder) ? ' with everything inside' : '',
            asked.items.length,
          )}
        </part.Confirm>
      )}
      {asked?.what === 'clash' && (
        <part.Clash
          names={asked.names}
          place={asked.place}
          action="Move"
          onClose={close}
          onChoose={(choice) => {
            const skipped = new Set(choice === 'skip' ? asked.names : []);
            const moved = asked.ids.filter((id) => !skipped.has(items.get(id)?.name ?? ''));
            if (moved.length)
              void moveTo(moved, asked.folderId, choice === 'replace' ? 'replace' : 'keep').catch(showError);
          }}
        />
      )}
      {asked?.what === 'rename' && (
        <part.Name
          title={text.renameItem(isFolder(asked.item) ? 'folder' : 'file')}
          label={text.name}
          name={asked.item.name}
          {...(isFolder(asked.item) ? {} : { chosen: stemOf(asked.item.name) })}
          action="Rename"
          onClose={close}
          save={async (name) => {
            await workdriveRename(asked.item.uuid, { name, version: asked.item.version });
            toast.success(isFolder(asked.item) ? messages.folderUpdated : text.renamed);
            changed();
          }}
        />
      )}
      {asked?.what === 'share' && <part.Share item={asked.item} onChanged={changed} onClose={close} />}
      {asked?.what === 'links' && (
        <part.Links
          uuid={asked.item.uuid}
          name={asked.item.name}
          calls={fileLinkCalls}
          mayShare={mayShare}
          onClose={close}
        />
      )}
      {asked?.what === 'versions' && <part.Versions item={asked.item} onChanged={changed} onClose={close} />}
      {asked?.what === 'preview' && (
        <part.Preview
          item={asked.item}
          items={[...items.values()]}
          onShow={preview}
          onClose={close}
          onComments={() => setAsked({ what: 'comments', item: asked.item })}
        />
      )}
      {asked?.what === 'comments' && <part.Comments uuid={asked.item.uuid} onClose={close} />}
      {newVersion.dialog}
    </>
  );
  return {
    menuOf,
    dialogs,
    move,
    copy: (copied: string[], folder: string | null) => copyTo(copied, folder).catch(showError),
    denied: may,
    preview,
    ask: (what: 'move' | 'copy' | 'trash', list: readonly DriveFile[]) => setAsked({ what, items: list }),
    /** Reason why the items cannot be copied to the folder. */
    refuseCopy: (_copied: readonly string[], folder: string): string | undefined => {
      const right = may('c').disabledReason;
      if (right) return right;
      if (of && !folder) return text.recordFilesCopyHint;
      const target = items.get(folder);
      return target ? readOnlyReason(target) : undefined;
    },
    /** Reason why the items cannot be moved to the folder. */
    refuseMove: (moving: readonly string[], folder: string): string | undefined =>
      may('e').disabledReason ?? moveRefusal(moving, folder, { items, folderId }),
  };
}
