import type { FieldMeta, Entity } from '@plumbline/api/entities';
import { titleOf } from '@plumbline/api/entities';
import { ConflictDialog, type ConflictSide } from '@plumbline/ui/ConflictDialog';
import { useEffect, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { errorText } from '../data/error-message.ts';
import { plainValue } from '../format/format-values.ts';
import { ago } from '../format/format-values.ts';
import { shownValue } from '../record/FieldValue.tsx';
import { formMessages } from './messages.ts';

const customOf = (values: object): Record<string, unknown> =>
  (values as { custom?: Record<string, unknown> }).custom ?? {};
/** Flattens a record to values by field name, including custom fields. */
const flat = (values: object): Map<string, unknown> =>
  new Map([
    ...Object.entries(values).filter(([name]) => name !== 'custom'),
    ...Object.entries(customOf(values)).map(([code, value]) => [`custom.${code}`, value] as const),
  ]);
const same = (a: unknown, b: unknown) => {
  const [one, other] = [a ?? '', b ?? ''];
  if (JSON.stringify(one) === JSON.stringify(other)) return true;
  const decimal = /^-?\d+(\.\d+)?$/;
  return (
    typeof one === 'string' &&
    typeof other === 'string' &&
    decimal.test(one) &&
    decimal.test(other) &&
    Number(one) === Number(other)
  );
};

/** Conflict between the user's changes and a newer version of the record. */
export interface EditConflict<Row> {
  /** Current record. */
  latest: Row;
  /** Initial values of the form. */
  before: FieldValues;
  /** Changed values of the form. */
  changed: FieldValues;
}

/** Resolves an edit conflict field by field. */
export function Conflict<Row extends { uuid: string; version: number; updatedAt?: string }, Create, Update>({
  entity,
  collision: { latest, before, changed },
  labels,
  save,
  onTakeTheirs,
  onKeepEditing,
}: {
  entity: Entity<Row, Create, Update>;
  collision: EditConflict<Row>;
  /** Labels of custom fields, by `custom.<code>`. */
  labels: ReadonlyMap<string, string>;
  /** Saves a change based on the latest version. */
  save: (change: FieldValues) => Promise<void>;
  onTakeTheirs: () => void;
  onKeepEditing: () => void;
}) {
  const [choices, choose] = useState<Readonly<Record<string, ConflictSide>>>({});
  const [by, setBy] = useState<{ name: string; at: string }>();
  useEffect(() => {
    void entity.history?.(latest.uuid).then(({ data }) => {
      const [last] = data;
      if (last) setBy({ name: last.user_name, at: last.createdAt });
    });
  }, [entity, latest.uuid]);
  const [was, now, mine] = [flat(before), flat(latest), flat(changed)];
  const names = [...was.keys()].filter((name) => entity.fields[name]?.write || name.startsWith('custom.'));
  const theirs = new Set(names.filter((name) => !same(was.get(name), now.get(name))));
  const ours = new Set(names.filter((name) => mine.has(name) && !same(was.get(name), mine.get(name))));
  const labelOf = (name: string) => entity.fields[name]?.label ?? labels.get(name) ?? name;
  const shown = (name: string, values: ReadonlyMap<string, unknown>, row: object) => {
    const field: FieldMeta | undefined = entity.fields[name];
    const value = values.get(name);
    // The name of a newly chosen reference is unknown until it is saved.
    if (!field || (field.ref && values === mine)) return plainValue(String(value ?? ''));
    return shownValue(name, field, value, row);
  };
  const conflicts = [...ours].filter((name) => theirs.has(name) && !same(now.get(name), mine.get(name)));
  const merged = [...new Set([...ours, ...theirs])].filter((name) => !conflicts.includes(name));
  return (
    <ConflictDialog
      isOpen
      record={titleOf(entity, latest)}
      person={by?.name || formMessages.someoneElse}
      when={by || latest.updatedAt ? ago(by?.at ?? latest.updatedAt ?? '') : 'just now'}
      conflicts={conflicts.map((name) => ({
        id: name,
        label: labelOf(name),
        was: shown(name, was, before),
        theirs: shown(name, now, latest),
        mine: shown(name, mine, latest),
      }))}
      merged={merged.map((name) => ({
        id: name,
        label: labelOf(name),
        was: shown(name, was, before),
        now: theirs.has(name) ? shown(name, now, latest) : shown(name, mine, latest),
        by: theirs.has(name) ? 'theirs' : 'mine',
      }))}
      choices={choices}
      onChoicesChange={choose}
      onSave={async () => {
        const kept = [...mine].filter(([name]) => ours.has(name) && choices[name] !== 'theirs');
        const custom = kept.flatMap(([name, value]) =>
          name.startsWith('custom.') ? [[name.slice('custom.'.length), value] as const] : [],
        );
        const change = {
          ...Object.fromEntries(kept.filter(([name]) => !name.startsWith('custom.'))),
          ...(custom.length ? { custom: Object.fromEntries(custom) } : {}),
        };
        try {
          await save(change);
        } catch (reason) {
          throw new Error(errorText(reason), { cause: reason });
        }
      }}
      onTakeTheirs={onTakeTheirs}
      onKeepEditing={onKeepEditing}
    />
  );
}
