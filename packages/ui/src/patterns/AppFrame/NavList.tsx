import type { ReactNode } from 'react';
import { BareButton } from '../../components/Button/BareButton.tsx';
import { Anchor } from '../../components/Link/Anchor.tsx';
import { useTip } from '../../components/Tooltip/useTip.tsx';
import { Icon, type IconType } from '../../components/Icon/Icon.tsx';
import { VisuallyHidden } from '../../components/Layout/Layout.tsx';
import * as styles from './AppFrame.css.ts';
import { useLocale } from '../../locale.tsx';

export interface NavItem {
  id: string;
  label: string;
  icon: IconType;
  href?: string;
  /** Action instead of `href`. */
  onPress?: () => void;
  /** Number of open items; 0 shows none. */
  count?: number;
  isCurrent?: boolean;
}

export interface NavSection {
  id: string;
  title?: string;
  items: readonly NavItem[];
}

export interface NavArea {
  label: string;
  icon: IconType;
  href?: string;
}

interface NavItemViewProps {
  item: NavItem;
  isMini: boolean;
  onGo?: () => void;
}

export function NavItemView({ item, isMini, onGo }: NavItemViewProps) {
  const { locale } = useLocale();
  const { tip, tipProps } = useTip(isMini ? item.label : undefined, 'end');
  const content: ReactNode = (
    <>
      <span className={styles.glyph}>
        <Icon icon={item.icon} size={isMini ? 20 : 16} />
      </span>
      {isMini ? (
        <VisuallyHidden>{item.label}</VisuallyHidden>
      ) : (
        <span className={styles.itemLabel} title={item.label}>
          {item.label}
        </span>
      )}
      {item.count !== undefined && item.count > 0 && !isMini && (
        <span className={styles.itemCount}>
          {/* Separates the texts for screen readers; not visible. */}
          <VisuallyHidden>, </VisuallyHidden>
          {item.count.toLocaleString(locale)}
        </span>
      )}
    </>
  );
  return (
    <>
      {item.href === undefined ? (
        <BareButton
          {...tipProps}
          className={styles.item}
          onPress={() => {
            item.onPress?.();
            onGo?.();
          }}
        >
          {content}
        </BareButton>
      ) : (
        <Anchor
          {...tipProps}
          href={item.href}
          className={styles.item}
          aria-current={item.isCurrent ? 'page' : undefined}
          onPress={onGo}
        >
          {content}
        </Anchor>
      )}
      {tip}
    </>
  );
}

interface NavListProps {
  area?: NavArea;
  sections: readonly NavSection[];
  isMini: boolean;
  onGo?: () => void;
}

/**
 * The entry of the page is in view, however far down a long menu. Not by `scrollIntoView`: the first Tab of the page
 * would go on from there.
 */
function bringIntoView(element: HTMLElement): void {
  let pane = element.parentElement;
  while (pane && pane.scrollHeight <= pane.clientHeight) pane = pane.parentElement;
  if (!pane || pane === document.documentElement) return;
  const [entry, frame] = [element.getBoundingClientRect(), pane.getBoundingClientRect()];
  // Scrolls one neighbor further into view as a hint that the list continues.
  const below = entry.bottom + entry.height - frame.bottom;
  const above = frame.top - (entry.top - entry.height);
  if (below > 0) pane.scrollTop += below;
  else if (above > 0 && pane.scrollTop > 0) pane.scrollTop -= above;
}

/** Runs after the layout of the page, because measuring earlier would cause a second layout. */
function intoView(element: HTMLElement | null) {
  if (!element) return undefined;
  const laidOut = new IntersectionObserver(() => {
    laidOut.disconnect();
    bringIntoView(element);
  });
  laidOut.observe(element);
  return () => laidOut.disconnect();
}

export function NavList({ area, sections, isMini, onGo }: NavListProps) {
  const { tip, tipProps } = useTip(isMini ? area?.label : undefined, 'end');
  const heading = area && (
    <>
      <span className={styles.tile}>
        <Icon icon={area.icon} />
      </span>
      {isMini ? (
        <VisuallyHidden>{area.label}</VisuallyHidden>
      ) : (
        <span className={styles.itemLabel}>{area.label}</span>
      )}
    </>
  );
  return (
    <>
      {area &&
        (area.href === undefined ? (
          <div className={styles.area}>{heading}</div>
        ) : (
          <Anchor {...tipProps} href={area.href} className={styles.area} onPress={onGo}>
            {heading}
          </Anchor>
        ))}
      {tip}
      {sections.map((section) => (
        <div key={section.id} role="group" aria-label={section.title}>
          {section.title && (
            <div className={styles.sectionTitle} aria-hidden>
              {section.title}
            </div>
          )}
          <ul className={styles.list}>
            {section.items.map((item) => (
              <li key={item.id} ref={item.isCurrent ? intoView : null}>
                <NavItemView item={item} isMini={isMini} onGo={onGo} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </>
  );
}
