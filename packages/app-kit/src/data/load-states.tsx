import { ApiError } from '@plumbline/api';
import { Button } from '@plumbline/ui/Button';
import { EmptyState } from '@plumbline/ui/EmptyState';
import { ErrorState } from '@plumbline/ui/ErrorState';
import { Skeleton } from '@plumbline/ui/Skeleton';
import { Stack } from '@plumbline/ui/Stack';
import type { IconType } from '@plumbline/ui/Icon';
import { LockIcon, RotateCwIcon, SearchIcon } from '@plumbline/ui/icons';
import { waysBack } from '@plumbline/permissions';
import type { ReactNode } from 'react';
import { errorText } from './error-message.ts';
import { useApp } from '../app/app-context.ts';
import { useProfile } from '../session/use-profile.ts';

/** A page that is not shown, why, and the way out. */
function Elsewhere({ icon, title, children }: { icon: IconType; title: string; children: string }) {
  const { homePath } = useApp();
  return (
    <Stack padding={40}>
      <EmptyState
        icon={icon}
        title={title}
        level={2}
        action={<Button href={homePath}>Go to the dashboard</Button>}
      >
        {children}
      </EmptyState>
    </Stack>
  );
}

/** Says which right is missing and who can grant it. */
export function Denied({ text }: { text: string }) {
  return (
    <Elsewhere icon={LockIcon} title="You may not open this page">
      {text}
    </Elsewhere>
  );
}

/** The same of an application that the company does not have, or for now not any more. */
export function NotOpen({ text }: { text: string }) {
  const closed = useProfile()?.closed;
  return <Denied text={closed ? `${closed.text} ${waysBack}` : text} />;
}

export function Missing() {
  return (
    <Elsewhere icon={SearchIcon} title="There is no such page">
      The address may be mistyped, or what it named was deleted.
    </Elsewhere>
  );
}

/** In place of what was on the screen a moment ago: nobody has mistyped anything. */
function TakenBack() {
  return (
    <Elsewhere icon={LockIcon} title="This is not open to you any more">
      It was deleted, or nobody shares it with you any more.
    </Elsewhere>
  );
}

/** In place of a part of a record whose rows somebody may not see: never that there are none. */
export function PartDenied({ text }: { text: string }) {
  return (
    <EmptyState size="sm" icon={LockIcon} title="You may not see these">
      {text}
    </EmptyState>
  );
}

/** A call whose answer is shown: as the hooks of `@plumbline/api` give it. */
export interface Loaded {
  data?: unknown;
  error?: unknown;
  mutate: () => Promise<unknown>;
}

/** A part of a record whose rows are asked for: `children` once they are there, and never "none" before. */
export function PartLoaded({
  of: { data, error, mutate },
  label,
  children,
}: {
  of: Loaded;
  /** What is on its way, for a screen reader. */
  label: string;
  children: ReactNode;
}) {
  if (data !== undefined) return children;
  if (error === undefined) return <Skeleton shape="line" count={3} label={label} />;
  if (error instanceof ApiError && error.status === 403) return <PartDenied text={error.message} />;
  return (
    <EmptyState
      size="sm"
      title="These could not be loaded"
      action={
        <Button size="sm" icon={RotateCwIcon} onPress={() => void mutate()}>
          Try again
        </Button>
      }
    >
      {errorText(error)}
    </EmptyState>
  );
}

/** The address has something in the place of a record's id that is none. */
const namesNothing = (error: ApiError) =>
  error.status === 400 && error.errors.some(({ field }) => field === 'uuid' || field.endsWith('_id'));

/** A screen or its data did not arrive. */
export function Failed({
  error,
  wasThere = false,
  onRetry = () => location.reload(),
}: {
  error: unknown;
  /** It was shown until now. */
  wasThere?: boolean;
  onRetry?: () => void;
}) {
  if (error instanceof ApiError && error.status === 403) return <Denied text={error.message} />;
  if (error instanceof ApiError && error.status === 404 && wasThere) return <TakenBack />;
  if (error instanceof ApiError && (error.status === 404 || namesNothing(error))) return <Missing />;
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
