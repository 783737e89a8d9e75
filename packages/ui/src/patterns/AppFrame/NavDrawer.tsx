import { assignInlineVars } from '@vanilla-extract/dynamic';
import {
  useLayoutEffect,
  useRef,
  useState,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
} from 'react';
import { cx } from '../../cx.ts';
import { PanelLeftCloseIcon, PanelLeftOpenIcon, PanelRightCloseIcon, PanelRightOpenIcon } from 'lucide-react';
import { size } from '../../tokens/sizes.ts';
import { useControlled } from '../../hooks.ts';
import * as styles from './AppFrame.css.ts';
import * as navScroll from './NavScroll.css.ts';
import { NavItemView, NavList, type NavArea, type NavItem, type NavSection } from './NavList.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { useLocale } from '../../locale.tsx';
import { appFrameMessages } from './AppFrame.messages.ts';

const usualWidth = Number.parseFloat(size.nav);
const miniWidth = Number.parseFloat(size.navMini);
export const navMinWidth = 240;
/** Width in pixels below which a drag collapses the navigation to icons. */
const snapBelow = (navMinWidth + miniWidth) / 2;
const step = 8;
/** Icons of the collapse button, whose panel is at the start edge. */
const collapseIcons = {
  ltr: { open: PanelLeftOpenIcon, close: PanelLeftCloseIcon },
  rtl: { open: PanelRightOpenIcon, close: PanelRightCloseIcon },
} as const;

export interface NavDrawerProps {
  /** Names the landmark. */
  label?: string;
  /** Current area with its home link. */
  area?: NavArea;
  /** Navigation sections. */
  sections: readonly NavSection[];
  /** Navigation items at the bottom. */
  footItems?: readonly NavItem[];
  /** Below the entries; not in the mini navigation. */
  more?: ReactNode;
  /** Pixels; between 240 and half of the window. */
  width?: number;
  /** Called with the new width in pixels. */
  onWidthChange?: (width: number) => void;
  /** Collapses the navigation to icons. */
  isMini?: boolean;
  /** Called when the navigation is collapsed or expanded. */
  onMiniChange?: (isMini: boolean) => void;
}

/**
 * Navigation of an area, resizable by dragging or arrow keys, or collapsed to icons.
 *
 * @example
 * <NavDrawer
 *   sections={[
 *     {
 *       id: 'crm',
 *       items: [
 *         { id: 'accounts', label: 'Accounts', icon: BuildingIcon, href: '/accounts' },
 *         { id: 'tasks', label: 'Tasks', icon: ListChecksIcon, href: '/tasks', count: 12 },
 *       ],
 *     },
 *   ]}
 * />
 */
export function NavDrawer({
  label,
  area,
  sections,
  footItems = [],
  more,
  width: widthProp,
  onWidthChange,
  isMini: isMiniProp,
  onMiniChange,
}: NavDrawerProps) {
  const messages = useMessages('appFrame', appFrameMessages);
  const { locale, direction } = useLocale();
  const nav = useRef<HTMLElement>(null);
  const [isMini, setMini] = useControlled(isMiniProp, false, onMiniChange);
  const [width, setWidth] = useControlled(widthProp, usualWidth, onWidthChange);
  const [maxWidth, setMaxWidth] = useState(Infinity);
  const shown = Math.min(Math.max(width, navMinWidth), maxWidth);

  useLayoutEffect(() => {
    const onResize = () => setMaxWidth(Math.max(navMinWidth, Math.floor(window.innerWidth / 2)));
    onResize();
    window.addEventListener('resize', onResize);
    return () => window.removeEventListener('resize', onResize);
  }, []);

  const clamp = (next: number): number => Math.round(Math.min(Math.max(next, navMinWidth), maxWidth));

  const onPointerDown = (event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0) return;
    event.preventDefault();
    const handle = event.currentTarget;
    handle.setPointerCapture(event.pointerId);
    handle.dataset['active'] = '';
    const box = nav.current?.getBoundingClientRect();
    const isRtl = getComputedStyle(handle).direction === 'rtl';
    const at = (x: number) => (isRtl ? (box?.right ?? 0) - x : x - (box?.left ?? 0));
    let last = at(event.clientX);
    let hasMoved = false;
    const move = (next: globalThis.PointerEvent) => {
      last = at(next.clientX);
      hasMoved = true;
      const collapses = last < snapBelow;
      if (collapses !== isMiniNow) {
        isMiniNow = collapses;
        setMini(collapses);
      }
      if (!collapses) nav.current?.style.setProperty(cssName(styles.navWidth), `${clamp(last)}px`);
    };
    let isMiniNow = isMini;
    const end = () => {
      handle.removeEventListener('pointermove', move);
      delete handle.dataset['active'];
      if (hasMoved && !isMiniNow) setWidth(clamp(last));
    };
    handle.addEventListener('pointermove', move);
    handle.addEventListener('pointerup', end, { once: true });
    handle.addEventListener('pointercancel', end, { once: true });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const forward = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const backward = forward === 'ArrowRight' ? 'ArrowLeft' : 'ArrowRight';
    const by = event.shiftKey ? step * 4 : step;
    const next = {
      [forward]: isMini ? navMinWidth : shown + by,
      [backward]: shown - by,
      Home: navMinWidth,
      End: maxWidth,
    }[event.key];
    if (event.key === 'Enter') setMini(!isMini);
    else if (next === undefined) return;
    else if (event.key === backward && shown === navMinWidth) setMini(true);
    else {
      if (isMini) setMini(false);
      setWidth(clamp(next));
    }
    event.preventDefault();
  };

  const collapse: NavItem = {
    id: 'collapse',
    label: isMini ? messages.expand : messages.collapse,
    icon: collapseIcons[direction][isMini ? 'open' : 'close'],
    onPress: () => setMini(!isMini),
  };
  return (
    <nav
      ref={nav}
      aria-label={label ?? messages.main}
      className={cx(styles.nav, navScroll.frame, isMini && styles.navMini)}
      style={assignInlineVars({ [styles.navWidth]: `${shown}px` })}
    >
      <div className={navScroll.scroll}>
        <NavList area={area} sections={sections} isMini={isMini} />
        {!isMini && more}
      </div>
      <ul className={cx(navScroll.foot, styles.list)}>
        {[...footItems, collapse].map((item) => (
          <li key={item.id}>
            <NavItemView item={item} isMini={isMini} />
          </li>
        ))}
      </ul>
      <div
        role="separator"
        aria-orientation="vertical"
        aria-label={messages.width}
        aria-valuenow={isMini ? miniWidth : shown}
        aria-valuemin={miniWidth}
        aria-valuemax={maxWidth}
        aria-valuetext={isMini ? messages.collapsed : messages.pixels(shown.toLocaleString(locale))}
        tabIndex={0}
        className={styles.handle}
        onPointerDown={onPointerDown}
        onKeyDown={onKeyDown}
        onDoubleClick={() => setWidth(usualWidth)}
      />
    </nav>
  );
}

/** `--name` of a vanilla-extract variable, which is written `var(--name)`. */
const cssName = (variable: string): string => variable.replace(/^var\((--[\w-]+).*$/, '$1');
