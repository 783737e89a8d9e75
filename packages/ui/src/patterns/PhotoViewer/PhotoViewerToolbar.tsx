import {
  DownloadIcon,
  EllipsisVerticalIcon,
  EyeIcon,
  EyeOffIcon,
  InfoIcon,
  MinusIcon,
  PencilIcon,
  PlusIcon,
  RedoIcon,
  RotateCwIcon,
  TrashIcon,
  UndoIcon,
  XIcon,
} from 'lucide-react';
import { Button } from '../../components/Button/Button.tsx';
import { IconButton } from '../../components/Button/IconButton.tsx';
import { formatShare } from '../../components/Format/formatPercent.ts';
import { Menu, type MenuEntry } from '../../components/Menu/Menu.tsx';
import { Text } from '../../components/Text/Text.tsx';
import { useLocale } from '../../locale.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import type { Photo } from './photoTypes.ts';
import { photoViewerMessages } from './PhotoViewer.messages.ts';
import * as styles from './PhotoViewer.css.ts';
import { zoomRange } from './photoZoom.ts';
import type { ViewerCommand } from './photoViewerKeys.ts';

type ButtonSize = 'md' | 'lg';

export interface ViewerBarProps {
  photo: Photo;
  /** Place of the photo, e.g. "3 of 5,000". */
  position: string;
  size: ButtonSize;
  isPhone: boolean;
  zoom: number;
  areMarksShown: boolean;
  isDetailsOpen: boolean;
  canMarkUp: boolean;
  /** The picture is loaded; marks are drawn over nothing else. */
  isLoaded: boolean;
  /** Saves a copy with marks; undefined if the photo has none. */
  onSaveCopy: (() => void) | undefined;
  isSavingCopy: boolean;
  actions: readonly MenuEntry[];
  onCommand: (command: ViewerCommand) => void;
  onClose: () => void;
}

/** Entries of the menu: what has no room in the bar of a phone, the marked copy, and the actions of the screen. */
function menuEntries(
  { photo, isPhone, areMarksShown, onSaveCopy, actions, onCommand }: ViewerBarProps,
  messages: typeof photoViewerMessages,
): MenuEntry[] {
  const hasMarks = (photo.marks ?? []).length > 0;
  const own: MenuEntry[] = [
    ...(isPhone
      ? [
          {
            id: 'rotate',
            label: messages.rotate,
            icon: RotateCwIcon,
            onAction: () => onCommand('rotate'),
          },
        ]
      : []),
    ...(isPhone && hasMarks
      ? [
          {
            id: 'marks',
            label: areMarksShown ? messages.hideMarks : messages.showMarks,
            icon: areMarksShown ? EyeOffIcon : EyeIcon,
            onAction: () => onCommand('marks'),
          },
        ]
      : []),
    ...(onSaveCopy
      ? [{ id: 'copy', label: messages.saveCopy, icon: DownloadIcon, onAction: onSaveCopy }]
      : []),
  ];
  return own.length > 0 && actions.length > 0 ? [...own, 'separator', ...actions] : [...own, ...actions];
}

/** Name and place of the photo, and what can be done with it. On a phone, fingers zoom instead of buttons. */
export function PhotoViewerToolbar(props: ViewerBarProps) {
  const { photo, position, size, isPhone, zoom, areMarksShown, isDetailsOpen, canMarkUp } = props;
  const { isSavingCopy, onCommand, onClose } = props;
  const messages = useMessages('photoViewer', photoViewerMessages);
  const { locale } = useLocale();
  const percent = formatShare(zoom, locale);
  const hasMarks = (photo.marks ?? []).length > 0;
  const entries = menuEntries(props, messages);
  return (
    <header className={styles.bar}>
      <IconButton icon={XIcon} size={size} label={messages.close} shortcut="Esc" onPress={onClose} />
      <div className={styles.heading}>
        <h2 className={styles.title}>
          <Text truncate="middle">{photo.name}</Text>
        </h2>
        <span className={styles.position}>{position}</span>
      </div>
      <div className={styles.zoom}>
        <IconButton
          icon={MinusIcon}
          size={size}
          label={messages.zoomOut}
          shortcut="-"
          isDisabled={zoom <= zoomRange.least}
          onPress={() => onCommand('zoomOut')}
        />
        <span className={styles.percent}>
          <Button
            variant="ghost"
            size="sm"
            aria-label={messages.fit(percent)}
            onPress={() => onCommand('fit')}
          >
            {percent}
          </Button>
        </span>
        <IconButton
          icon={PlusIcon}
          size={size}
          label={messages.zoomIn}
          shortcut="+"
          isDisabled={zoom >= zoomRange.most}
          onPress={() => onCommand('zoomIn')}
        />
      </div>
      {!isPhone && (
        <IconButton
          icon={RotateCwIcon}
          size={size}
          label={messages.rotate}
          shortcut="R"
          onPress={() => onCommand('rotate')}
        />
      )}
      {!isPhone && hasMarks && (
        <IconButton
          icon={areMarksShown ? EyeOffIcon : EyeIcon}
          size={size}
          label={areMarksShown ? messages.hideMarks : messages.showMarks}
          shortcut="H"
          onPress={() => onCommand('marks')}
        />
      )}
      {canMarkUp && (
        <IconButton
          icon={PencilIcon}
          size={size}
          label={messages.markUp}
          shortcut="M"
          disabledReason={props.isLoaded ? undefined : messages.notLoaded}
          onPress={() => onCommand('markUp')}
        />
      )}
      <IconButton
        icon={InfoIcon}
        size={size}
        label={messages.details}
        shortcut="I"
        isSelected={isDetailsOpen}
        onPress={() => onCommand('details')}
      />
      {entries.length > 0 && (
        <Menu
          label={messages.more}
          items={entries}
          trigger={
            <IconButton
              icon={EllipsisVerticalIcon}
              size={size}
              label={messages.more}
              {...(isSavingCopy ? { isPending: true } : {})}
            />
          }
        />
      )}
    </header>
  );
}

interface MarkBarProps {
  size: ButtonSize;
  canUndo: boolean;
  canRedo: boolean;
  hasSelection: boolean;
  onUndo: () => void;
  onRedo: () => void;
  onRemove: () => void;
  onDone: () => void;
}

/** Head of the viewer while marks are changed. */
export function MarkBar({
  size,
  canUndo,
  canRedo,
  hasSelection,
  onUndo,
  onRedo,
  onRemove,
  onDone,
}: MarkBarProps) {
  const messages = useMessages('photoViewer', photoViewerMessages);
  return (
    <header className={styles.bar}>
      <div className={styles.heading}>
        <h2 className={styles.title}>{messages.markUp}</h2>
      </div>
      <IconButton
        icon={UndoIcon}
        isDirectional
        size={size}
        label={messages.undo}
        shortcut="Ctrl+Z"
        isDisabled={!canUndo}
        onPress={onUndo}
      />
      <IconButton
        icon={RedoIcon}
        isDirectional
        size={size}
        label={messages.redo}
        shortcut="Ctrl+Shift+Z"
        isDisabled={!canRedo}
        onPress={onRedo}
      />
      <IconButton
        icon={TrashIcon}
        size={size}
        label={messages.remove}
        shortcut="Del"
        disabledReason={hasSelection ? undefined : messages.noSelection}
        onPress={onRemove}
      />
      <Button variant="primary" size={size} onPress={onDone}>
        {messages.done}
      </Button>
    </header>
  );
}
