import { useEffect, useState, type ReactNode } from 'react';
import { IconButton } from '../../components/Button/IconButton.tsx';
import { cx } from '../../cx.ts';
import { Drawer } from '../../components/Drawer/Drawer.tsx';
import { MenuIcon, XIcon } from 'lucide-react';
import { LoaderBar } from '../../components/Feedback/ProgressBar.tsx';
import { useMedia } from '../../hooks.ts';
import { at } from '../../tokens/measures.ts';
import * as styles from './AppFrame.css.ts';
import { HeaderBrand } from './HeaderBrand.tsx';
import * as actionStyles from './HeaderActions.css.ts';
import { NavDrawer } from './NavDrawer.tsx';
import { NavItemView, NavList, type NavArea, type NavItem, type NavSection } from './NavList.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { appFrameMessages } from './AppFrame.messages.ts';
import { BrandLink } from './BrandLink.tsx';
import { HeaderActions, HelpLinks } from './HeaderActions.tsx';

export interface AppFrameProps {
  /** Product name. */
  brand: string;
  /** Address of the product name. */
  brandHref: string;
  /** Logo instead of the default. */
  brandMark?: ReactNode;
  /** Tag beside the name, e.g. the portal; in the menu on narrow screens. */
  brandTag?: ReactNode;
  /** Content beside the name at every width. */
  brandAside?: ReactNode;
  /** A `GlobalSearch`. */
  search?: ReactNode;
  /** Address of the documentation. */
  documentationHref?: string;
  /** Address of the support page. */
  supportHref?: string;
  /** Called instead of following `supportHref`. */
  onSupport?: () => void;
  /** Button that opens an assistant. */
  assistant?: ReactNode;
  /** A `NotificationBell`. */
  notifications?: ReactNode;
  /** A `Launcher`. */
  launcher?: ReactNode;
  /** A `UserMenu`. */
  userMenu?: ReactNode;
  /** Banner above the header, e.g. for a demo, an outage or read-only access. */
  banner?: ReactNode;

  /** Current area with its home link. */
  area?: NavArea;
  /** Navigation sections. */
  sections?: readonly NavSection[];
  /** Navigation items at the bottom. */
  footItems?: readonly NavItem[];
  /** `NavGroup`s below the menu entries, shown while the navigation is expanded. */
  navMore?: ReactNode;
  /** Pixels. */
  navWidth?: number;
  /** Called with the new navigation width in pixels. */
  onNavWidthChange?: (width: number) => void;
  /** Collapses the navigation to icons. */
  isNavMini?: boolean;
  /** Called when the navigation is collapsed or expanded. */
  onNavMiniChange?: (isMini: boolean) => void;

  /** `TabBar` of open records; a button in the header on narrow screens. */
  tabs?: ReactNode;
  /** Identifies the current page; the menu of a narrow window closes when it changes. */
  place?: string;
  /** Shows the loading bar under the header. */
  isNavigating?: boolean;
  /** Background: panel for lists and records, canvas for cards. */
  tone?: keyof typeof styles.mainTone;
  /** Content of the page. */
  children: ReactNode;
}

/** Button that opens the navigation of narrow windows. */
function MenuButton({ isOpen, onPress }: { isOpen: boolean; onPress: () => void }) {
  const messages = useMessages('appFrame', appFrameMessages);
  return (
    <span className={actionStyles.touch}>
      <IconButton
        icon={MenuIcon}
        label={messages.menu}
        onPress={onPress}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
      />
    </span>
  );
}

interface NavSheetProps extends Required<Pick<AppFrameProps, 'sections' | 'footItems'>> {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Product name and tag. */
  head: ReactNode;
  /** Help, launcher and user menu. */
  foot: ReactNode;
  area: AppFrameProps['area'];
  navMore: ReactNode;
}

/** Navigation of narrow windows in a drawer. */
function NavSheet({ isOpen, onOpenChange, head, foot, area, sections, footItems, navMore }: NavSheetProps) {
  const messages = useMessages('appFrame', appFrameMessages);
  const closeNav = () => onOpenChange(false);
  return (
    <Drawer
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={messages.menu}
      side="start"
      width={320}
      isFlush
      head={(close) => (
        <div className={styles.sheetHead}>
          {head}
          <span className={styles.sheetClose}>
            <IconButton icon={XIcon} label={messages.closeMenu} onPress={close} hideTooltip />
          </span>
        </div>
      )}
      footer={<div className={styles.sheetActions}>{foot}</div>}
    >
      <nav aria-label={messages.main} className={styles.sheetNav}>
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
  );
}

/** Frame of all signed-in screens: header, navigation, tabs and content. Below 900 px the navigation is a drawer. */
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
  assistant,
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
  const messages = useMessages('appFrame', appFrameMessages);
  const isNarrow = useMedia(at.narrow);
  const [isNavOpen, setNavOpen] = useState(false);
  const hasNav = sections.length > 0;
  useEffect(() => {
    if (!isNarrow) setNavOpen(false);
  }, [isNarrow]);
  useEffect(() => setNavOpen(false), [place]);

  const brandLink = <BrandLink brand={brand} href={brandHref} mark={brandMark} />;
  const help = (
    <HelpLinks documentationHref={documentationHref} supportHref={supportHref} onSupport={onSupport} />
  );

  return (
    <div className={styles.frame}>
      <a href="#content" className={styles.skip}>
        {messages.skip}
      </a>
      {banner && <div className={styles.banner}>{banner}</div>}
      <header className={styles.header}>
        {isNarrow && <MenuButton isOpen={isNavOpen} onPress={() => setNavOpen(true)} />}
        {isNarrow ? (
          brandLink
        ) : (
          <HeaderBrand link={brandLink} tag={brandTag} isBesideSearch={Boolean(search)} />
        )}
        {brandAside && <span className={styles.brandAside}>{brandAside}</span>}
        {!isNarrow && search && <div className={styles.search}>{search}</div>}
        <HeaderActions
          isNarrow={isNarrow}
          tabs={tabs}
          search={search}
          assistant={assistant}
          help={help}
          notifications={notifications}
          launcher={launcher}
          userMenu={userMenu}
        />
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
        <NavSheet
          isOpen={isNavOpen}
          onOpenChange={setNavOpen}
          head={
            <>
              {brandLink}
              {brandTag}
            </>
          }
          foot={
            <>
              {help}
              {launcher}
              {userMenu}
            </>
          }
          area={area}
          sections={sections}
          footItems={footItems}
          navMore={navMore}
        />
      )}
    </div>
  );
}
