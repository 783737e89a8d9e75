import type { DriveFile } from '@plumbline/api';
import type { Ability } from '@plumbline/permissions';
import type { MenuEntry } from '@plumbline/ui/Menu';
import {
  ArrowUpRightIcon,
  CopyIcon,
  DownloadIcon,
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
import { uploadFiles } from '../uploads/upload-store.ts';
import { chooseFiles } from './choose.ts';
import { isFolder, readOnlyReason, staysWithRecord, type FilesOf } from './items.ts';

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
  onReplaced: () => void;
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
          label: 'Open',
          icon: ArrowUpRightIcon,
          ...(onFolder
            ? { onAction: () => onFolder(item.uuid) }
            : { href: href('Drive-folder', { id: item.uuid }) }),
        }
      : { id: 'preview', label: 'Preview', icon: EyeIcon, onAction: () => ask('preview') },
    ...(isFolder(item)
      ? []
      : [
          {
            id: 'comments',
            label: 'Comments',
            icon: MessageSquareIcon,
            onAction: () => ask('comments'),
          },
        ]),
    ...(record ? [{ id: 'record', label: 'Open record', icon: PaperclipIcon, href: record }] : []),
    {
      id: 'download',
      label: isFolder(item) ? 'Download as zip' : 'Download',
      icon: DownloadIcon,
      onAction: doing.onDownload,
    },
    'separator',
    // Files of a record are shared with the record.
    ...(ofRecord ? [] : [{ id: 'share', label: 'Share…', icon: Share2Icon, onAction: () => ask('share') }]),
    { id: 'links', label: 'Share links…', icon: LinkIcon, onAction: () => ask('links'), ...change('e') },
    {
      id: 'favorite',
      label: item.is_favorite ? 'Remove from favorites' : 'Add to favorites',
      icon: StarIcon,
      onAction: doing.onFavorite,
    },
    'separator',
    { id: 'rename', label: 'Rename…', icon: PencilIcon, onAction: () => ask('rename'), ...change('e') },
    {
      id: 'move',
      label: 'Move to…',
      icon: MoveIcon,
      onAction: () => askMany('move'),
      ...(ofRecord && !of ? { disabledReason: staysWithRecord } : change('e')),
    },
    { id: 'copy', label: 'Copy to…', icon: CopyIcon, onAction: () => askMany('copy'), ...may('c') },
    ...(isFolder(item)
      ? []
      : ([
          { id: 'versions', label: 'Versions', icon: HistoryIcon, onAction: () => ask('versions') },
          {
            id: 'replace',
            label: 'Upload new version',
            icon: UploadIcon,
            onAction: () =>
              chooseFiles({ isMany: false }, (files) =>
                uploadFiles(files, { replaces: item.uuid }, doing.onReplaced),
              ),
            ...change('a'),
          },
        ] as const)),
    'separator',
    {
      id: 'delete',
      label: 'Delete…',
      icon: Trash2Icon,
      tone: 'danger',
      onAction: () => askMany('trash'),
      ...change('d'),
    },
  ];
}
