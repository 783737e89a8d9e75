import { useEffect, useRef, useState, type PointerEvent, type ReactNode } from 'react';
import { cx } from '../../cx.ts';
import { KeyboardDragLine } from '../../dnd/KeyboardDragLine.tsx';
import { usePointerDrag, type Point } from '../../dnd/usePointerDrag.ts';
import { useLocale } from '../../locale.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import type { PlacedFile } from './chosenFiles.ts';
import * as styles from './FileArea.css.ts';
import { fileAreaMessages } from './FileArea.messages.ts';
import { useFileDrop } from './useFileDrop.ts';

export type { PlacedFile } from './chosenFiles.ts';

export interface FileAreaProps {
  /** Called with dropped files and folders and the folder they were dropped on; null for the shown folder. */
  onFiles?: (files: PlacedFile[], folderId: string | null) => void;
  /** Called with items dragged onto a folder; the empty id is the top level. */
  onMove?: (ids: string[], folderId: string) => void;
  /** Called instead of `onMove` while Ctrl or Alt is held: copies the items. */
  onCopy?: (ids: string[], folderId: string) => void;
  /** Returns the name of a folder that accepts drops; undefined for other items. */
  folderName: (id: string) => string | undefined;
  /** Returns the name of an item that can be dragged. */
  itemName: (id: string) => string | undefined;
  /** Ids of the selected items, which are moved together. */
  selected: ReadonlySet<string>;
  /** Returns the reason why items cannot be moved to a folder. */
  refuseMove?: (ids: readonly string[], folderId: string) => string | undefined;
  /** Returns the reason why items cannot be copied to a folder. */
  refuseCopy?: (ids: readonly string[], folderId: string) => string | undefined;
  /** Fills the available height and scrolls; true by default. */
  fills?: boolean;
  /** Rows and tiles have `data-id`, other drop targets `data-folder-id`. */
  children: ReactNode;
}

interface FileDrag {
  ids: string[];
  isCopy: boolean;
  folderId?: string;
  refusal?: string;
}
/** Controls that handle their own presses; a tile's button acts for the tile. */
const controls =
  'input, textarea, select, label, [role="checkbox"], [role="columnheader"], [data-check], [aria-haspopup]';

const isMac = () => /Mac|iP(?:hone|ad)/.test(navigator.platform);
/** On a Mac, Ctrl and a press open the menu. */
const asksForCopy = (event: { ctrlKey: boolean; altKey: boolean }) => event.ctrlKey || event.altKey;

/** Reports the copy keys while items are dragged, and prevents text selection. Returns the cleanup. */
function followCopyKeys(onKeys: (isCopy: boolean) => void): () => void {
  const note = (event: KeyboardEvent | globalThis.PointerEvent) => onKeys(asksForCopy(event));
  // Dragging items over text must not select it.
  const refuse = (event: Event) => event.preventDefault();
  const listened = ['keydown', 'keyup', 'pointermove'] as const;
  for (const type of listened) window.addEventListener(type, note, true);
  document.addEventListener('selectstart', refuse);
  return () => {
    for (const type of listened) window.removeEventListener(type, note, true);
    document.removeEventListener('selectstart', refuse);
  };
}

interface FileDragLineProps extends Pick<FileAreaProps, 'itemName' | 'folderName'> {
  dragged: FileDrag;
  /** Offers the key that copies instead of moving. */
  canCopy: boolean;
}

/** Line that shows what is dragged and its destination, or why it cannot be dropped. */
function FileDragLine({ dragged, canCopy, itemName, folderName }: FileDragLineProps) {
  const messages = useMessages('fileArea', fileAreaMessages);
  const { locale } = useLocale();
  const { ids, isCopy, folderId, refusal } = dragged;
  const what =
    ids.length === 1 ? (itemName(ids[0] ?? '') ?? '') : messages.several(ids.length.toLocaleString(locale));
  const where = folderId === undefined ? undefined : (folderName(folderId) ?? '');
  return (
    <KeyboardDragLine
      isRefused={refusal !== undefined}
      strong={where === undefined ? [what] : [what, where]}
      orElse={canCopy && !isCopy ? { key: isMac() ? '⌥' : 'Ctrl', does: messages.copies } : undefined}
    >
      {refusal ??
        (where === undefined
          ? (isCopy ? messages.copying : messages.moving)(what)
          : (isCopy ? messages.copyInto : messages.moveInto)(what, where))}
    </KeyboardDragLine>
  );
}

