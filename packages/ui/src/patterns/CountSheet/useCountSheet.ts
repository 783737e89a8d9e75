import { useMemo, useState } from 'react';
import { useLatest } from '../../hooks.ts';
import { useLocale } from '../../locale.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { formatQuantity } from '../../components/Format/money.ts';
import { marksOf, toLocal, toPlain } from '../../components/Number/marks.ts';
import { readCount, stepCount } from './countRules.ts';
import { createCountSaves, type CountSave } from './countSaves.ts';
import { countSheetMessages } from './CountSheet.messages.ts';
import type { CountRow, CountSheetProps } from './countSheetTypes.ts';

export type CountFilter = 'all' | 'notCounted' | 'recount';

/** Name of a row with its place, which distinguishes the bins of one item. */
export const titleOf = ({ name, location }: CountRow): string =>
  location === undefined ? name : `${name}, ${location}`;

/** Entered texts, saves, filter and figures of a count sheet. */
export function useCountSheet({ rows, counts, onCount }: CountSheetProps) {
  const messages = useMessages('countSheet', countSheetMessages);
  const { locale } = useLocale();
  const marks = marksOf(locale);
  const [saves, setSaves] = useState<ReadonlyMap<string, CountSave>>(new Map());
  /** Texts that are being typed or cannot be read; they are kept while their row is out of sight. */
  const [drafts, setDrafts] = useState<ReadonlyMap<string, string>>(new Map());
  const [editing, setEditing] = useState<string>();
  const [announcement, setAnnouncement] = useState('');
  const [filter, setFilter] = useState<CountFilter>('all');
  /** Rows of the filter when it was chosen, so that a row does not vanish while it is counted. */
  const [filtered, setFiltered] = useState<ReadonlySet<string>>();
  const nameOf = (id: string) => {
    const row = rows.find((each) => each.id === id);
    return row ? titleOf(row) : id;
  };
  const latest = useLatest(() => ({
    save: async (id: string, value: string) => {
      const report = (message: string) => setAnnouncement(messages.notSaved(nameOf(id), message));
      try {
        const message = await onCount?.(id, value);
        if (message !== undefined) report(message);
        return message;
      } catch (error) {
        report(messages.failed);
        throw error;
      }
    },
    onChange: setSaves,
  }));
  const [{ submit }] = useState(() => createCountSaves(latest));

  const valueOf = (id: string): string => {
    const save = saves.get(id);
    return save && save.status !== 'saved' ? save.value : (counts[id] ?? '');
  };
  const figures = useMemo(() => {
    const isCounted = (id: string) => {
      const save = saves.get(id);
      return (save && save.status !== 'saved' ? save.value : (counts[id] ?? '')) !== '';
    };
    return {
      counted: rows.filter(({ id }) => isCounted(id)).length,
      recounts: rows.filter(({ isRecount }) => isRecount).length,
    };
  }, [rows, counts, saves]);
  const shown = useMemo(
    () => (filtered ? rows.filter(({ id }) => filtered.has(id)) : rows),
    [rows, filtered],
  );
  const setDraft = (id: string, text: string | undefined) =>
    setDrafts((was) => {
      const next = new Map(was);
      if (text === undefined) next.delete(id);
      else next.set(id, text);
      return next;
    });
  const write = (value: string) => toLocal(formatQuantity(value, 0, 20), marks);
  const read = (row: CountRow, text: string) => readCount(toPlain(text, marks), row.maxFractionDigits ?? 0);
  const commit = (row: CountRow, value: string) => {
    setDraft(row.id, undefined);
    if (value === valueOf(row.id)) return;
    setAnnouncement(
      value === ''
        ? messages.cleared(titleOf(row))
        : messages.counted(titleOf(row), `${write(value)} ${row.unit}`),
    );
    submit(row.id, value);
  };
  /** Takes what is typed in a row. @returns false if it cannot be read; it stays, with an error. */
  const settle = (row: CountRow): boolean => {
    const text = drafts.get(row.id);
    setEditing(undefined);
    if (text === undefined) return true;
    const result = read(row, text);
    if ('value' in result) commit(row, result.value);
    return 'value' in result;
  };
  const problemOf = (row: CountRow): string | undefined => {
    const text = drafts.get(row.id);
    if (text === undefined || editing === row.id) return undefined;
    const result = read(row, text);
    if ('value' in result) return undefined;
    const digits = (row.maxFractionDigits ?? 0).toLocaleString(locale);
    if (result.problem === 'whole') return messages.whole;
    return result.problem === 'decimals' ? messages.decimals(digits) : messages[result.problem];
  };
  return {
    shown,
    filter,
    choose: (next: CountFilter) => {
      setFilter(next);
      const isShown = (row: CountRow) => (next === 'recount' ? row.isRecount : valueOf(row.id) === '');
      setFiltered(next === 'all' ? undefined : new Set(rows.filter(isShown).map(({ id }) => id)));
    },
    figures,
    announcement,
    valueOf,
    write,
    textOf: (id: string) => drafts.get(id) ?? (valueOf(id) === '' ? '' : write(valueOf(id))),
    saveOf: (id: string) => saves.get(id),
    problemOf,
    type: (id: string, text: string) => {
      setEditing(id);
      setDraft(id, text);
    },
    step: (row: CountRow, by: 1 | -1) => {
      const text = drafts.get(row.id);
      const result = text === undefined ? { value: valueOf(row.id) } : read(row, text);
      // What cannot be read is not thrown away by a step.
      if ('value' in result) commit(row, stepCount(result.value, by));
      else setEditing(undefined);
    },
    settle,
    retry: (id: string) => submit(id, valueOf(id)),
  };
}

export type CountSheetState = ReturnType<typeof useCountSheet>;
