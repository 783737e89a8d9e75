import { useEffect, useState, type ReactNode } from 'react';
import { Anchor } from '../../components/Link/Anchor.tsx';
import { BrandMark } from '../../components/Brand/BrandMark.tsx';
import { IconButton } from '../../components/Button/IconButton.tsx';
import { cx } from '../../cx.ts';
import { Drawer } from '../../components/Drawer/Drawer.tsx';
import { BookOpenIcon, LifeBuoyIcon, MenuIcon, XIcon } from 'lucide-react';
import { LoaderBar } from '../../components/Feedback/ProgressBar.tsx';
import { useMedia } from '../../hooks.ts';
import { at } from '../../tokens/measures.ts';
import * as styles from './AppFrame.css.ts';
import { NavDrawer } from './NavDrawer.tsx';
import { NavItemView, NavList, type NavArea, type NavItem, type NavSection } from './NavList.tsx';
import { useWords } from '../../messages/useMessages.ts';
import { appFrameWords } from './AppFrame.messages.ts';

export interface AppFrameProps {
  /** The product's name beside its mark. */
  brand: string;
  brandHref: string;
  /** In place of the product's own mark. */
  brandMark?: ReactNode;
  /** Beside the name, a `Pill`: whose console this is. Narrow, it stands in the menu. */
  brandTag?: ReactNode;
  /** Beside the name at every width: what must not be overlooked. */
  brandAside?: ReactNode;
  /** A `GlobalSearch`. */
  search?: ReactNode;
  documentationHref?: string;
  supportHref?: string;
  onSupport?: () => void;
  /** A `NotificationBell`. */
  notifications?: ReactNode;
  /** A `Launcher`. */
  launcher?: ReactNode;
  /** A `UserMenu`. */
  userMenu?: ReactNode;
  /** Above everything: a demonstration, an outage, a read-only notice. */
  banner?: ReactNode;

  area?: NavArea;
  sections?: readonly NavSection[];
  footItems?: readonly NavItem[];
  /** Below the entries while they have their names: `NavGroup`s with what the area itself keeps. */
  navMore?: ReactNode;
  /** Pixels. */
  navWidth?: number;
  onNavWidthChange?: (width: number) => void;
  isNavMini?: boolean;
  onNavMiniChange?: (isMini: boolean) => void;

  /** A `TabBar`. Narrow, it stands in the header as the button that it is there. */
  tabs?: ReactNode;
  /** Which page is shown: the menu of a narrow window closes when it changes. */
  place?: string;
  /** A page is on its way: the bar under the header. */
  isNavigating?: boolean;
  /** What the page stands on: panel for lists and records, canvas for cards. */
  tone?: keyof typeof styles.mainTone;
  children: ReactNode;
}

/**
 * The frame of every signed-in screen: header, navigation, open tabs, content. Below 900 px the navigation is a drawer
 * behind a menu button, and what the header has no room for moves into it.
 */
export function AppFrame({
  brand,
  brandHref,
  brandMark,
  brandTag,
  brandAside,
  search,
  documentationHref,
  supportHref,
  onSupport,
  notifications,
  launcher,
  userMenu,
  banner,
  area,
  sections = [],
  footItems = [],
  navMore,
  navWidth,
  onNavWidthChange,
  isNavMini,
  onNavMiniChange,
  tabs,
  place,
  isNavigating,
  tone = 'panel',
  children,
}: AppFrameProps) {
  const words = useWords('appFrame', appFrameWords);
  const isNarrow = useMedia(at.narrow);
  const [isNavOpen, setNavOpen] = useState(false);
  const hasNav = sections.length > 0;
  useEffect(() => {
    if (!isNarrow) setNavOpen(false);
  }, [isNarrow]);
  useEffect(() => setNavOpen(false), [place]);

  const brandLink = (
    <Anchor href={brandHref} className={styles.brand} aria-label={words.home(brand)}>
      <span aria-hidden className={styles.brandMark}>
        {brandMark ?? <BrandMark withName={false} />}
      </span>
      <span className={styles.brandName}>{brand}</span>
    </Anchor>
  );
  const help = (
    <>
      {documentationHref !== undefined && (
        <IconButton
          icon={BookOpenIcon}
          label={words.documentation}
          href={documentationHref}
          target="_blank"
        />
      )}
      {(supportHref !== undefined || onSupport) && (
        <IconButton icon={LifeBuoyIcon} label={words.support} href={supportHref} onPress={onSupport} />
      )}
    </>
  );
  const closeNav = () => setNavOpen(false);

  return (
    <div className={styles.frame}>
      <a href="#content" className={styles.skip}>
        {words.skip}
      </a>
      {banner && <div className={styles.banner}>{banner}</div>}
      <header className={styles.header}>
        {isNarrow && (
          <span className={styles.touch}>
            <IconButton
              icon={MenuIcon}
              label={words.menu}
              onPress={() => setNavOpen(true)}
              aria-haspopup="dialog"
              aria-expanded={isNavOpen}
            />
          </span>
        )}
        {brandLink}
        {!isNarrow && brandTag}
        {brandAside && <span className={styles.brandAside}>{brandAside}</span>}
        {!isNarrow && search && <div className={styles.search}>{search}</div>}
        <div className={styles.actions}>
          {isNarrow ? (
            <>
              {tabs}
              {search}
              {notifications && <span className={styles.touch}>{notifications}</span>}
            </>
          ) : (
            <>
              {help}
              {notifications}
              {launcher}
              {userMenu}
            </>
          )}
        </div>
        <div className={styles.loader}>
          <LoaderBar isLoading={isNavigating ?? false} />
        </div>
      </header>
      <div className={styles.below}>
        {!isNarrow && hasNav && (
          <NavDrawer
            area={area}
            sections={sections}
            footItems={footItems}
            more={navMore}
            width={navWidth}
            onWidthChange={onNavWidthChange}
            isMini={isNavMini}
            onMiniChange={onNavMiniChange}
          />
        )}
        <div className={styles.column}>
          {!isNarrow && tabs}
          <main id="content" tabIndex={-1} className={cx(styles.main, styles.mainTone[tone])}>
            {children}
          </main>
        </div>
      </div>
      {isNarrow && (
        <Drawer
          isOpen={isNavOpen}
          onOpenChange={setNavOpen}
          title={words.menu}
          side="start"
          width={320}
          flush
          head={(close) => (
            <div className={styles.sheetHead}>
              {brandLink}
              {brandTag}
              <span className={styles.sheetClose}>
                <IconButton icon={XIcon} label={words.closeMenu} onPress={close} noTooltip />
              </span>
            </div>
          )}
          footer={
            <div className={styles.sheetActions}>
              {help}
              {launcher}
              {userMenu}
            </div>
          }
        >
          <nav aria-label={words.main} className={styles.sheetNav}>
            <NavList area={area} sections={sections} isMini={false} onGo={closeNav} />
            {navMore}
            {footItems.length > 0 && (
              <ul className={cx(styles.sheetFoot, styles.list)}>
                {footItems.map((item) => (
                  <li key={item.id}>
                    <NavItemView item={item} isMini={false} onGo={closeNav} />
                  </li>
                ))}
              </ul>
            )}
          </nav>
        </Drawer>
      )}
    </div>
  );
}
