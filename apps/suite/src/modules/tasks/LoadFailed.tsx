import { Link } from '@plumbline/ui/Link';
import { Stack } from '@plumbline/ui/Stack';
import { Text } from '@plumbline/ui/Text';

/** In place of a part of the navigation that did not come. */
export function NotLoaded({ what, onRetry }: { what: string; onRetry: () => void }) {
  return (
    <Stack gap={4} paddingX={8} paddingY={4}>
      <Text size="small" tone="muted">{`The ${what} could not be loaded.`}</Text>
      <Link size="small" onPress={onRetry}>
        Try again
      </Link>
    </Stack>
  );
}
