import type { DriveFile } from '@plumbline/api';
import type { Ability } from '@plumbline/permissions';
import type { MenuEntry } from '@plumbline/ui/Menu';
import {
  ArrowUpRightIcon,
  CopyIcon,
  DownloadIcon,
  ExternalLinkIcon,
  EyeIcon,
  HistoryIcon,
  LinkIcon,
  MessageSquareIcon,
  MoveIcon,
  PaperclipIcon,
  PencilIcon,
  Share2Icon,
  StarIcon,
  Trash2Icon,
  UploadIcon,
} from '@plumbline/ui/icons';
import { recordHref } from '../custom/record-href.ts';
import { href } from '../navigation/routes.ts';
import { fileHref, isFolder, readOnlyReason, recordFileReason, type FilesOf } from './items.ts';
import { filesMessages } from './messages.ts';

interface Doing {
  /** Record whose files are shown. */
  of: FilesOf | undefined;
  may: (type: Ability) => { disabledReason?: string };
  /** Opens a folder that has no URL. */
  onFolder: ((id: string) => void) | undefined;
  ask: (what: 'rename' | 'share' | 'links' | 'versions' | 'preview' | 'comments') => void;
  askMany: (what: 'move' | 'copy' | 'trash') => void;
  onFavorite: () => void;
  onDownload: () => void;
  onNewVersion: () => void;
}

/** Page of the record that an item belongs to; undefined when it has none. */
const recordOf = ({ prop_type, prop_id }: DriveFile) =>
  prop_type === 'estimation' || prop_type === 'estimation_files'
    ? href('estimation-view', { uuid: prop_id })
    : recordHref(prop_type, prop_id);

/** Builds the menu of a drive item; disabled entries have a reason. */
export function itemMenu(item: DriveFile, doing: Doing): MenuEntry[] {
  const { of, may, onFolder, ask, askMany } = doing;
  const refusal = readOnlyReason(item);
  const change = (type: Ability) => (refusal ? { disabledReason: refusal } : may(type));
  const ofRecord = item.prop_type !== '';
  const record = ofRecord && !of ? recordOf(item) : undefined;
  return [
    isFolder(item)
      ? {
          id: 'open',
          label: filesMessages.open,
          icon: ArrowUpRightIcon,
          ...(onFolder
            ? { onAction: () => onFolder(item.uuid) }
            : { href: href('Drive-folder', { id: item.uuid }) }),
        }
      : { id: 'preview', label: filesMessages.preview, icon: EyeIcon, onAction: () => ask('preview') },
    ...(isFolder(item) && onFolder
      ? []
      : [
          {
            id: 'new-tab',
            label: filesMessages.openInNewTab,
            icon: ExternalLinkIcon,
            href: isFolder(item) ? href('Drive-folder', { id: item.uuid }) : fileHref(item.uuid),
            target: '_blank',
          },
        ]),
    ...(isFolder(item)
      ? []
      : [
          {
            id: 'comments',
            label: filesMessages.comments,
            icon: MessageSquareIcon,
            onAction: () => ask('comments'),
          },
        ]),
    ...(record ? [{ id: 'record', label: filesMessages.openRecord, icon: PaperclipIcon, href: record }] : []),
    {
      id: 'download',
      label: isFolder(item) ? filesMessages.downloadAsZip : filesMessages.download,
      icon: DownloadIcon,
      onAction: doing.onDownload,
    },
    'separator',
    // Files of a record are shared with the record.
    ...(ofRecord
      ? []
      : [{ id: 'share', label: filesMessages.shareMenu, icon: Share2Icon, onAction: () => ask('share') }]),
    {
      id: 'links',
      label: filesMessages.shareLinksMenu,
      icon: LinkIcon,
      onAction: () => ask('links'),
      ...change('e'),
    },
    {
      id: 'favorite',
      label: item.is_favorite ? filesMessages.removeFromFavorites : filesMessages.addToFavorites,
      icon: StarIcon,
      onAction: doing.onFavorite,
    },
    'separator',
    {
      id: 'rename',
      label: filesMessages.renameMenu,
      icon: PencilIcon,
      onAction: () => ask('rename'),
      ...change('e'),
    },
    {
      id: 'move',
      label: filesMessages.moveToMenu,
      icon: MoveIcon,
      onAction: () => askMany('move'),
      ...(ofRecord && !of ? { disabledReason: recordFileReason } : change('e')),
    },
    {
      id: 'copy',
      label: filesMessages.copyToMenu,
      icon: CopyIcon,
      onAction: () => askMany('copy'),
      ...may('c'),
    },
    ...(isFolder(item)
      ? []
      : ([
          {
            id: 'versions',
            label: filesMessages.versions,
            icon: HistoryIcon,
            onAction: () => ask('versions'),
          },
          {
            id: 'replace',
            label: filesMessages.uploadNewVersion,
            icon: UploadIcon,
            onAction: doing.onNewVersion,
            ...change('a'),
          },
        ] as const)),
    'separator',
    {
      id: 'delete',
      label: filesMessages.deleteMenu,
      icon: Trash2Icon,
      tone: 'danger',
      onAction: () => askMany('trash'),
      ...change('d'),
    },
  ];
}
