import {
  ArrowDownIcon,
  ArrowLeftIcon,
  ArrowRightIcon,
  ArrowUpIcon,
  EyeOffIcon,
  GroupIcon,
  ListPlusIcon,
  PinIcon,
  PinOffIcon,
  UngroupIcon,
  XIcon,
} from 'lucide-react';
import type { MenuEntry, MenuItem } from '../components/Menu/Menu.tsx';
import type { ColumnArranging } from './useColumnArranging.ts';
import type { GridModel } from './useGridModel.ts';

const step = 16;

/** Menu of a column; empty if nothing can be done with it. */
export function columnMenu<Row extends object>(
  { state, traits, layout, messages, isSortable }: GridModel<Row>,
  arranging: ColumnArranging,
  id: string,
): readonly MenuEntry[] {
  const index = layout.places.findIndex((place) => place.column.id === id);
  const place = layout.places[index];
  if (!place) return [];
  const { column, pin } = place;
  const isSorted = state.sort.some((key) => key.columnId === id);
  const sections: MenuItem[][] = [];
  if (isSortable(column)) {
    sections.push([
      {
        id: 'ascending',
        label: messages.sortAscending,
        icon: ArrowUpIcon,
        onAction: () => arranging.setSort(id, 'asc'),
      },
      {
        id: 'descending',
        label: messages.sortDescending,
        icon: ArrowDownIcon,
        onAction: () => arranging.setSort(id, 'desc'),
      },
      ...(state.sort.length > 0 && !isSorted
        ? [
            {
              id: 'then',
              label: messages.addSort,
              icon: ListPlusIcon,
              shortcut: 'Shift+Enter',
              onAction: () => arranging.setSort(id, 'asc', true),
            },
          ]
        : []),
      ...(isSorted
        ? [{ id: 'unsort', label: messages.clearSort, icon: XIcon, onAction: () => arranging.clearSort(id) }]
        : []),
    ]);
  }
  if (column.groupable && column.accessor && !traits.isTree) {
    const isGrouped = state.groupBy.includes(id);
    sections.push([
      {
        id: 'group',
        label: isGrouped ? messages.ungroup : messages.group(column.header),
        icon: isGrouped ? UngroupIcon : GroupIcon,
        onAction: () => arranging.toggleGroup(id),
      },
    ]);
  }
  if (traits.canArrange) {
    const isFirst = index === 0;
    if (!isFirst) {
      sections.push([
        {
          id: 'back',
          label: messages.moveBack,
          icon: ArrowLeftIcon,
          shortcut: 'Ctrl+Shift+Left',
          onAction: () => arranging.move(id, -1),
        },
        {
          id: 'on',
          label: messages.moveForward,
          icon: ArrowRightIcon,
          shortcut: 'Ctrl+Shift+Right',
          onAction: () => arranging.move(id, 1),
        },
        ...(pin === undefined
          ? [
              { id: 'pin', label: messages.pin, icon: PinIcon, onAction: () => arranging.pin(id, 'start') },
              {
                id: 'pin-end',
                label: messages.pinEnd,
                icon: PinIcon,
                onAction: () => arranging.pin(id, 'end'),
              },
            ]
          : [
              {
                id: 'unpin',
                label: messages.unpin,
                icon: PinOffIcon,
                onAction: () => arranging.pin(id, undefined),
              },
            ]),
      ]);
    }
    sections.push([
      {
        id: 'narrower',
        label: messages.narrower,
        shortcut: 'Shift+Left',
        onAction: () => arranging.resizeBy(id, -step),
      },
      {
        id: 'wider',
        label: messages.wider,
        shortcut: 'Shift+Right',
        onAction: () => arranging.resizeBy(id, step),
      },
      { id: 'fit', label: messages.fit, onAction: () => arranging.fit(id) },
    ]);
    if (column.hideable !== false && !isFirst)
      sections.push([
        { id: 'hide', label: messages.hide, icon: EyeOffIcon, onAction: () => arranging.hide(id) },
      ]);
  }
  return sections.flatMap((section, at): MenuEntry[] => (at === 0 ? section : ['separator', ...section]));
}
