import { ChevronDownIcon, PlusIcon } from 'lucide-react';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { Button as AriaButton } from 'react-aria-components';
import { IconButton } from '../../components/Button/IconButton.tsx';
import { cx } from '../../components/cx.ts';
import { Icon } from '../../components/Icon/Icon.tsx';
import { ContextMenu, Menu, type MenuEntry } from '../../components/Menu/Menu.tsx';
import { fitTabs } from '../TabBar/fit.ts';
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
  const row = useRef<HTMLDivElement>(null);
  const ghosts = useRef<HTMLDivElement>(null);
  const [fit, setFit] = useState<{ widths: number[]; more: number; room: number }>();
  const signature = views.map((view) => `${view.label}:${view.count}`).join('|');
  const measureViews = useCallback(() => {
    const widths = [...(ghosts.current?.children ?? [])].map(
      (ghost) => ghost.getBoundingClientRect().width + 2,
    );
    const more = (widths.pop() ?? 0) + 32;
    setFit({ widths, more, room: (row.current?.clientWidth ?? 0) - 32 });
  }, []);
  useLayoutEffect(() => {
    measureViews();
    const observer = new ResizeObserver(measureViews);
    if (row.current) observer.observe(row.current);
    for (const ghost of ghosts.current?.children ?? []) observer.observe(ghost);
    return () => observer.disconnect();
  }, [measureViews, signature, currentId]);
  const shownIndexes =
    fit && fit.widths.length === views.length
      ? fitTabs(
          fit.widths,
          fit.room,
          fit.more,
          views.findIndex((view) => view.id === currentId),
        )
      : views.map((_, index) => index);
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
