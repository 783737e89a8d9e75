import { ChevronDownIcon, PlusIcon } from 'lucide-react';
import { Button as AriaButton } from 'react-aria-components';
import { IconButton } from '../../components/Button/IconButton.tsx';
import { cx } from '../../cx.ts';
import { Icon } from '../../components/Icon/Icon.tsx';
import { ContextMenu, Menu, type MenuEntry } from '../../components/Menu/Menu.tsx';
import { useFit } from '../TabBar/useFit.ts';
import * as styles from './SavedViews.css.ts';

export interface SavedView {
  id: string;
  label: string;
  count?: number;
}

export interface SavedViewsProps {
  views: readonly SavedView[];
  currentId?: string;
  onSelect: (id: string) => void;
  onCreate?: () => void;
  /** What can be done to one view: rename, share, remove. By right click and Shift+F10. */
  viewMenu?: (view: SavedView) => readonly MenuEntry[];
}

const whole = new Intl.NumberFormat('en-US');

/** Filters, sort and columns kept under a name. Those that do not fit stand behind More. */
export function SavedViews({ views, currentId, onSelect, onCreate, viewMenu }: SavedViewsProps) {
  const {
    row,
    ghosts,
    shown: shownIndexes,
  } = useFit<HTMLDivElement>({
    count: views.length,
    signature: views.map((view) => `${view.label}:${view.count}`).join('|'),
    current: views.findIndex((view) => view.id === currentId),
    gap: 2,
    reserve: onCreate ? 32 : 0,
  });
  const shown = shownIndexes.flatMap((index) => views[index] ?? []);
  const hidden = views.filter((view) => !shown.includes(view));

  const face = (view: SavedView) => (
    <>
      {view.label}
      {view.count !== undefined && <span className={styles.count}>{whole.format(view.count)}</span>}
    </>
  );
  return (
    <div ref={row} role="group" aria-label="Saved views" className={styles.row}>
      {shown.map((view) => {
        const button = (
          <AriaButton
            key={view.id}
            className={cx(styles.view, view.id === currentId && styles.current)}
            aria-pressed={view.id === currentId}
            onPress={() => onSelect(view.id)}
          >
            {face(view)}
          </AriaButton>
        );
        return viewMenu ? (
          <ContextMenu key={view.id} label={view.label} items={viewMenu(view)}>
            {button}
          </ContextMenu>
        ) : (
          button
        );
      })}
      {hidden.length > 0 && (
        <Menu
          label="More views"
          items={hidden.map((view) => ({
            id: view.id,
            label: view.label,
            shortcut: view.count === undefined ? undefined : whole.format(view.count),
            onAction: () => onSelect(view.id),
          }))}
          trigger={
            <AriaButton className={styles.view}>
              More <span className={styles.count}>{hidden.length}</span>
              <Icon icon={ChevronDownIcon} size={14} />
            </AriaButton>
          }
        />
      )}
      {onCreate && <IconButton icon={PlusIcon} label="New view" size="sm" onPress={onCreate} />}
      <div ref={ghosts} className={styles.ghosts} aria-hidden>
        {views.map((view) => (
          <span key={view.id} className={cx(styles.view, view.id === currentId && styles.current)}>
            {face(view)}
          </span>
        ))}
        <span className={styles.view}>
          More <span className={styles.count}>{views.length}</span>
          <Icon icon={ChevronDownIcon} size={14} />
        </span>
      </div>
    </div>
  );
}
