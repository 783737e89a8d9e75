import { X } from 'lucide-react';
import { useEffect, useId, useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { IconButton } from '../Button/IconButton.tsx';
import { cx } from '../../cx.ts';
import { useScrolls } from '../../hooks.ts';
import { borrowFocus, focusOrigins } from '../../overlay/focus.ts';
import { followRegion } from '../../overlay/followRegion.ts';
import { isCovered } from '../../overlay/layers.ts';
import { Modal } from '../../overlay/Modal.tsx';
import * as dialog from '../Dialog/Dialog.css.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { dialogMessages } from '../Dialog/Dialog.messages.ts';
import * as styles from './Drawer.css.ts';
import { renderInBody } from '../../overlay/renderInBody.ts';

export interface DrawerProps {
  /** Controlled open state. */
  isOpen: boolean;
  /** Called when the open state should change. */
  onOpenChange: (isOpen: boolean) => void;
  /** Title of the drawer. */
  title: string;
  /** Replaces the usual head (title and close button); the title still names the drawer. */
  head?: ReactNode | ((close: () => void) => ReactNode);
  /** Actions beside the title. */
  headActions?: ReactNode;
  /** Content. */
  children?: ReactNode;
  /** Content below the body, or a function that gets a close callback. */
  footer?: ReactNode | ((close: () => void) => ReactNode);
  /** Width preset. */
  width?: keyof typeof styles.width;
  /** Side in the direction of reading: `end` is right in English. */
  side?: keyof typeof styles.side;
  /** False keeps the page usable beside it; Escape still closes it. */
  isModal?: boolean;
  /** Top edge of a drawer beside a usable page. */
  below?: keyof typeof styles.below;
  /** Closes on a press outside. */
  isDismissable?: boolean;
  /** Removes the padding of the body. */
  isFlush?: boolean;
}

/**
 * Panel at the side of the screen; fills the screen on a phone.
 *
 * @example
 * const [isOpen, setOpen] = useState(false);
 * return (
 *   <>
 *     <Button onPress={() => setOpen(true)}>Edit item</Button>
 *     <Drawer
 *       isOpen={isOpen}
 *       onOpenChange={setOpen}
 *       title="Gypsum board 5/8″"
 *       footer={(close) => <Button onPress={close}>Done</Button>}
 *     >
 *       <TextField label="Bin" defaultValue="B-04-2" />
 *     </Drawer>
 *   </>
 * );
 */
export function Drawer({
  isOpen,
  onOpenChange,
  title,
  head,
  headActions,
  children,
  footer,
  width = 450,
  side = 'end',
  isModal = true,
  below = 'none',
  isDismissable = true,
  isFlush: flush,
}: DrawerProps) {
  const messages = useMessages('dialog', dialogMessages);
  const titleId = useId();
  const [body, scrolls] = useScrolls();
  const panel = useRef<HTMLElement>(null);
  const loose = isOpen && !isModal;
  const close = () => onOpenChange(false);
  // Read while rendering: opening the drawer may remove the element that has the focus.
  const [origins, setOrigins] = useState<readonly Element[]>([]);
  const [wasLoose, setWasLoose] = useState(false);
  if (loose !== wasLoose) {
    setWasLoose(loose);
    if (loose) setOrigins(focusOrigins());
  }

  useLayoutEffect(() => {
    if (panel.current) followRegion(panel.current, origins[0]);
  }, [origins]);
  useEffect(() => {
    const node = panel.current;
    if (!loose || !node) return undefined;
    // A drawer opened by a link has no previous focus, so the page content receives it.
    const content = document.querySelector('main');
    const before = origins.filter((place) => place !== document.body);
    return borrowFocus(node, content ? [...before, content] : before);
  }, [loose, origins]);

  const className = cx(styles.panel, styles.side[side], styles.width[width], styles.below[below]);
  const actions = typeof footer === 'function' ? footer(close) : footer;
  const content = (
    <>
      {head ? (
        typeof head === 'function' ? (
          head(close)
        ) : (
          head
        )
      ) : (
        <header className={dialog.head}>
          <div className={dialog.headText}>
            <h2 id={titleId} className={dialog.title}>
              {title}
            </h2>
          </div>
          {headActions}
          <IconButton icon={X} label={messages.close} size="sm" onPress={close} hideTooltip />
        </header>
      )}
      <div
        ref={body}
        tabIndex={scrolls ? 0 : undefined}
        className={cx(dialog.body, Boolean(actions) && dialog.bodyAboveLine, flush && dialog.flush)}
      >
        {children}
      </div>
      {actions && <footer className={cx(dialog.foot, dialog.footLine)}>{actions}</footer>}
    </>
  );

  if (!isModal) {
    if (!isOpen) return null;
    return renderInBody(
      <section
        ref={panel}
        role="dialog"
        tabIndex={-1}
        data-plumbline
        aria-label={head ? title : undefined}
        aria-labelledby={head ? undefined : titleId}
        className={cx(className, dialog.dialog)}
        onKeyDown={(event) => {
          // Events of overlays opened from the drawer bubble through React, wherever they are in the DOM.
          if (event.key === 'Escape' && !event.defaultPrevented && !isCovered(event.currentTarget)) close();
        }}
      >
        {content}
      </section>,
    );
  }
  if (!isOpen) return null;
  return (
    <Modal
      onClose={close}
      isDismissable={isDismissable}
      aria-label={head ? title : undefined}
      aria-labelledby={head ? undefined : titleId}
      scrim={styles.overlay}
      className={cx(className, dialog.dialog)}
    >
      {content}
    </Modal>
  );
}
