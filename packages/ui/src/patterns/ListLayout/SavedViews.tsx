import { ChevronDownIcon, PlusIcon, StarIcon, UsersIcon } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { BareButton } from '../../components/Button/BareButton.tsx';
import { IconButton } from '../../components/Button/IconButton.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { VisuallyHidden } from '../../components/Layout/Layout.tsx';
import { ContextMenu } from '../../components/Menu/ContextMenu.tsx';
import { Menu, type MenuEntry } from '../../components/Menu/Menu.tsx';
import { cx } from '../../cx.ts';
import { useLocale } from '../../locale.tsx';
import { lazyImport } from '../../lazyImport.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { useFit } from '../../fit/useFit.ts';
import { savedViewsMessages } from './SavedViews.messages.ts';
import { viewEntries } from './viewEntries.ts';
import type { ViewActions } from './ViewActions.ts';
import * as styles from './SavedViews.css.ts';
import type { SavedView } from './SavedView.ts';

export type { SavedView } from './SavedView.ts';

// Loaded on demand, because views are rarely renamed.
const ViewDialogs = lazy(() =>
  lazyImport(() => import('./ViewDialogs.tsx').then((module) => ({ default: module.ViewDialogs }))),
);

export interface SavedViewsProps extends ViewActions {
  /** Built-in and saved views. */
  views: readonly SavedView[];
  /** Id of the shown view. */
  currentId?: string;
  /** Called with the id of the chosen view. */
  onSelect: (id: string) => void;
  /** Called to save the current settings as a view. */
  onCreate?: () => void;
  /** True if filters, sort or columns differ from the current view. */
  isChanged?: boolean;
  /** Further entries of a view's menu, after the actions above. */
  viewMenu?: (view: SavedView) => readonly MenuEntry[];
}

interface ViewFaceProps {
  view: SavedView;
  /** Marks unsaved changes of the current view. */
  isChanged: boolean;
  showsDefault: boolean;
  showsShared: boolean;
}

/** Name of a view with its marks and count. */
function ViewFace({ view, isChanged, showsDefault, showsShared }: ViewFaceProps) {
  const messages = useMessages('savedViews', savedViewsMessages);
  const { locale } = useLocale();
  return (
    <>
      <span className={styles.face}>
        {view.isDefault && showsDefault && (
          <>
            <Icon icon={StarIcon} size={12} />
            <VisuallyHidden>{messages.isDefault} </VisuallyHidden>
          </>
        )}
        {view.isShared && showsShared && (
          <>
            <Icon icon={UsersIcon} size={12} />
            <VisuallyHidden>{messages.shared} </VisuallyHidden>
          </>
        )}
        <span className={styles.name} title={view.label}>
          {view.label}
        </span>
        {isChanged && (
          <span className={styles.changed}>
            <VisuallyHidden>{messages.changed}</VisuallyHidden>
          </span>
        )}
      </span>
      {view.count !== undefined && <span className={styles.count}>{view.count.toLocaleString(locale)}</span>}
    </>
  );
}

/** Content of the More button. @param count number of views in its menu. */
function MoreFace({ count }: { count: number }) {
  const messages = useMessages('savedViews', savedViewsMessages);
  const { locale } = useLocale();
  return (
    <>
      {messages.more} <span className={styles.count}>{count.toLocaleString(locale)}</span>
      <Icon icon={ChevronDownIcon} size={14} />
    </>
  );
}

/** Menu of the views that do not fit. */
function HiddenViewsMenu({ views, onSelect }: Pick<SavedViewsProps, 'views' | 'onSelect'>) {
  const messages = useMessages('savedViews', savedViewsMessages);
  const { locale } = useLocale();
  return (
    <Menu
      label={messages.moreViews}
      items={views.map((view) => ({
        id: view.id,
        label: view.label,
        shortcut: view.count?.toLocaleString(locale),
        onAction: () => onSelect(view.id),
      }))}
      trigger={
        <BareButton className={styles.view}>
          <MoreFace count={views.length} />
        </BareButton>
      }
    />
  );
}

