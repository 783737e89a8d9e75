import type { EntityMeta, FieldMeta } from '@plumbline/api/operations';
import { customFieldsOf, type FieldKind, type FormModuleKey } from '@plumbline/validation/forms';
import { mergeRecords, type MergeField } from '@plumbline/validation/merge';
import type { Context } from '../../context/context.ts';
import { HttpError } from '../../core/http-error.ts';
import { customPrefix, loadForm } from '../custom-fields.ts';
import type { MergeState } from '../merge-state.ts';
import type { ResourceStorage } from '../registry.ts';
import type { ResourceRow } from '../resource.ts';

const fieldKind = ({ kind, ref, format, options, choices }: FieldMeta): FieldKind => {
  if (ref) return ref === 'user' ? 'person' : 'record';
  if (options || choices) return 'select';
  if (kind === 'decimal') return format?.startsWith('money') ? 'money' : 'number';
  if (kind === 'number') return 'number';
  if (kind === 'day') return 'date';
  return kind === 'boolean' ? 'switch' : 'text';
};

/** Writable fields of the entity and the company's custom fields. */
async function fieldsOf(
  entity: EntityMeta,
  storage: ResourceStorage,
  { tx }: Context,
): Promise<MergeField[]> {
  const own = Object.entries(storage.fields).flatMap(([code, meta]) =>
    meta.write ? [{ code, label: meta.label, kind: fieldKind(meta) }] : [],
  );
  if (!entity.form) return own;
  const form = await loadForm(entity.name as FormModuleKey, tx);
  return [
    ...own,
    ...customFieldsOf(form).map(({ code, label, kind }) => ({ code: customPrefix + code, label, kind })),
  ];
}

/**
 * Sets `merged` to the values that the survivor keeps.
 * @throws HttpError 422 for a choice that names no merged record or field.
 */
export async function chooseValues<Row extends ResourceRow>(
  state: MergeState<Row>,
  context: Context,
): Promise<void> {
  const fields = await fieldsOf(state.entity, state.storage, context);
  try {
    state.merged = { fields, result: mergeRecords(fields, state.rows, state.survivor, state.choices) };
  } catch (error) {
    if (error instanceof RangeError) throw new HttpError(422, error.message);
    throw error;
  }
}
