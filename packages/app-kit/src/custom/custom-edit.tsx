import { checkValue, cleanValue, timeText, type CustomField } from '@plumbline/validation/forms';
import { inSentence } from '@plumbline/ui/format';
import { formatDecimal } from '@plumbline/ui/decimal';
import { DateText } from '@plumbline/ui/DateText';
import { Button } from '@plumbline/ui/Button';
import type { InlineEditProps } from '@plumbline/ui/InlineEdit';
import { Link } from '@plumbline/ui/Link';
import { Money } from '@plumbline/ui/Money';
import { Person } from '@plumbline/ui/Person';
import type { ReactNode } from 'react';
import { FieldControl } from '../form/FieldControl.tsx';
import { openDriveFile } from './drive-file.ts';
import { specOf, type Choices } from './fields.ts';
import { recordHref } from './record-href.ts';
import { customMessages } from './messages.ts';

function shown(field: CustomField, value: unknown, names: Readonly<Record<string, string>>): ReactNode {
  if (typeof value === 'boolean') return value ? 'Yes' : 'No';
  if (Array.isArray(value)) return value.join(', ');
  if (typeof value !== 'string') return '';
  // The referenced record may have been deleted.
  const name = names[value] ?? 'Deleted';
  switch (field.kind) {
    case 'number':
      return formatDecimal(value);
    case 'money':
      return <Money value={value} />;
    case 'date':
      return <DateText value={value} />;
    case 'time':
      return timeText(value);
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

const isChoice = ({ kind }: CustomField) => ['select', 'person', 'record', 'switch', 'file'].includes(kind);

/** Builds the `InlineEdit` props of a custom field, without saving. */
export function customEdit(
  field: CustomField,
  value: unknown,
  { people, names, isReadOnly = false }: Choices & { isReadOnly?: boolean },
): Omit<InlineEditProps<unknown>, 'onSave'> {
  const file = field.kind === 'file' && typeof value === 'string' ? value : undefined;
  return {
    label: field.label,
    value,
    display:
      file && isReadOnly ? (
        <Button size="sm" onPress={() => openDriveFile(file)}>
          {names[file] ?? customMessages.file}
        </Button>
      ) : (
        shown(field, value, names)
      ),
    isEmpty: value === null,
    emptyText: customMessages.addInSentence(inSentence(field.label)),
    validate: (next) => checkValue(field, cleanValue(field, next), value),
    ...(field.kind === 'area' ? { layout: 'stack' as const } : {}),
    ...(isChoice(field) ? { savesOnChange: true } : {}),
    ...(isReadOnly ? { isReadOnly: true } : {}),
    children: (edit) => <FieldControl {...edit} field={specOf(field, value, { people, names })} />,
  };
}
