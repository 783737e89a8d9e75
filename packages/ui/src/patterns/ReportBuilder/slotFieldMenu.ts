import {
  ArrowLeftRight,
  Calculator,
  CalendarRange,
  ArrowDownUp,
  Pencil,
  Percent,
  Trash2,
} from 'lucide-react';
import type { MenuEntry, MenuItem } from '../../components/Menu/Menu.tsx';
import { aggregateOf, aggregatesOf, isAdditive } from './pivotAggregate.ts';
import type { PivotAggregate, PivotEntry, PivotPeriod, PivotShowAs } from './pivotTypes.ts';
import { reportSlots } from './reportLayout.ts';
import type { ReportSlot } from './reportTypes.ts';
import type { ReportLayoutState } from './useReportLayout.ts';

const periods: readonly PivotPeriod[] = ['day', 'week', 'month', 'quarter', 'year'];
const shows = { value: 'asValue', total: 'asTotal', row: 'asRow', column: 'asColumn' } as const;

/** Menu item with a submenu of which one entry is chosen. */
function choice<Value extends string>(
  item: Pick<MenuItem, 'id' | 'label' | 'icon'>,
  options: readonly { id: Value; label: string }[],
  selected: Value,
  onChoose: (id: Value) => void,
): MenuItem {
  return {
    ...item,
    description: options.find(({ id }) => id === selected)?.label ?? '',
    items: [
      {
        id: `${item.id}-options`,
        items: options,
        selectionMode: 'single',
        selectedIds: [selected],
        onSelectionChange: ([id]) => {
          const next = options.find((option) => option.id === id);
          if (next && next.id !== selected) onChoose(next.id);
        },
      },
    ],
  };
}

/** Settings of a value: aggregate, share and columns. */
function valueItems(entry: PivotEntry, { fields, messages, layout, update }: ReportLayoutState): MenuItem[] {
  const field = fields.get(entry.fieldId);
  if (!field) return [];
  const possible = aggregatesOf(field);
  const aggregate = aggregateOf(entry, field);
  const items: MenuItem[] = [];
  if (possible.length > 0)
    items.push(
      choice<PivotAggregate>(
        { id: 'calculate', label: messages.calculate, icon: Calculator },
        possible.map((id) => ({ id, label: messages[id] })),
        aggregate,
        (id) => update(entry.id, { aggregate: id }, messages[id]),
      ),
    );
  if (possible.length > 0 && isAdditive(aggregate))
    items.push(
      choice<PivotShowAs>(
        { id: 'show', label: messages.showAs, icon: Percent },
        (['value', 'total', 'row', 'column'] as const).map((id) => ({ id, label: messages[shows[id]] })),
        entry.showAs ?? 'value',
        (id) => update(entry.id, { showAs: id }, messages[shows[id]]),
      ),
    );
  if (layout.columns.length > 0) {
    const label = entry.isTotalOnly ? messages.everyColumn : messages.totalOnly;
    items.push({
      id: 'total-only',
      label,
      onAction: () => update(entry.id, { isTotalOnly: entry.isTotalOnly ? undefined : true }, label),
    });
  }
  return items;
}

/** Menu of a field in a slot: its settings, moving, renaming and removing. */
export function slotFieldMenu(
  entry: PivotEntry,
  slot: ReportSlot,
  state: ReportLayoutState,
  onRename: () => void,
): MenuEntry[] {
  const { fields, layout, messages } = state;
  const field = fields.get(entry.fieldId);
  const index = layout[slot].findIndex(({ id }) => id === entry.id);
  const direction = layout.sort.find(({ entryId }) => entryId === entry.id)?.direction;
  const settings: MenuItem[] = [
    ...(slot === 'values' ? valueItems(entry, state) : []),
    ...(slot !== 'values' && field?.type === 'date'
      ? [
          choice<PivotPeriod>(
            { id: 'period', label: messages.groupBy, icon: CalendarRange },
            periods.map((id) => ({ id, label: messages[id] })),
            entry.period ?? 'month',
            (id) => state.update(entry.id, { period: id }, messages[id]),
          ),
        ]
      : []),
    choice(
      { id: 'sort', label: messages.sortBy, icon: ArrowDownUp },
      [
        { id: 'ascending' as const, label: messages.ascending },
        { id: 'descending' as const, label: messages.descending },
        { id: 'none' as const, label: messages.notSorted },
      ],
      direction ?? 'none',
      (id) => state.sort(entry.id, id === 'none' ? undefined : id),
    ),
    {
      id: 'move',
      label: messages.moveTo,
      icon: ArrowLeftRight,
      items: [
        ...reportSlots
          .filter((one) => one !== slot)
          .map((to): MenuItem => {
            const reason = field && state.refuseEntry(to, field, entry.id);
            return {
              id: `to-${to}`,
              label: messages[to],
              ...(reason === undefined ? {} : { disabledReason: reason }),
              onAction: () => state.move(entry.id, to, layout[to].length),
            };
          }),
        'separator',
        {
          id: 'back',
          label: messages.moveBack,
          isDisabled: index === 0,
          onAction: () => state.move(entry.id, slot, index - 1),
        },
        {
          id: 'forward',
          label: messages.moveForward,
          isDisabled: index === layout[slot].length - 1,
          onAction: () => state.move(entry.id, slot, index + 1),
        },
      ],
    },
  ];
  return [
    ...settings,
    'separator',
    { id: 'rename', label: messages.rename, icon: Pencil, shortcut: 'F2', onAction: onRename },
    {
      id: 'remove',
      label: messages.remove,
      icon: Trash2,
      tone: 'danger',
      shortcut: 'Delete',
      onAction: () => state.remove(entry.id),
    },
  ];
}

/** Menu of a sort: direction, weight and removing. */
export function sortMenu(entryId: string, state: ReportLayoutState): MenuEntry[] {
  const { layout, messages } = state;
  const index = layout.sort.findIndex((sort) => sort.entryId === entryId);
  const direction = layout.sort[index]?.direction ?? 'ascending';
  return [
    {
      id: 'direction',
      selectionMode: 'single',
      selectedIds: [direction],
      items: [
        { id: 'ascending', label: messages.ascending },
        { id: 'descending', label: messages.descending },
      ],
      onSelectionChange: ([id]) => {
        if (id === 'ascending' || id === 'descending') state.sort(entryId, id);
      },
    },
    {
      id: 'place',
      items: [
        {
          id: 'back',
          label: messages.moveBack,
          isDisabled: index === 0,
          onAction: () => state.moveSort(entryId, index - 1),
        },
        {
          id: 'forward',
          label: messages.moveForward,
          isDisabled: index === layout.sort.length - 1,
          onAction: () => state.moveSort(entryId, index + 1),
        },
        {
          id: 'remove',
          label: messages.remove,
          icon: Trash2,
          tone: 'danger',
          shortcut: 'Delete',
          onAction: () => state.sort(entryId, undefined),
        },
      ],
    },
  ];
}
