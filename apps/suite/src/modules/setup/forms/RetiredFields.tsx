import { countText } from '@plumbline/app-kit/format/count-text';
import type { FormEntry } from '@plumbline/api';
import type { Decision } from '@plumbline/permissions';
import { denied } from '@plumbline/app-kit/record/record-actions';
import { Button } from '@plumbline/ui/Button';
import { Inline } from '@plumbline/ui/Inline';
import { Stack } from '@plumbline/ui/Stack';
import { Text } from '@plumbline/ui/Text';
import { RotateCcwIcon } from '@plumbline/ui/icons';
import { kinds } from './kinds.ts';
import { formsMessages } from './messages.ts';

/** Lists fields removed from the form, each with an action to restore it. */
export function RetiredFields({
  fields,
  usage,
  decision,
  onRestore,
}: {
  fields: readonly FormEntry[];
  usage: Readonly<Record<string, number>>;
  decision: Decision;
  onRestore: (field: FormEntry) => void;
}) {
  if (fields.length === 0) return null;
  return (
    <Stack gap={8}>
      <Text weight="strong">{formsMessages.removedFields}</Text>
      {fields.map((field) => (
        <Inline key={field.code} gap={12} justify="between" isFullWidth>
          <Text size="small" tone="muted">
            {field.label} · {kinds[field.kind].label} ·{' '}
            {countText(usage[field.code] ?? 0, { one: 'value', many: 'values' })}
          </Text>
          <Button size="sm" icon={RotateCcwIcon} onPress={() => onRestore(field)} {...denied(decision)}>
            {formsMessages.restoreField}
          </Button>
        </Inline>
      ))}
    </Stack>
  );
}
