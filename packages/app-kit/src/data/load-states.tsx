import { ApiError } from '@plumbline/api';
import { Button } from '@plumbline/ui/Button';
import { EmptyState } from '@plumbline/ui/EmptyState';
import { ErrorState } from '@plumbline/ui/ErrorState';
import { Skeleton } from '@plumbline/ui/Skeleton';
import { Stack } from '@plumbline/ui/Stack';
import type { IconType } from '@plumbline/ui/Icon';
import { LockIcon, RotateCwIcon, SearchIcon } from '@plumbline/ui/icons';
import { waysBack } from '@plumbline/permissions';
import { useEffect, type ReactNode } from 'react';
import { errorText } from './error-message.ts';
import { useApp } from '../app/app-context.ts';
import { useProfile } from '../session/use-profile.ts';
import { dataMessages } from './messages.ts';

/** Full-page state with icon, reason and a link to the dashboard. */
function Elsewhere({ icon, title, children }: { icon: IconType; title: string; children: string }) {
  const { homePath, title: app } = useApp();
  // The page at this address is this one, whatever its route is called.
  useEffect(() => {
    document.title = `${title} · ${app}`;
  }, [title, app]);
  return (
    <Stack padding={40}>
      <EmptyState
        icon={icon}
        title={title}
        level={1}
        action={<Button href={homePath}>{dataMessages.goToDashboard}</Button>}
      >
        {children}
      </EmptyState>
    </Stack>
  );
}

/** Page that names the missing right and who can grant it. */
export function Denied({ text }: { text: string }) {
  return (
    <Elsewhere icon={LockIcon} title={dataMessages.noPageAccess}>
      {text}
    </Elsewhere>
  );
}

/** `Denied` for an app that is not purchased or blocked. */
export function NotOpen({ text }: { text: string }) {
  const closed = useProfile()?.closed;
  return <Denied text={closed ? `${closed.text} ${waysBack}` : text} />;
}

export function Missing() {
  return (
    <Elsewhere icon={SearchIcon} title={dataMessages.pageNotFound}>
      {dataMessages.pageNotFoundDescription}
    </Elsewhere>
  );
}

/** Shown in place of a page that was accessible until now. */
function TakenBack() {
  return (
    <Elsewhere icon={LockIcon} title={dataMessages.pageAccessRevoked}>
      {dataMessages.recordGone}
    </Elsewhere>
  );
}

/** Shown in place of a record part without the right to view it, so that it does not look empty. */
export function SectionDenied({ text }: { text: string }) {
  return (
    <EmptyState size="sm" icon={LockIcon} title={dataMessages.noSectionAccess}>
      {text}
    </EmptyState>
  );
}

/** State of a call, as returned by the hooks of `@plumbline/api`. */
export interface Loaded {
  data?: unknown;
  error?: unknown;
  mutate: () => Promise<unknown>;
}

/** Renders `children` once the data of a record part is loaded, with loading and error states before. */
export function SectionLoaded({
  of: { data, error, mutate },
  label,
  children,
}: {
  of: Loaded;
  /** Loading text for screen readers. */
  label: string;
  children: ReactNode;
}) {
  if (data !== undefined) return children;
  if (error === undefined) return <Skeleton shape="line" count={3} label={label} />;
  if (error instanceof ApiError && error.status === 403) return <SectionDenied text={error.message} />;
  return (
    <EmptyState
      size="sm"
      title={dataMessages.sectionFailed}
      action={
        <Button size="sm" icon={RotateCwIcon} onPress={() => void mutate()}>
          {dataMessages.tryAgain}
        </Button>
      }
    >
      {errorText(error)}
    </EmptyState>
  );
}

/** True when the id in the URL is not a valid record id. */
const namesNothing = (error: ApiError) =>
  error.status === 400 && error.errors.some(({ field }) => field === 'uuid' || field.endsWith('_id'));

/** Error state of a screen that could not be loaded. */
export function Failed({
  error,
  wasThere = false,
  onRetry = () => location.reload(),
}: {
  error: unknown;
  /** True when the data was shown until now. */
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
