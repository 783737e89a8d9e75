import { useMemo, useRef, useState } from 'react';
import { useControlled } from '../../hooks.ts';
import { useLocale } from '../../locale.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import type { PivotEntry, PivotSort } from './pivotTypes.ts';
import {
  addEntry,
  emptyReportLayout,
  entriesOf,
  fieldsOf,
  findEntry,
  moveEntry,
  moveSort,
  newEntryId,
  refuseEntry,
  removeEntry,
  setSort,
  suggestSlot,
  updateEntry,
} from './reportLayout.ts';
import { reportBuilderMessages } from './ReportBuilder.messages.ts';
import type { ReportBuilderProps } from './ReportBuilder.props.ts';
import type { ReportField, ReportLayout, ReportRefusal, ReportSlot } from './reportTypes.ts';

/** State of the layout with the names of its entries, and announcements. */
function useAnnouncedLayout(props: ReportBuilderProps) {
  const { sources } = props;
  const messages = useMessages('reportBuilder', reportBuilderMessages);
  const { locale } = useLocale();
  const [layout, setLayout] = useControlled<ReportLayout>(
    props.layout,
    props.defaultLayout ?? emptyReportLayout,
    props.onLayoutChange,
  );
  const [announcement, setAnnouncement] = useState('');
  const [refusal, setRefusal] = useState<string>();
  /** Entry, or sort, that gets the focus after the next change, because its element moves. */
  const focusEntry = useRef<{ id: string; isSort?: boolean }>(undefined);
  const fields = useMemo(() => new Map(fieldsOf(sources).map((field) => [field.id, field])), [sources]);
  const number = (value: number) => value.toLocaleString(locale);
  const nameOf = (entry: PivotEntry): string =>
    entry.label ?? fields.get(entry.fieldId)?.label ?? entry.fieldId;
  const entryName = (entryId: string): string => {
    const found = findEntry(layout, entryId);
    return found ? nameOf(found.entry) : entryId;
  };
  const refusalText = (reason: ReportRefusal, name: string): string =>
    reason.kind === 'full'
      ? messages.full(messages[reason.slot], number(reason.limit))
      : messages.duplicate(name, messages[reason.slot]);
  const refuse = (text: string) => {
    setRefusal(text);
    setAnnouncement(text);
  };
  const apply = (next: ReportLayout, text: string) => {
    setRefusal(undefined);
    setAnnouncement(text);
    setLayout(next);
  };
  return {
    layout,
    fields,
    messages,
    number,
    nameOf,
    entryName,
    announcement,
    announce: setAnnouncement,
    refusal,
    refuse,
    refusalText,
    apply,
    focusEntry,
  };
}

/** Layout with its changes; each is announced, and a refused one gives its reason. */
export function useReportLayout(props: ReportBuilderProps) {
  const { limits } = props;
  const { apply, refusalText, ...state } = useAnnouncedLayout(props);
  const { layout, fields, messages, number, nameOf, entryName, refuse, focusEntry } = state;

  const add = (field: ReportField, slot = suggestSlot(layout, field, limits), index?: number) => {
    const reason = refuseEntry(layout, slot, field, limits);
    if (reason) {
      refuse(refusalText(reason, field.label));
      return;
    }
    const entry = { id: newEntryId(layout, field.id), fieldId: field.id };
    apply(addEntry(layout, slot, entry, index), messages.added(field.label, messages[slot]));
  };
  const move = (entryId: string, slot: ReportSlot, index: number) => {
    const found = findEntry(layout, entryId);
    const field = found && fields.get(found.entry.fieldId);
    if (!found) return;
    const name = nameOf(found.entry);
    const reason =
      field && slot !== found.slot ? refuseEntry(layout, slot, field, limits, entryId) : undefined;
    if (reason) {
      refuse(refusalText(reason, name));
      return;
    }
    const next = moveEntry(layout, entryId, slot, index);
    const at = findEntry(next, entryId)?.index ?? 0;
    if (slot === found.slot && at === found.index) return;
    focusEntry.current = { id: entryId };
    apply(next, messages.moved(name, messages[slot], number(at + 1), number(next[slot].length)));
  };
  const remove = (entryId: string) => {
    const found = findEntry(layout, entryId);
    if (!found) return;
    const siblings = layout[found.slot];
    const next = siblings[found.index + 1] ?? siblings[found.index - 1];
    focusEntry.current = next && { id: next.id };
    apply(removeEntry(layout, entryId), messages.removed(nameOf(found.entry)));
  };
  return {
    ...state,
    refuseEntry: (slot: ReportSlot, field: ReportField, entryId?: string): string | undefined => {
      const reason = refuseEntry(layout, slot, field, limits, entryId);
      return reason && refusalText(reason, field.label);
    },
    add,
    move,
    remove,
    /** Adds a field that is in no slot, or removes it from all slots. */
    toggle: (field: ReportField) => {
      const entries = entriesOf(layout, field.id);
      if (entries.length === 0) add(field);
      else
        apply(
          entries.reduce((next, { id }) => removeEntry(next, id), layout),
          messages.removed(field.label),
        );
    },
    update: (entryId: string, change: Parameters<typeof updateEntry>[2], setting: string) => {
      apply(updateEntry(layout, entryId, change), messages.changed(entryName(entryId), setting));
    },
    rename: (entryId: string, label: string) => {
      const found = findEntry(layout, entryId);
      if (!found) return;
      focusEntry.current = { id: entryId };
      const before = nameOf(found.entry);
      const own = fields.get(found.entry.fieldId)?.label;
      const after = label.trim();
      const next = updateEntry(layout, entryId, {
        label: after === '' || after === own ? undefined : after,
      });
      apply(next, messages.renamed(before, after || own || before));
    },
    sort: (entryId: string, direction: PivotSort['direction'] | undefined) => {
      const name = entryName(entryId);
      apply(
        setSort(layout, entryId, direction),
        direction === undefined
          ? `${name}: ${messages.notSorted}`
          : (direction === 'ascending' ? messages.sortedUp : messages.sortedDown)(name),
      );
    },
    moveSort: (entryId: string, index: number) => {
      const next = moveSort(layout, entryId, index);
      const at = next.sort.findIndex((sort) => sort.entryId === entryId);
      if (layout.sort[at]?.entryId === entryId) return;
      focusEntry.current = { id: entryId, isSort: true };
      apply(
        next,
        messages.moved(entryName(entryId), messages.sort, number(at + 1), number(next.sort.length)),
      );
    },
  };
}

export type ReportLayoutState = ReturnType<typeof useReportLayout>;
