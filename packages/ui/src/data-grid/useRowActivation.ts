import { useState } from 'react';
import { flushSync } from 'react-dom';
import type { RefObject } from 'react';
import { useLatest } from '../hooks.ts';
import type { GridModel } from './useGridModel.ts';
import type { GridPlace } from './useGridCursor.ts';
import type { MenuAnchor } from './menuAnchor.ts';
import { actionsFor } from './tableActions.ts';
import type { Column } from './types.ts';

export type OpenMenu<Row> =
  | { kind: 'row'; row: Row; id: string; anchor: MenuAnchor }
  | { kind: 'column'; id: string; anchor: MenuAnchor };

export interface Opening<Row> {
  menu: OpenMenu<Row> | undefined;
  openMenu: (place: GridPlace, anchor: MenuAnchor) => void;
  closeMenu: () => void;
  /** Follows an address through the app's router. */
  follow: (href: string) => void;
  /** The address that the table's one link has, to be pressed. */
  goingTo: string | undefined;
  openRow: (index: number, newTab: boolean) => void;
  toggleExpanded: (index: number) => void;
  /** Reloads the children of a row. */
  retry: (row: Row) => void;
}

/** True if the menu of a column has entries; its own code is loaded when the page is idle. */
const hasColumnMenu = <Row extends object>(
  { traits, isSortable }: GridModel<Row>,
  column: Column<Row>,
): boolean =>
  traits.canArrange ||
  isSortable(column) ||
  (column.groupable === true && column.accessor !== undefined && !traits.isTree);

/** Menus, rows that open and rows that unfold. */
export function useRowActivation<Row extends object>(
  model: GridModel<Row>,
  linkRef: RefObject<HTMLAnchorElement | null>,
): Opening<Row> {
  const { props, state, traits, layout, lines, idOf, setFailedIds } = model;
  const { rowHref, onRowOpen, getSubRows, onLoadSubRows } = props;
  const [menu, setMenu] = useState<OpenMenu<Row>>();
  const [goingTo, setGoingTo] = useState<string>();
  const follow = (href: string) => {
    flushSync(() => setGoingTo(href));
    linkRef.current?.click();
  };
  const load = (row: Row) => {
    const id = idOf(row);
    setFailedIds((was) => {
      if (!was.has(id)) return was;
      const next = new Set(was);
      next.delete(id);
      return next;
    });
    const result = onLoadSubRows?.(row);
    result?.catch(() => setFailedIds((was) => new Set(was).add(id)));
  };
  return {
    menu,
    openMenu: (place, anchor) => {
      if (place.row < 0) {
        const column = layout.placeAt(place.col)?.column;
        if (column && hasColumnMenu(model, column)) setMenu({ kind: 'column', id: column.id, anchor });
        return;
      }
      const row = lines.rowAt(place.row);
      if (row && traits.hasActions && (props.rowActions || actionsFor(props.actions, 'row').length > 0))
        setMenu({ kind: 'row', row, id: idOf(row), anchor });
    },
    closeMenu: () => setMenu(undefined),
    follow,
    goingTo,
    openRow: (index, newTab) => {
      const row = lines.rowAt(index);
      if (!row) return;
      const href = rowHref?.(row);
      if (href !== undefined && newTab) {
        window.open(href, '_blank', 'noopener');
        return;
      }
      if (onRowOpen) onRowOpen(row);
      else if (href !== undefined) follow(href);
    },
    toggleExpanded: useLatest((index: number): void => {
      const line = lines.at(index);
      if (!line?.canExpand) return;
      const next = new Set(state.expanded === 'all' ? lines.foldable() : state.expanded);
      if (next.has(line.id)) next.delete(line.id);
      else {
        next.add(line.id);
        if (line.row && getSubRows?.(line.row) === undefined) load(line.row);
      }
      state.setExpanded(next);
    }),
    retry: load,
  };
}
