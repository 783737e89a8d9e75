import { Stack } from '@plumbline/ui/Stack';
import { Text } from '@plumbline/ui/Text';
import { usePartsMissing } from '@plumbline/ui/lazyImport';

/** In the place of what is on its way: nothing, and once the line has broken, that it comes when that is back. */
export function NotHere({ what }: { what: string }) {
  if (!usePartsMissing()) return null;
  return (
    <Stack padding={16}>
      <Text size="small" tone="muted" role="status">
        {`The ${what} could not be loaded yet. It is shown as soon as the connection is back.`}
      </Text>
    </Stack>
  );
}
