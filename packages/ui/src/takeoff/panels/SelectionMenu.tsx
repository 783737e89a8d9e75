import { useImperativeHandle, useRef, useState, type Ref, type RefObject } from 'react';
import type { Point } from '@plumbline/estimating';
import * as styles from '../../components/Menu/Menu.css.ts';
import { MenuList } from '../../components/Menu/MenuList.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { Popup } from '../../overlay/Popup.tsx';
import { takeoffToolsMessages } from '../tools/tools.messages.ts';
import type { TakeoffCanvasHandle } from '../types.ts';
import { takeoffSelectionMessages } from './SelectionBar.messages.ts';
import { pageEntries, selectionEntries, type SelectionEntriesOptions } from './selectionEntries.ts';

export interface SelectionMenuHandle {
  /**
   * Opens the menu.
   * @param isOnShape false on empty paper.
   * @param at position in CSS pixels of the window.
   * @param point the same position in page points.
   */
  open: (isOnShape: boolean, at: Point, point: Point) => void;
}

interface SelectionMenuProps extends Omit<SelectionEntriesOptions, 'canvas' | 'messages' | 'toolNames'> {
  canvas: RefObject<TakeoffCanvasHandle | null>;
  ref: Ref<SelectionMenuHandle>;
}

/** Actions of the selection, or of the page on empty paper, at the place of a right click or long press. */
export function SelectionMenu({ canvas, ref, ...options }: SelectionMenuProps) {
  const messages = useMessages('takeoffSelection', takeoffSelectionMessages);
  const toolNames = useMessages('takeoffTools', takeoffToolsMessages);
  const [opened, setOpened] = useState<{ isOnShape: boolean; at: Point; point: Point } | null>(null);
  const anchor = useRef<HTMLSpanElement>(null);
  useImperativeHandle(
    ref,
    () => ({ open: (isOnShape, at, point) => setOpened({ isOnShape, at, point }) }),
    [],
  );
  if (!opened) return null;
  const { at, point, isOnShape } = opened;
  const close = () => setOpened(null);
  const given = { ...options, canvas: canvas.current, messages, toolNames };
  const isOfSelection = isOnShape && options.selected.length > 0;
  return (
    <>
      <span ref={anchor} className={styles.point} style={{ left: at.x, top: at.y }} />
      <Popup
        key={`${at.x} ${at.y}`}
        anchor={anchor}
        placement="bottom start"
        offset={2}
        isModal
        className={styles.popover}
        onClose={close}
      >
        <MenuList
          label={messages.menu}
          items={isOfSelection ? selectionEntries(given, point) : pageEntries(given)}
          openedBy="first"
          onClose={close}
        />
      </Popup>
    </>
  );
}
