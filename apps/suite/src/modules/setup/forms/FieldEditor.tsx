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
import { formsMessages } from './messages.ts';

const kindOptions = (list: readonly FieldKind[]) =>
  list.map((kind) => ({ id: kind, label: kinds[kind].label, icon: kinds[kind].icon }));
const recordOptions = Object.entries(linkedRecords).map(([id, label]) => ({ id, label }));

/** Editor of one form field, shown in place below its row. */
export function FieldEditor({
  field,
  stored,
  usage,
  onChange,
  onRemove,
}: {
  field: DraftField;
  /** Stored field; undefined for a new one. */
  stored: FormEntry | undefined;
  /** Number of records with a value in this field. */
  usage: number;
  /** Merges changed properties into the draft. */
  onChange: (part: Partial<DraftField>) => void;
  /** Removes the field from the form. */
  onRemove: () => void;
}) {
  const usageText = usage === 0 ? '' : formsMessages.valuesInUse(usage.toLocaleString('en-US'), usage);
  if (field.isSystem)
    return (
      <FieldGroup columns={2}>
        <TextField
          label={formsMessages.helpText}
          value={field.help}
          onChange={(help) => onChange({ help })}
        />
        <Checkbox
          label={formsMessages.halfWidth}
          isSelected={field.width === 'half'}
          onChange={(isHalf) => onChange({ width: isHalf ? 'half' : 'full' })}
        />
      </FieldGroup>
    );
  const availableKinds =
    stored && usage > 0 ? fieldKinds.filter((kind) => widens(stored.kind, kind)) : fieldKinds;
  return (
    <Stack gap={16}>
      <FieldGroup columns={2}>
        <TextField
          label={formsMessages.label}
          isRequired
          value={field.label}
          autoFocus={field.isNew === true && field.label === ''}
          onChange={(label) => onChange({ label })}
        />
        <Select
          label={formsMessages.type}
          options={kindOptions(availableKinds)}
          value={field.kind}
          onChange={(kind) => onChange({ kind: kind as FieldKind })}
          {...(availableKinds.length < fieldKinds.length
            ? { description: formsMessages.typeHint(usageText) }
            : {})}
        />
        <TextField
          label={formsMessages.helpText}
          value={field.help}
          onChange={(help) => onChange({ help })}
        />
        {field.kind === 'record' && (
          <Select
            label={formsMessages.linksTo}
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
      <Inline gap={24} wraps>
        <Checkbox
          label={formsMessages.showInLists}
          isSelected={field.inList}
          onChange={(inList) => onChange({ inList })}
        />
        <Checkbox
          label={formsMessages.halfWidth}
          isSelected={field.width === 'half'}
          onChange={(isHalf) => onChange({ width: isHalf ? 'half' : 'full' })}
        />
        <Button size="sm" variant="ghost" icon={Trash2Icon} onPress={onRemove}>
          {formsMessages.removeFromForm}
        </Button>
      </Inline>
      {usageText && (
        <Text size="small" tone="muted">
          {formsMessages.removeFieldHint(usageText)}
        </Text>
      )}
    </Stack>
  );
}