/**
 * Saved views; those that do not fit are in the More menu.
 *
 * @example
 * const [current, setCurrent] = useState('open');
 * return (
 *   <SavedViews
 *     views={[
 *       { id: 'open', label: 'Open bids', count: 12 },
 *       { id: 'sent', label: 'Sent bids', count: 7 },
 *     ]}
 *     currentId={current}
 *     onSelect={setCurrent}
 *   />
 * );
 */
export function SavedViews({
  views,
  currentId,
  onSelect,
  onCreate,
  isChanged = false,
  viewMenu,
  onSave,
  onDiscard,
  onRename,
  onShare,
  onDuplicate,
  onCopyLink,
  onSetDefault,
  onDelete,
}: SavedViewsProps) {
  const messages = useMessages('savedViews', savedViewsMessages);
  const [openDialog, setOpenDialog] = useState<{ what: 'rename' | 'delete'; view: SavedView }>();
  const current = views.find((view) => view.id === currentId);
  const menuOf = (view: SavedView): readonly MenuEntry[] =>
    viewEntries({
      view,
      isChanged: isChanged && view.id === currentId,
      actions: { onSave, onDiscard, onRename, onShare, onDuplicate, onCopyLink, onSetDefault, onDelete },
      messages,
      more: viewMenu?.(view) ?? [],
      ask: (what) => setOpenDialog({ what, view }),
    });
  const currentMenu = current ? menuOf(current) : [];
  const {
    row,
    ghosts,
    shown: shownIndexes,
  } = useFit<HTMLDivElement>({
    count: views.length,
    signature: views.map((view) => `${view.label}:${view.count}`).join('|') + isChanged,
    current: views.findIndex((view) => view.id === currentId),
    gap: 2,
    reserve: (onCreate ? 32 : 0) + (currentMenu.length > 0 ? 26 : 0),
  });
  const shown = shownIndexes.flatMap((index) => views[index] ?? []);
  const hidden = views.filter((view) => !shown.includes(view));

  const face = (view: SavedView) => (
    <ViewFace
      view={view}
      isChanged={isChanged && view.id === currentId}
      showsDefault={onSetDefault !== undefined}
      showsShared={onShare !== undefined}
    />
  );
  return (
    <div ref={row} role="group" aria-label={messages.label} className={styles.row}>
      {shown.map((view) => {
        const entries = menuOf(view);
        const button = (
          <BareButton
            key={view.id}
            className={cx(styles.view, view.id === currentId && styles.current)}
            aria-pressed={view.id === currentId}
            onPress={() => onSelect(view.id)}
          >
            {face(view)}
          </BareButton>
        );
        return (
          <span key={view.id} className={styles.place}>
            {entries.length > 0 ? (
              <ContextMenu label={messages.actions(view.label)} items={entries}>
                {button}
              </ContextMenu>
            ) : (
              button
            )}
            {view.id === currentId && entries.length > 0 && (
              <Menu
                label={messages.actions(view.label)}
                placement="bottom start"
                items={entries}
                trigger={
                  <IconButton
                    icon={ChevronDownIcon}
                    label={messages.actions(view.label)}
                    size="xs"
                    hideTooltip
                  />
                }
              />
            )}
          </span>
        );
      })}
      {hidden.length > 0 && <HiddenViewsMenu views={hidden} onSelect={onSelect} />}
      {onCreate && <IconButton icon={PlusIcon} label={messages.create} size="sm" onPress={onCreate} />}
      <div ref={ghosts} className={styles.ghosts} aria-hidden>
        {views.map((view) => (
          <span key={view.id} className={cx(styles.view, view.id === currentId && styles.current)}>
            {face(view)}
          </span>
        ))}
        <span className={styles.view}>
          <MoreFace count={views.length} />
        </span>
      </div>
      {openDialog && (
        <Suspense fallback={null}>
          <ViewDialogs
            key={`${openDialog.what}-${openDialog.view.id}`}
            openDialog={openDialog}
            views={views}
            messages={messages}
            onRename={onRename}
            onDelete={onDelete}
            onClose={() => setOpenDialog(undefined)}
          />
        </Suspense>
      )}
    </div>
  );
}
