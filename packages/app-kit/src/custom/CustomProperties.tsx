import type { FormModuleKey, CustomField } from '@plumbline/validation/forms';
import { checkValue, cleanValue } from '@plumbline/validation/forms';
import { formatDecimal } from '@plumbline/ui/decimal';
import { DateText } from '@plumbline/ui/DateText';
import { Button } from '@plumbline/ui/Button';
import { InlineEdit } from '@plumbline/ui/InlineEdit';
import { Link } from '@plumbline/ui/Link';
import { Money } from '@plumbline/ui/Money';
import { Person } from '@plumbline/ui/Person';
import { PropertyGroup } from '@plumbline/ui/RecordLayout';
import type { ReactNode } from 'react';
import { FieldControl } from '../field-control.tsx';
import { usePeople } from '../lookups.ts';
import { openDriveFile } from './drive-file.ts';
import { specOf } from './fields.ts';
import { recordHref } from './record-href.ts';
import { groupsOf, useCustomForm, type WithCustom } from './use-form.ts';

function shown(field: CustomField, value: unknown, names: Readonly<Record<string, string>>): ReactNode {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return value.join(', ');
  if (typeof value !== 'string') return '';
  // What it refers to may have been deleted since.
  const name = names[value] ?? 'Deleted';
  switch (field.kind) {
    case 'number':
      return formatDecimal(value);
    case 'money':
      return <Money value={value} />;
    case 'date':
      return <DateText value={value} />;
    case 'person':
      return <Person name={name} />;
    case 'record': {
      const address = value in names ? recordHref(field.record, value) : undefined;
      return address ? <Link href={address}>{name}</Link> : name;
    }
    case 'url':
      return value.replace(/^https?:\/\/(www\.)?/, '');
    case 'file':
      return name;
    default:
      return value;
  }
}

/** A label in the middle of a sentence: only a word's own capital is lowered, not those of "W-9" or "PO". */
const inSentence = (label: string) => label.replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase());

/** The company's own fields of a record, by their groups, each edited where it stands. */
export function CustomProperties({
  form: module,
  record,
  onSave,
  isReadOnly = false,
}: {
  form: FormModuleKey;
  record: WithCustom;
  onSave: (change: { custom: Record<string, unknown> }) => Promise<unknown>;
  isReadOnly?: boolean;
}) {
  const form = useCustomForm(module);
  const people = usePeople();
  const values = record.custom ?? {};
  const names = record.customNames ?? {};
  const groups = form
    ? groupsOf(form)
        .map(({ id, title, fields }) => ({ id, title, fields: fields.filter((field) => !field.isSystem) }))
        .filter(({ fields }) => fields.length > 0)
    : [];
  return groups.map(({ id, title, fields }) => (
    <PropertyGroup key={id} title={title}>
      {fields.map((field) => {
        const value = values[field.code] ?? null;
        const file = field.kind === 'file' && typeof value === 'string' ? value : undefined;
        const isChoice = ['select', 'person', 'record', 'switch', 'file'].includes(field.kind);
        return (
          <InlineEdit<unknown>
            key={field.code}
            label={field.label}
            value={value}
            display={
              file && isReadOnly ? (
                <Button size="sm" onPress={() => openDriveFile(file)}>
                  {names[file] ?? 'File'}
                </Button>
              ) : (
                shown(field, value, names)
              )
            }
            isEmpty={value === null}
            emptyText={`Add ${inSentence(field.label)}`}
            validate={(next) => checkValue(field, cleanValue(field, next), value)}
            onSave={async (next) => {
              await onSave({ custom: { [field.code]: cleanValue(field, next) } });
            }}
            {...(field.kind === 'area' ? { layout: 'stack' as const } : {})}
            {...(isChoice ? { saveOnChange: true } : {})}
            {...(isReadOnly ? { isReadOnly: true } : {})}
          >
            {(edit) => <FieldControl {...edit} field={specOf(field, value, { people, names })} />}
          </InlineEdit>
        );
      })}
    </PropertyGroup>
  ));
}
