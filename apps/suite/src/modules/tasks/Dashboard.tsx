import type { TaskWork } from '@plumbline/api';
import { useTaskViewsDashboard } from '@plumbline/api/hooks/tasks';
import { href } from '@plumbline/app-kit';
import { Failed } from '@plumbline/app-kit/data/load-states';
import { addDays } from '@plumbline/dates';
import { BarList } from '@plumbline/ui/BarList';
import { DashboardCard, DashboardCell, DashboardGrid } from '@plumbline/ui/DashboardGrid';
import { EmptyState } from '@plumbline/ui/EmptyState';
import { MiniBars } from '@plumbline/ui/MiniBars';
import { PageHeader } from '@plumbline/ui/PageHeader';
import { Skeleton } from '@plumbline/ui/Skeleton';
import { Stat } from '@plumbline/ui/Stat';
import { useCurrent } from '@plumbline/app-kit';
import { isFatal } from '@plumbline/app-kit/data/load-errors';
import { dayText } from './dates.ts';
import { placeHref } from './location.ts';

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
      title="Spaces"
      span={7}
      href={listHref([IS_OPEN, ['due_date', 'lt', now]])}
      linkLabel="View all overdue tasks"
    >
      {spaces.length ? (
        <BarList
          label="Spaces by open tasks"
          heads={{ label: 'Space', count: 'Open', figures: ['Overdue', 'Done'] }}
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
        <EmptyState size="sm" title="No spaces yet">
          A space holds the tasks of a project or team.
        </EmptyState>
      )}
    </DashboardCard>
  );
}

/** Open tasks by person; the user's own figure links to their tasks. */
function PeopleCard({ people, ownId }: { people: TaskWork['people']; ownId: string | undefined }) {
  return (
    <DashboardCard title="People" span={7}>
      {people.length ? (
        <BarList
          label="Open tasks by person"
          heads={{ label: 'Person', count: 'Open', figures: ['Overdue'] }}
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
        <EmptyState size="sm" title="No open tasks" />
      )}
    </DashboardCard>
  );
}

/** Dashboard of the user's tasks and the spaces they can open. Every figure links to the tasks it counts. */
export default function Dashboard() {
  const { data, error, mutate } = useTaskViewsDashboard({ swr: { refreshInterval: 60_000 } });
  const { profile } = useCurrent();
  const header = <PageHeader title="Task dashboard" />;
  if (isFatal(error, data !== undefined)) return <Failed error={error} onRetry={() => void mutate()} />;
  if (!data)
    return (
      <DashboardGrid header={header}>
        <DashboardCell span={12}>
          <Skeleton shape="card" count={4} label="Loading the dashboard" />
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
          label="My overdue tasks"
          figure={formatCount(overdue)}
          note={overdue ? { text: 'past due', tone: 'bad' } : { text: 'No overdue tasks' }}
          href={todo}
        />
      </DashboardCell>
      <DashboardCell>
        <Stat
          label="Due today"
          figure={formatCount(today)}
          note={{ text: `${formatCount(week)} more due this week` }}
          href={todo}
        />
      </DashboardCell>
      <DashboardCell>
        <Stat
          label="Due later"
          figure={formatCount(later)}
          note={{ text: 'Including tasks without a due date' }}
          href={todo}
        />
      </DashboardCell>
      <DashboardCell>
        <Stat
          label="Done in the last 7 days"
          figure={formatCount(done_week)}
          chart={
            <MiniBars
              label="Done by day"
              items={done
                .slice(-7)
                .map(({ day, count }) => ({ label: String(Number(day.slice(8))), value: count }))}
            />
          }
          href={href('my-todo', {}, { view: 'done' })}
        />
      </DashboardCell>
      <SpacesCard spaces={spaces} now={now} />
      <DashboardCard title="Statuses" span={5}>
        {all ? (
          <BarList
            label="Tasks by status"
            heads={{ label: 'Status', count: 'Tasks' }}
            items={statuses.map(({ name, count }) => ({
              id: name,
              label: name || 'No status',
              count,
              value: count,
              href: listHref([['workflow_status', 'eq', name]]),
            }))}
          />
        ) : (
          <EmptyState size="sm" title="No tasks yet" />
        )}
      </DashboardCard>
      <DashboardCard
        title="Done in the last 14 days"
        span={5}
        href={listHref([['is_done', 'eq', 'true']])}
        linkLabel="View all completed tasks"
      >
        <BarList
          label="Done by day"
          heads={{ label: 'Day', count: 'Done' }}
          items={done
            .filter(({ day }) => day > addDays(now, -14))
            .map(({ day, count }) => ({ id: day, label: dayText(day).slice(0, 5), count, value: count }))}
        />
      </DashboardCard>
      <PeopleCard people={people} ownId={profile?.uuid} />
    </DashboardGrid>
  );
}
