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

/** Bar with the number of possible duplicates and actions for all of them. */
export function DuplicateRowsBar({
  kind,
  found,
  isDeciding,
  onDecide,
}: {
  kind: ImportableEntity;
  found: Import;
  isDeciding: boolean;
  onDecide: (choice: Choice) => void;
}) {
  const mayUpdate = useDecision({ ...kind.right, type: 'e' });
  const [, many] = kind.noun;
  return (
    <Banner tone="warn" title={`${rowsOf(found.alike)} may duplicate existing ${many} or earlier rows.`}>
      <Stack gap={8}>
        <Text>Choose what to do with each row, selected rows or all rows.</Text>
        <Inline gap={8} wrap>
          {choices.map(({ id, label }) => (
            <Button
              key={id}
              size="sm"
              isDisabled={isDeciding}
              onPress={() => onDecide(id)}
              {...(id === 'update' && !mayUpdate.allowed ? { disabledReason: denialText(mayUpdate) } : {})}
            >
              {found.alike === 1 ? label : `${label}: all ${count(found.alike)}`}
            </Button>
          ))}
        </Inline>
      </Stack>
    </Banner>
  );
}