/**
 * Drop area around a list of files: accepts uploads, and moves or copies items dragged onto a folder.
 *
 * @example
 * <FileArea folderName={() => 'Plans'} itemName={() => 'Floor plans.pdf'} selected={new Set()}>
 *   <Text>Drop files here.</Text>
 * </FileArea>
 */
export function FileArea({
  onFiles,
  onMove,
  onCopy,
  folderName,
  itemName,
  selected,
  refuseMove,
  refuseCopy,
  fills = true,
  children,
}: FileAreaProps) {
  const messages = useMessages('fileArea', fileAreaMessages);
  const root = useRef<HTMLDivElement>(null);
  const marked = useRef<Element>(undefined);
  const [dragged, setDragged] = useState<FileDrag>();
  const heldDrag = useRef<FileDrag>(undefined);
  const wantsCopy = useRef(false);

  const mark = (element: Element | undefined) => {
    if (marked.current === element) return;
    marked.current?.removeAttribute('data-drop-over');
    element?.setAttribute('data-drop-over', '');
    marked.current = element;
  };
  useEffect(() => () => marked.current?.removeAttribute('data-drop-over'), []);
  /** Returns the folder at an element, with the element that shows it. */
  const folderAt = (element: Element | null | undefined) => {
    const place = element?.closest<HTMLElement>('[data-id], [data-folder-id]');
    if (!place || !root.current?.contains(place)) return undefined;
    const id = place.dataset['folderId'] ?? place.dataset['id'] ?? '';
    const name = folderName(id);
    return name === undefined ? undefined : { id, name, place };
  };
  const hold = (next: FileDrag | undefined) => {
    heldDrag.current = next;
    setDragged(next);
  };

  const start = usePointerDrag<string>({
    onStart: (id) => {
      if (!onMove || itemName(id) === undefined) return false;
      getSelection()?.removeAllRanges();
      hold({ ids: selected.has(id) ? [...selected] : [id], isCopy: wantsCopy.current });
      return true;
    },
    onMove: ({ x, y }: Point) => {
      const was = heldDrag.current;
      if (!was) return;
      const folder = folderAt(document.elementFromPoint(x, y));
      const isOwn = folder !== undefined && was.ids.includes(folder.id);
      const target = isOwn ? undefined : folder;
      const isCopy = wantsCopy.current;
      const refusal = target && (isCopy ? refuseCopy : refuseMove)?.(was.ids, target.id);
      mark(target && !refusal ? target.place : undefined);
      if (was.folderId !== target?.id || was.refusal !== refusal || was.isCopy !== isCopy)
        hold({ ids: was.ids, isCopy, folderId: target?.id, refusal });
    },
    onDrop: () => {
      const was = heldDrag.current;
      mark(undefined);
      hold(undefined);
      if (was?.folderId !== undefined && was.refusal === undefined)
        (was.isCopy ? onCopy : onMove)?.(was.ids, was.folderId);
    },
    onCancel: () => {
      mark(undefined);
      hold(undefined);
    },
    isOff: !onMove,
  });
  const isDragging = dragged !== undefined;
  useEffect(() => {
    if (!isDragging) return undefined;
    return followCopyKeys((isCopy) => {
      wantsCopy.current = Boolean(onCopy) && isCopy;
    });
  }, [isDragging, onCopy]);
  const take = (event: PointerEvent<HTMLDivElement>) => {
    const target = event.target as Element;
    if (!onMove || event.pointerType === 'touch' || target.closest(controls)) return;
    const id = target.closest<HTMLElement>('[data-id]')?.dataset['id'];
    wantsCopy.current = Boolean(onCopy) && asksForCopy(event);
    if (id !== undefined) start(event, id);
  };
  const { isOver, overName, dropProps } = useFileDrop({ root, onFiles, folderAt, mark });
  return (
    <div
      ref={root}
      className={cx(styles.area, fills && styles.fills, isOver && overName === undefined && styles.over)}
      // In the capture phase, because the button of a tile stops the event.
      onPointerDownCapture={take}
      // The native drag of a link would capture the pointer.
      onDragStart={(event) => event.preventDefault()}
      {...dropProps}
    >
      {children}
      {isOver && (
        <KeyboardDragLine strong={overName === undefined ? [] : [overName]}>
          {overName === undefined ? messages.dropHere : messages.dropInto(overName)}
        </KeyboardDragLine>
      )}
      {dragged && (
        <FileDragLine
          dragged={dragged}
          canCopy={onCopy !== undefined}
          itemName={itemName}
          folderName={folderName}
        />
      )}
    </div>
  );
}
