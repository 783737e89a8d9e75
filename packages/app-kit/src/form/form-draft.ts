import { entityTitles, type FieldMeta } from '@plumbline/api/entities';
import { useEffect, useRef, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { readDraft, removeDraft, writeDraft } from './use-draft.ts';
import type { WithCustom } from '../custom/use-form.ts';
import { useCurrent } from '../session/SessionProvider.tsx';

/** Unsaved input of a form, as it is stored. */
export interface StoredFormDraft {
  /** Version of the record that was edited; 0 for a new one. */
  version: number;
  /** Values that the form was opened with, to detect fields that others have changed since. */
  base: FieldValues;
  /** Values that differ from them. */
  changed: FieldValues;
}

/** Draft of a form, as `FormDrawer` reads and writes it. */
export interface FormDraft {
  /** Restored values that differ from the initial ones; undefined without a draft. */
  restored: FieldValues | undefined;
  /** Stores the values that differ from the initial ones, or removes the draft when none does. */
  store: (changed: FieldValues) => void;
  /** Removes the draft after saving or cancelling. */
  clear: () => void;
  /** Removes the draft and shows the saved values. */
  discard: () => void;
}

/** Field of a form, as far as a draft depends on it. */
export interface DraftField {
  name: string;
  kind?: string | undefined;
}
/** Fields whose values are never stored, and fields whose values cannot be shown again without their names. */
const isStorable = ({ name, kind }: DraftField) =>
  kind !== 'secret' && !(name.startsWith('custom.') && (kind === 'search' || kind === 'file'));

/**
 * Values of a form that differ from the initial ones and may be stored. Passwords never are; custom fields that refer to
 * records or files keep their initial values.
 */
export function storableChanges(
  values: FieldValues,
  initial: FieldValues,
  fields: readonly DraftField[],
): FieldValues {
  const kept: FieldValues = { ...values };
  for (const field of fields) {
    if (isStorable(field)) continue;
    const [top = '', code] = field.name.split('.');
    if (code === undefined) delete kept[top];
    else
      kept[top] = {
        ...(kept[top] as FieldValues),
        [code]: (initial[top] as FieldValues | undefined)?.[code],
      };
  }
  const same = (a: unknown, b: unknown) => JSON.stringify(a ?? '') === JSON.stringify(b ?? '');
  return Object.fromEntries(Object.entries(kept).filter(([name, value]) => !same(value, initial[name])));
}

/** Titles of the records that restored references contain, by field; undefined until they are loaded. */
function useRestoredTitles(
  fields: Readonly<Record<string, FieldMeta>>,
  changed: FieldValues | undefined,
): Readonly<Record<string, string>> | undefined {
  const [titles, setTitles] = useState<Readonly<Record<string, string>>>();
  useEffect(() => {
    if (!changed) return;
    const references = Object.entries(changed).flatMap(([name, id]) => {
      const ref = fields[name]?.ref;
      return ref && ref !== 'user' && typeof id === 'string' && id !== '' ? [{ name, ref, id }] : [];
    });
    void Promise.all(
      references.map(async ({ name, ref, id }) => {
        const [found] = await entityTitles(ref, [id]);
        return [name, found?.label ?? ''] as const;
      }),
    ).then((entries) => setTitles(Object.fromEntries(entries)));
  }, [fields, changed]);
  return changed ? titles : {};
}

/**
 * Draft of a record's form in this browser window, by user, entity and record. It survives reloads and ends with the
 * session.
 * @param record edited record; undefined for a new one.
 */
export function useFormDraft(
  { name: entity, fields }: { name: string; fields: Readonly<Record<string, FieldMeta>> },
  record: ({ uuid: string; version: number } & WithCustom) | undefined,
) {
  const { uuid } = useCurrent();
  const name = uuid ? `form ${uuid} ${entity} ${record?.uuid ?? 'new'}` : undefined;
  const [stored, setStored] = useState(() => (name ? readDraft<StoredFormDraft>(name) : undefined));
  // A draft of an older version is saved on that version, so that changes of others are shown as a conflict.
  const version = useRef(stored?.version ?? record?.version ?? 0);
  const titles = useRestoredTitles(fields, stored?.changed);
  const clear = () => {
    if (name) removeDraft(name);
  };
  /**
   * Initial values of the form and its draft. A draft of an edited record is compared with the values that it was
   * made on.
   * @param saved values of the record.
   */
  const openDraft = <Values extends FieldValues>(saved: Values) => {
    const { custom: draftedCustom, ...base } = (record && stored?.base) ?? {};
    const initial: Values = { ...saved, ...base };
    const custom = (draftedCustom as WithCustom['custom']) ?? record?.custom;
    const draft: FormDraft = {
      restored: stored?.changed,
      store: (changed) => {
        if (!name) return;
        if (Object.keys(changed).length === 0) clear();
        else
          writeDraft(name, {
            version: version.current,
            base: { ...initial, ...(custom ? { custom } : {}) },
            changed,
          });
      },
      clear,
      discard: () => {
        clear();
        version.current = record?.version ?? 0;
        setStored(undefined);
      },
    };
    return { initial, custom, draft, key: stored ? 'draft' : 'saved' };
  };
  return { titles, version, openDraft };
}
