import { Stack } from '@plumbline/ui/Stack';
import { Text } from '@plumbline/ui/Text';
import { useImportsFailing } from '@plumbline/ui/lazyImport';
import { dataMessages } from './messages.ts';

/** Placeholder of a part that is loading; while offline it shows that loading continues once the connection is back. */
export function PendingPlaceholder({ what }: { what: string }) {
  if (!useImportsFailing()) return null;
  return (
    <Stack padding={16}>
      <Text size="small" tone="muted" role="status">
        {dataMessages.loadPending(what)}
      </Text>
    </Stack>
  );
}
