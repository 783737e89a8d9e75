import type { TaskWork } from '@plumbline/api';
import { useTasksReadDashboard } from '@plumbline/api/hooks/tasks';
import { href } from '@plumbline/app-kit';
import { Failed } from '@plumbline/app-kit/data/load-states';
import { addDays } from '@plumbline/dates';
import { BarList } from '@plumbline/ui/BarList';
import { DashboardCard, DashboardCell, DashboardGrid } from '@plumbline/ui/DashboardGrid';
import { EmptyState } from '@plumbline/ui/EmptyState';
import { PageHeader } from '@plumbline/ui/PageHeader';
import { Skeleton } from '@plumbline/ui/Skeleton';
import { Stat } from '@plumbline/ui/Stat';
import { useCurrent } from '@plumbline/app-kit';
import { isFatal } from '@plumbline/app-kit/data/load-errors';
import { dayText } from './dates.ts';
import { placeHref } from './navigation/location.ts';
import { tasksMessages } from './messages.ts';

type Condition = readonly [field: string, op: string, value: unknown];
const filterOf = (conditions: readonly Condition[]) =>
  JSON.stringify(conditions.map(([field, op, value]) => ({ field, op, value })));
const IS_OPEN: Condition = ['is_done', 'eq', 'false'];
const listHref = (conditions: readonly Condition[]) => href('all-task', {}, { filter: filterOf(conditions) });
const formatCount = (count: number) => count.toLocaleString('en-US');

/** Spaces by open tasks. @param now day of the figures */
function SpacesCard({ spaces, now }: { spaces: TaskWork['spaces']; now: string }) {
  return (
    <DashboardCard
      title={tasksMessages.spaces}
      span={7}
      href={listHref([IS_OPEN, ['due_date', 'lt', now]])}
      linkLabel={tasksMessages.viewAllOverdueTasks}
    >
      {spaces.length ? (
        <BarList
          label={tasksMessages.spacesByOpenTasks}
          heads={{ label: tasksMessages.space, count: 'Open', figures: ['Overdue', 'Done'] }}
          legend={{ value: 'Overdue', secondary: 'Open' }}
          items={spaces.map((space) => ({
            id: space.uuid,
            label: space.name,
            count: space.open,
            value: space.overdue,
            secondary: space.open,
            figures: [formatCount(space.overdue), formatCount(space.done)],
            href: placeHref({ space: space.uuid }),
          }))}
        />
      ) : (
        <EmptyState size="sm" title={tasksMessages.noSpacesYet}>
          {tasksMessages.spacesEmpty}
        </EmptyState>
      )}
    </DashboardCard>
  );
}

/** Open tasks by person; the user's own figure links to their tasks. */
function PeopleCard({ people, ownId }: { people: TaskWork['people']; ownId: string | undefined }) {
  return (
    <DashboardCard title={tasksMessages.people} span={7}>
      {people.length ? (
        <BarList
          label={tasksMessages.openTasksByPerson}
          heads={{ label: tasksMessages.person, count: 'Open', figures: ['Overdue'] }}
          legend={{ value: 'Overdue', secondary: 'Open' }}
          items={people.map((person) => ({
            id: person.uuid,
            label: person.name,
            count: person.open,
            value: person.overdue,
            secondary: person.open,
            figures: [formatCount(person.overdue)],
            ...(person.uuid === ownId ? { href: href('my-todo') } : {}),
          }))}
        />
      ) : (
        <EmptyState size="sm" title={tasksMessages.noOpenTasks} />
      )}
    </DashboardCard>
  );
}

/** Dashboard of the user's tasks and the spaces they can open. Every figure links to the tasks it counts. */
export default function Dashboard() {
  const { data, error, mutate } = useTasksReadDashboard({ swr: { refreshInterval: 60_000 } });
  const { profile } = useCurrent();
  const header = <PageHeader title={tasksMessages.taskDashboard} />;
  if (isFatal(error, data !== undefined)) return <Failed error={error} onRetry={() => void mutate()} />;
  if (!data)
    return (
      <DashboardGrid header={header}>
        <DashboardCell span={12}>
          <Skeleton shape="card" count={4} label={tasksMessages.loadingTheDashboard} />
        </DashboardCell>
      </DashboardGrid>
    );
  const { as_of: now, overdue, today, week, later, done_week, spaces, statuses, people, done } = data.data;
  const todo = href('my-todo');
  const all = statuses.reduce((sum, { count }) => sum + count, 0);
  return (
    <DashboardGrid header={header}>
      <DashboardCell>
        <Stat
          label={tasksMessages.myOverdueTasks}
          figure={formatCount(overdue)}
          note={
            overdue ? { text: tasksMessages.pastDue, tone: 'bad' } : { text: tasksMessages.noOverdueTasks }
          }
          href={todo}
        />
      </DashboardCell>
      <DashboardCell>
        <Stat
          label={tasksMessages.dueToday}
          figure={formatCount(today)}
          note={{ text: tasksMessages.moreDueThisWeek(formatCount(week)) }}
          href={todo}
        />
      </DashboardCell>
      <DashboardCell>
        <Stat
          label={tasksMessages.dueLater}
          figure={formatCount(later)}
          note={{ text: tasksMessages.dueLaterHint }}
          href={todo}
        />
      </DashboardCell>
      <DashboardCell>
        <Stat
          label={tasksMessages.doneLast7Days}
          figure={formatCount(done_week)}
          href={href('my-todo', {}, { view: 'done' })}
        />
      </DashboardCell>
      <SpacesCard spaces={spaces} now={now} />
      <DashboardCard title={tasksMessages.statuses} span={5}>
        {all ? (
          <BarList
            label={tasksMessages.tasksByStatus}
            heads={{ label: tasksMessages.status, count: 'Tasks' }}
            items={statuses.map(({ name, count }) => ({
              id: name,
              label: name || tasksMessages.noStatus,
              count,
              value: count,
              href: listHref([['workflow_status', 'eq', name]]),
            }))}
          />
        ) : (
          <EmptyState size="sm" title={tasksMessages.noTasksYet} />
        )}
      </DashboardCard>
      <DashboardCard
        title={tasksMessages.doneLast14Days}
        span={5}
        href={listHref([['is_done', 'eq', 'true']])}
        linkLabel={tasksMessages.viewAllCompletedTasks}
      >
        <BarList
          label={tasksMessages.doneByDay}
          heads={{ label: tasksMessages.day, count: 'Done' }}
          items={done
            .filter(({ day }) => day > addDays(now, -14))
            .map(({ day, count }) => ({ id: day, label: dayText(day).slice(0, 5), count, value: count }))}
        />
      </DashboardCard>
      <PeopleCard people={people} ownId={profile?.uuid} />
    </DashboardGrid>
  );
}
