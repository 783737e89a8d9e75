import { useRef, type ReactNode } from 'react';
import { Button as AriaButton, Link as AriaLink } from 'react-aria-components';
import { useTip } from '../../components/Button/useTip.tsx';
import { Icon, type IconType } from '../../components/Icon/Icon.tsx';
import { VisuallyHidden } from '../../components/Layout/Layout.tsx';
import * as styles from './AppFrame.css.ts';

export interface NavItem {
  id: string;
  label: string;
  icon: IconType;
  href?: string;
  /** Instead of `href`, for what acts rather than goes. */
  onPress?: () => void;
  /** Open work behind the item; 0 shows nothing. */
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
  const ref = useRef<HTMLAnchorElement & HTMLButtonElement>(null);
  const { tip, tipProps } = useTip(isMini ? item.label : undefined, ref, 'end');
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
        <span className={styles.itemCount}>{item.count.toLocaleString('en-US')}</span>
      )}
    </>
  );
  return (
    <>
      {item.href === undefined ? (
        <AriaButton
          {...tipProps}
          ref={ref}
          className={styles.item}
          onPress={() => {
            item.onPress?.();
            onGo?.();
          }}
        >
          {content}
        </AriaButton>
      ) : (
        <AriaLink
          {...tipProps}
          ref={ref}
          href={item.href}
          className={styles.item}
          aria-current={item.isCurrent ? 'page' : undefined}
          onPress={onGo}
        >
          {content}
        </AriaLink>
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

export function NavList({ area, sections, isMini, onGo }: NavListProps) {
  const ref = useRef<HTMLAnchorElement>(null);
  const { tip, tipProps } = useTip(isMini ? area?.label : undefined, ref, 'end');
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
          <AriaLink {...tipProps} ref={ref} href={area.href} className={styles.area} onPress={onGo}>
            {heading}
          </AriaLink>
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
              <li key={item.id}>
                <NavItemView item={item} isMini={isMini} onGo={onGo} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </>
  );
}
