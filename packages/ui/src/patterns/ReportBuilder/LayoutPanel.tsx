import { Sigma } from 'lucide-react';
import { useId, useLayoutEffect, useRef, useState, type PointerEvent } from 'react';
import { VisuallyHidden } from '../../components/Layout/Layout.tsx';
import { slotFieldMenu, sortMenu } from './slotFieldMenu.ts';
import { RenameChip } from './SlotFieldChip.tsx';
import { fieldIcon } from './fieldTypeIcons.ts';
import { aggregateOf, aggregatesOf } from './pivotAggregate.ts';
import type { PivotEntry } from './pivotTypes.ts';
import { findEntry, reportSlots } from './reportLayout.ts';
import type { ReportSlot } from './reportTypes.ts';
import { LayoutSlot, type SlotEntry } from './LayoutSlot.tsx';
import type { ReportDrag, ReportDragItem } from './useReportDrag.ts';
import type { ReportLayoutState } from './useReportLayout.ts';
import * as styles from './ReportBuilder.css.ts';

interface LayoutPanelProps {
  state: ReportLayoutState;
  drag: ReportDrag | undefined;
  isReadOnly: boolean;
  onDragStart: (event: PointerEvent<HTMLElement>, item: ReportDragItem) => void;
}

const shows = { total: 'asTotal', row: 'asRow', column: 'asColumn' } as const;

/** Settings of an entry that differ from the usual ones, in few words. */
function settingOf(
  entry: PivotEntry,
  slot: ReportSlot,
  { fields, messages }: ReportLayoutState,
): string | undefined {
  const field = fields.get(entry.fieldId);
  if (!field) return undefined;
  if (slot !== 'values') return field.type === 'date' ? messages[entry.period ?? 'month'] : undefined;
  const aggregate = aggregateOf(entry, field);
  const isUsual = aggregate === aggregatesOf(field)[0] && (aggregate === 'sum' || field.ratio !== undefined);
  const share = entry.showAs && entry.showAs !== 'value' ? messages[shows[entry.showAs]] : undefined;
  return share ?? (isUsual || field.ratio ? undefined : messages[aggregate]);
}

/** Puts the focus on the entry that was moved, or on another one after the focused entry was removed. */
function useEntryFocus({ focusEntry, layout }: ReportLayoutState) {
  const root = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    const wanted = focusEntry.current;
    focusEntry.current = undefined;
    const isLost = hadFocus.current && document.activeElement === document.body;
    if (!wanted && !isLost) return;
    const buttons = [...(root.current?.querySelectorAll<HTMLElement>('[data-entry] > button') ?? [])];
    const own = buttons.find(
      (button) =>
        button.parentElement?.dataset['entry'] === wanted?.id &&
        (button.closest('[data-slot="sort"]') !== null) === (wanted?.isSort ?? false),
    );
    (own ?? buttons[0])?.focus();
  }, [layout, focusEntry]);
  return { root, hadFocus };
}

/** Slots for rows, columns, values and sort, with their fields. */
export function LayoutPanel({ state, drag, isReadOnly, onDragStart }: LayoutPanelProps) {
  const { layout, fields, messages, refusal } = state;
  const [renaming, setRenaming] = useState<string>();
  const hintId = useId();
  const { root, hadFocus } = useEntryFocus(state);
  const entryOf = (entry: PivotEntry, slot: ReportSlot): SlotEntry => {
    const field = fields.get(entry.fieldId);
    const label = state.nameOf(entry);
    const sort = layout.sort.find(({ entryId }) => entryId === entry.id);
    return {
      id: entry.id,
      label,
      setting: settingOf(entry, slot, state),
      icon: slot === 'values' && field && !field.ratio && field.type !== 'percent' ? Sigma : fieldIcon(field),
      tone: slot === 'values' ? 'value' : 'group',
      sort: sort && { direction: sort.direction, text: messages[sort.direction] },
      menuLabel: messages.actionsFor(label),
      items: isReadOnly ? [] : slotFieldMenu(entry, slot, state, () => setRenaming(entry.id)),
      onPointerDown: (event) => onDragStart(event, { kind: 'entry', id: entry.id }),
      ...(renaming === entry.id
        ? {
            input: (
              <RenameChip
                label={label}
                inputLabel={messages.newName(label)}
                onSave={(next) => {
                  setRenaming(undefined);
                  if (next.trim() === label) state.focusEntry.current = { id: entry.id };
                  else state.rename(entry.id, next);
                }}
                onCancel={() => setRenaming(undefined)}
              />
            ),
          }
        : {}),
    };
  };
  const step = (slot: ReportSlot) => (id: string, by: -1 | 1, isSlot: boolean) => {
    const index = layout[slot].findIndex((entry) => entry.id === id);
    if (!isSlot) {
      state.move(id, slot, Math.max(0, index + by));
      return;
    }
    const to = reportSlots[reportSlots.indexOf(slot) + by];
    if (to) state.move(id, to, layout[to].length);
  };
  const emptyTexts = {
    rows: messages.emptyRows,
    columns: messages.emptyColumns,
    values: messages.emptyValues,
  };
  return (
    <div
      ref={root}
      className={styles.slots}
      data-slots
      onFocus={() => {
        hadFocus.current = true;
      }}
      onBlur={(event) => {
        hadFocus.current = event.relatedTarget === null;
      }}
    >
      {reportSlots.map((slot) => (
        <LayoutSlot
          key={slot}
          slot={slot}
          label={messages[slot]}
          entries={layout[slot].map((entry) => entryOf(entry, slot))}
          emptyText={isReadOnly ? messages.none : emptyTexts[slot]}
          hintId={hintId}
          isReadOnly={isReadOnly}
          drag={drag}
          onStep={step(slot)}
          onRename={setRenaming}
          onRemove={state.remove}
        />
      ))}
      <LayoutSlot
        slot="sort"
        label={messages.sort}
        entries={layout.sort.flatMap(({ entryId, direction }): SlotEntry[] => {
          const found = findEntry(layout, entryId);
          if (!found) return [];
          const label = state.nameOf(found.entry);
          return [
            {
              id: entryId,
              label,
              icon: fieldIcon(fields.get(found.entry.fieldId)),
              tone: 'sort',
              sort: { direction, text: messages[direction] },
              menuLabel: messages.actionsFor(label),
              items: isReadOnly ? [] : sortMenu(entryId, state),
              onPointerDown: (event) => onDragStart(event, { kind: 'sort', id: entryId }),
            },
          ];
        })}
        emptyText={messages.emptySort}
        hintId={`${hintId}-sort`}
        isReadOnly={isReadOnly}
        drag={drag}
        onStep={(id, by, isSlot) => {
          const index = layout.sort.findIndex(({ entryId }) => entryId === id);
          if (!isSlot) state.moveSort(id, Math.max(0, index + by));
        }}
        onRemove={(id) => state.sort(id, undefined)}
      />
      {refusal !== undefined && <p className={styles.refusal}>{refusal}</p>}
      {!isReadOnly && (
        <VisuallyHidden>
          <span id={hintId}>{messages.hint}</span>
          <span id={`${hintId}-sort`}>{messages.hintSort}</span>
        </VisuallyHidden>
      )}
    </div>
  );
}
