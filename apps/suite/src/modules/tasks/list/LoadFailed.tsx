import { Link } from '@plumbline/ui/Link';
import { Stack } from '@plumbline/ui/Stack';
import { Text } from '@plumbline/ui/Text';
import { listMessages } from './messages.ts';

/** Message with a retry link for a part of the navigation that failed to load. */
export function LoadFailed({ what, onRetry }: { what: string; onRetry: () => void }) {
  return (
    <Stack gap={4} paddingX={8} paddingY={4}>
      <Text size="small" tone="muted">
        {listMessages.loadFailed(what)}
      </Text>
      <Link size="small" onPress={onRetry}>
        {listMessages.tryAgain}
      </Link>
    </Stack>
  );
}
