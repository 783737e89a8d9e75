import type { FormEntry } from '@plumbline/api';
import { fieldKinds, linkedRecords, widens, type FieldKind } from '@plumbline/validation/forms';
import { Button } from '@plumbline/ui/Button';
import { Checkbox } from '@plumbline/ui/Checkbox';
import { FieldGroup, WideField } from '@plumbline/ui/FieldGroup';
import { Inline } from '@plumbline/ui/Inline';
import { Select } from '@plumbline/ui/Select';
import { Stack } from '@plumbline/ui/Stack';
import { Text } from '@plumbline/ui/Text';
import { TextField } from '@plumbline/ui/TextField';
import { Trash2Icon } from '@plumbline/ui/icons';
import type { DraftField } from './draft.ts';
import { kinds } from './kinds.ts';
import { OptionList } from './OptionList.tsx';

const kindOptions = (list: readonly FieldKind[]) =>
  list.map((kind) => ({ id: kind, label: kinds[kind].label, icon: kinds[kind].icon }));
const recordOptions = Object.entries(linkedRecords).map(([id, label]) => ({ id, label }));

/** What a field of a form can be changed by, where it stands in the form. */
export function FieldEditor({
  field,
  stored,
  usage,
  onChange,
  onRemove,
}: {
  field: DraftField;
  /** As it is kept; undefined for a new one. */
  stored: FormEntry | undefined;
  /** How many records hold a value. */
  usage: number;
  onChange: (part: Partial<DraftField>) => void;
  onRemove: () => void;
}) {
  const held =
    usage === 0
      ? ''
      : `${usage.toLocaleString('en-US')} ${usage === 1 ? 'record holds' : 'records hold'} a value.`;
  if (field.isSystem)
    return (
      <FieldGroup columns={2}>
        <TextField label="Help text" value={field.help} onChange={(help) => onChange({ help })} />
        <Checkbox
          label="Half width"
          isSelected={field.width === 'half'}
          onChange={(isHalf) => onChange({ width: isHalf ? 'half' : 'full' })}
        />
      </FieldGroup>
    );
  const fitting = stored && usage > 0 ? fieldKinds.filter((kind) => widens(stored.kind, kind)) : fieldKinds;
  return (
    <Stack gap={16}>
      <FieldGroup columns={2}>
        <TextField
          label="Label"
          isRequired
          value={field.label}
          autoFocus={field.isNew === true && field.label === ''}
          onChange={(label) => onChange({ label })}
        />
        <Select
          label="Type"
          options={kindOptions(fitting)}
          value={field.kind}
          onChange={(kind) => onChange({ kind: kind as FieldKind })}
          {...(fitting.length < fieldKinds.length
            ? { description: `${held} Types that would not fit are left out.` }
            : {})}
        />
        <TextField label="Help text" value={field.help} onChange={(help) => onChange({ help })} />
        {field.kind === 'record' && (
          <Select
            label="Links to"
            isRequired
            options={recordOptions}
            value={field.record || null}
            onChange={(record) => onChange({ record })}
          />
        )}
        {(field.kind === 'select' || field.kind === 'multi') && (
          <WideField>
            <OptionList
              options={field.options}
              kept={stored?.options ?? []}
              onChange={(options) => onChange({ options })}
            />
          </WideField>
        )}
      </FieldGroup>
      <Inline gap={24} wrap>
        <Checkbox
          label="Show in lists"
          isSelected={field.inList}
          onChange={(inList) => onChange({ inList })}
        />
        <Checkbox
          label="Half width"
          isSelected={field.width === 'half'}
          onChange={(isHalf) => onChange({ width: isHalf ? 'half' : 'full' })}
        />
        <Button size="sm" variant="ghost" icon={Trash2Icon} onPress={onRemove}>
          Take off the form
        </Button>
      </Inline>
      {held && (
        <Text size="small" tone="muted">
          {held} Values are kept when the field is taken off, and come back with it.
        </Text>
      )}
    </Stack>
  );
}
