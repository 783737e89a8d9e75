import { ApiError } from '@plumbline/api';
import { Button } from '@plumbline/ui/Button';
import { EmptyState } from '@plumbline/ui/EmptyState';
import { ErrorState } from '@plumbline/ui/ErrorState';
import { Stack } from '@plumbline/ui/Stack';
import { LockIcon, SearchIcon } from '@plumbline/ui/icons';
import { errorText } from './errors.ts';
import { useApp } from './app-context.ts';

/** Says which right is missing and who can grant it. */
export function Denied({ text }: { text: string }) {
  const { homePath } = useApp();
  return (
    <Stack padding={40}>
      <EmptyState
        icon={LockIcon}
        title="You may not open this page"
        level={2}
        action={<Button href={homePath}>Go to the dashboard</Button>}
      >
        {text}
      </EmptyState>
    </Stack>
  );
}

export function Missing() {
  const { homePath } = useApp();
  return (
    <Stack padding={40}>
      <EmptyState
        icon={SearchIcon}
        title="There is no such page"
        level={2}
        action={<Button href={homePath}>Go to the dashboard</Button>}
      >
        The address may be mistyped, or what it named was deleted.
      </EmptyState>
    </Stack>
  );
}

/** A screen or its data did not arrive. */
export function Failed({
  error,
  onRetry = () => location.reload(),
}: {
  error: unknown;
  onRetry?: () => void;
}) {
  if (error instanceof ApiError && error.status === 403) return <Denied text={error.message} />;
  if (error instanceof ApiError && error.status === 404) return <Missing />;
  return (
    <Stack padding={40}>
      <ErrorState
        onRetry={onRetry}
        {...(error instanceof ApiError && error.requestId ? { reference: error.requestId } : {})}
      >
        {errorText(error)}
      </ErrorState>
    </Stack>
  );
}
