import type { Import } from '@plumbline/api';
import { denialText } from '@plumbline/permissions';
import { useDecision } from '@plumbline/permissions/react';
import { Banner } from '@plumbline/ui/Banner';
import { Button } from '@plumbline/ui/Button';
import { Inline } from '@plumbline/ui/Inline';
import { Stack } from '@plumbline/ui/Stack';
import { Text } from '@plumbline/ui/Text';
import type { ImportableEntity } from './importable-entities.ts';
import { choices, count, rowsOf, type Choice } from './import-text.ts';
import { importMessages } from './messages.ts';

/** Bar with the number of possible duplicates and actions for all of them. */
export function DuplicateRowsBar({
  entity,
  found,
  isDeciding,
  onDecide,
}: {
  entity: ImportableEntity;
  found: Import;
  isDeciding: boolean;
  onDecide: (choice: Choice) => void;
}) {
  const mayUpdate = useDecision({ ...entity.right, type: 'e' });
  const [, many] = entity.noun;
  return (
    <Banner tone="warn" title={importMessages.duplicatesTitle(rowsOf(found.alike), many)}>
      <Stack gap={8}>
        <Text>{importMessages.duplicatesHint}</Text>
        <Inline gap={8} wraps>
          {choices.map(({ id, label }) => (
            <Button
              key={id}
              size="sm"
              isDisabled={isDeciding}
              onPress={() => onDecide(id)}
              {...(id === 'update' && !mayUpdate.allowed ? { disabledReason: denialText(mayUpdate) } : {})}
            >
              {found.alike === 1 ? label : importMessages.allRows(label, count(found.alike))}
            </Button>
          ))}
        </Inline>
      </Stack>
    </Banner>
  );
}
