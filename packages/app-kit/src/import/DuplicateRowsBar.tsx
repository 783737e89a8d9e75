import type { Import } from '@plumbline/api';
import { denialText } from '@plumbline/permissions';
import { useDecision } from '@plumbline/permissions/react';
import { Banner } from '@plumbline/ui/Banner';
import { Button } from '@plumbline/ui/Button';
import { Inline } from '@plumbline/ui/Inline';
import { Stack } from '@plumbline/ui/Stack';
import { Text } from '@plumbline/ui/Text';
import type { ImportableKind } from './importable-entities.ts';
import { choices, count, rowsOf, type Choice } from './import-text.ts';

/** How many rows look like others, and what becomes of all of them at once. */
export function AlikeBar({
  kind,
  found,
  isDeciding,
  onDecide,
}: {
  kind: ImportableKind;
  found: Import;
  isDeciding: boolean;
  onDecide: (choice: Choice) => void;
}) {
  const mayUpdate = useDecision({ ...kind.right, type: 'e' });
  const [, many] = kind.noun;
  return (
    <Banner
      tone="warn"
      title={`${rowsOf(found.alike)} ${found.alike === 1 ? 'looks' : 'look'} like ${many} that are there, or like rows before ${found.alike === 1 ? 'it' : 'them'}.`}
    >
      <Stack gap={8}>
        <Text>Say what becomes of each, of some that you mark, or of all at once.</Text>
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
