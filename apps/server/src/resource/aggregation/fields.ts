import { customFieldsOf, type FormModuleKey } from '@plumbline/validation/forms';
import type { Transaction } from '../../database/database.ts';
import { customPrefix, listFieldsOf, loadForm } from '../custom-fields.ts';
import type { AggregationField, AggregationFields } from './query.ts';

/** Fields of an entity that a summary accepts, including custom fields. */
export async function aggregationFields(
  fields: AggregationFields,
  form: FormModuleKey | undefined,
  tx: Transaction,
): Promise<AggregationFields> {
  if (!form) return fields;
  const groups = await loadForm(form, tx);
  const listed = listFieldsOf(groups);
  const own = customFieldsOf(groups).map((field): [string, AggregationField] => {
    const name = customPrefix + field.code;
    const ref = field.kind === 'person' ? 'user' : field.kind === 'record' ? field.record : undefined;
    return [
      name,
      {
        ...(listed[name] ?? { label: field.label, kind: 'text' }),
        ...(ref ? { ref } : {}),
        ...(field.kind === 'select' ? { options: field.options.map(String) } : {}),
      },
    ];
  });
  return { ...fields, ...Object.fromEntries(own) };
}
