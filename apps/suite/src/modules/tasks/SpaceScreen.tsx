import { useSpacesRead } from '@plumbline/api/hooks/tasks';
import { href } from '@plumbline/app-kit';
import { lazyWithRetry } from '@plumbline/app-kit/module/lazy-with-retry';
import { Failed } from '@plumbline/app-kit/data/load-states';
import { useCloseMissingTab, useRecordTab } from '@plumbline/app-kit/frame/RecordTabs';
import { isFatal } from '@plumbline/app-kit/data/load-errors';
import { useDecision } from '@plumbline/permissions/react';
import { messages } from '@plumbline/validation/messages';
import { Breadcrumbs } from '@plumbline/ui/Breadcrumbs';
import { Button } from '@plumbline/ui/Button';
import { IconButton } from '@plumbline/ui/IconButton';
import { Skeleton } from '@plumbline/ui/Skeleton';
import { Stack } from '@plumbline/ui/Stack';
import { useIsPhone } from '@plumbline/ui/media';
import { SettingsIcon, Share2Icon } from '@plumbline/ui/icons';
import { useDeferredValue, useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { placeHref, sharedSpace, type Place } from './navigation/location.ts';
import type { TaskViewMode } from './views/TaskViewMode.ts';
import { TaskListScreen } from './list/TaskListScreen.tsx';
import { isFull, mayChange } from './task-text.ts';
import { useSidePanel } from './use-side-panel.ts';
import { useTaskFromRoute } from './use-task-from-route.ts';
import { tasksMessages } from './messages.ts';

const ShareSpace = lazyWithRetry(() =>
  import('./sharing/ShareSpace.tsx').then((module) => module.ShareSpace),
);
const ShareTask = lazyWithRetry(() => import('./sharing/ShareTask.tsx').then((module) => module.ShareTask));

/** Shows the tasks of a space, project or folder as a table or board. */
export function SpaceScreen({ view }: { view: TaskViewMode }) {
  const { spaceId = '', taskId } = useParams();
  return spaceId === sharedSpace ? (
    <SharedItems view={view} named={taskId} />
  ) : (
    <OneSpace key={spaceId} space={spaceId} view={view} taskId={taskId} />
  );
}

function OneSpace({
  space: uuid,
  view,
  taskId,
}: {
  space: string;
  view: TaskViewMode;
  taskId: string | undefined;
}) {
  const { data, error, mutate } = useSpacesRead(uuid, { swr: { refreshInterval: 60_000 } });
  const named = useTaskFromRoute(taskId);
  const isPhone = useIsPhone();
  const { isBeside } = useSidePanel(useSearchParams()[0].has('task'));
  const [isSharing, setSharing] = useState(false);
  const maySet = useDecision({ app: 8, name: 'space', type: 'e' });
  // Deferred, so that the page stays responsive while the tasks of the loaded space render.
  const space = useDeferredValue(data?.data);
  const scope = named.item && named.item.type !== 'task' ? named.item : undefined;
  const place: Place = { space: uuid, ...(scope ? { scope: scope.uuid } : {}) };
  const title = scope?.name ?? space?.name;
  useRecordTab({
    id: scope?.uuid ?? uuid,
    title: named.isLoading ? undefined : title,
    key: scope ? 'item' : 'space',
    href: placeHref(place, view),
  });
  useCloseMissingTab(uuid, error);
  // The tab of a task closes with that of its space.
  useCloseMissingTab(taskId ?? uuid, named.error ?? error);
  if (isFatal(error, data !== undefined))
    return <Failed error={error} wasThere={data !== undefined} onRetry={() => void mutate()} />;
  if (!space || named.isLoading)
    return (
      <Stack padding={24}>
        <Skeleton
          label={tasksMessages.loadingTheSpace}
          {...(view === 'kanban' ? { shape: 'board' } : { shape: 'table', count: 8, columns: 4 })}
        />
      </Stack>
    );
  return (
    <>
      <TaskListScreen
        key={JSON.stringify(place)}
        place={place}
        view={view}
        title={title ?? ''}
        {...(scope
          ? {
              above: (
                <Breadcrumbs
                  label={tasksMessages.location}
                  items={[
                    { label: space.name, href: placeHref({ space: uuid }, view) },
                    ...scope.trail.map((each) => ({
                      label: each.name,
                      href: placeHref({ space: uuid, scope: each.uuid }, view),
                    })),
                    { label: scope.name },
                  ]}
                />
              ),
            }
          : {})}
        {...(taskId && !scope ? { named: taskId, base: placeHref({ space: uuid }, view) } : {})}
        isOpen={mayChange(scope ?? space)}
        actions={
          <>
            {!scope && maySet.allowed && isFull(space) && (
              <IconButton
                icon={SettingsIcon}
                label={tasksMessages.spaceSettings}
                href={href('create-space', { spaceId: uuid })}
              />
            )}
            {isPhone || isBeside ? (
              <IconButton icon={Share2Icon} label={messages.share} onPress={() => setSharing(true)} />
            ) : (
              <Button icon={Share2Icon} onPress={() => setSharing(true)}>
                {messages.share}
              </Button>
            )}
          </>
        }
      />
      {isSharing && !scope && (
        <ShareSpace space={space} onChanged={() => void mutate()} onClose={() => setSharing(false)} />
      )}
      {isSharing && scope && (
        <ShareTask task={scope} onChanged={named.reload} onClose={() => setSharing(false)} />
      )}
    </>
  );
}

/** Lists tasks shared with the user one by one; the specification calls this space −1. */
export function SharedItems({ view, named }: { view: TaskViewMode; named: string | undefined }) {
  return (
    <TaskListScreen
      place={{ space: sharedSpace }}
      view={view}
      title={messages.sharedWithMe}
      {...(named ? { named, base: placeHref({ space: sharedSpace }) } : {})}
      isOpen
      empty={{
        title: tasksMessages.noSharedTasksYet,
        text: tasksMessages.sharedTasksEmpty,
      }}
    />
  );
}
