import { useTaskViewsDashboard } from '@plumbline/api/hooks/tasks';
import { href } from '@plumbline/app-kit';
import { Failed } from '@plumbline/app-kit/data/load-states';
import { BarList } from '@plumbline/ui/BarList';
import { DashboardCard, DashboardCell, DashboardGrid } from '@plumbline/ui/DashboardGrid';
import { EmptyState } from '@plumbline/ui/EmptyState';
import { MiniBars } from '@plumbline/ui/MiniBars';
import { PageHeader } from '@plumbline/ui/PageHeader';
import { Skeleton } from '@plumbline/ui/Skeleton';
import { Stat } from '@plumbline/ui/Stat';
import { useCurrent } from '@plumbline/app-kit';
import { isLost } from '@plumbline/app-kit/data/load-errors';
import { addDays, dayText } from './dates.ts';
import { placeHref } from './location.ts';

type Condition = readonly [field: string, op: string, value: unknown];
const filterOf = (conditions: readonly Condition[]) =>
  JSON.stringify(conditions.map(([field, op, value]) => ({ field, op, value })));
const open: Condition = ['is_done', 'eq', 'false'];
const rowsOf = (conditions: readonly Condition[]) => href('all-task', {}, { filter: filterOf(conditions) });
const said = (count: number) => count.toLocaleString('en-US');

/** What the person has to do, and how the spaces stand that they may open. Every figure opens what is behind it. */
export default function Dashboard() {
  const { data, error, mutate } = useTaskViewsDashboard({ swr: { refreshInterval: 60_000 } });
  const { profile } = useCurrent();
  const header = <PageHeader title="Task dashboard" />;
  if (isLost(error, data !== undefined)) return <Failed error={error} onRetry={() => void mutate()} />;
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
          figure={said(overdue)}
          note={overdue ? { text: 'past their due date', tone: 'bad' } : { text: 'nothing is late' }}
          href={todo}
        />
      </DashboardCell>
      <DashboardCell>
        <Stat
          label="Due today"
          figure={said(today)}
          note={{ text: `${said(week)} more this week` }}
          href={todo}
        />
      </DashboardCell>
      <DashboardCell>
        <Stat label="Later" figure={said(later)} note={{ text: 'or without a day' }} href={todo} />
      </DashboardCell>
      <DashboardCell>
        <Stat
          label="Done in the last 7 days"
          figure={said(done_week)}
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
      <DashboardCard
        title="Spaces"
        span={7}
        href={rowsOf([open, ['due_date', 'lt', now]])}
        linkLabel="All that is overdue"
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
              figures: [said(space.overdue), said(space.done)],
              href: placeHref({ space: space.uuid }),
            }))}
          />
        ) : (
          <EmptyState size="sm" title="No spaces yet">
            A space keeps the tasks of a project or of a team.
          </EmptyState>
        )}
      </DashboardCard>
      <DashboardCard title="Statuses" span={5}>
        {all ? (
          <BarList
            label="Tasks by status"
            heads={{ label: 'Status', count: 'Tasks' }}
            items={statuses.map(({ name, count }) => ({
              id: name,
              label: name || 'Without a status',
              count,
              value: count,
              href: rowsOf([['workflow_status', 'eq', name]]),
            }))}
          />
        ) : (
          <EmptyState size="sm" title="No tasks yet" />
        )}
      </DashboardCard>
      <DashboardCard
        title="Done in the last two weeks"
        span={5}
        href={rowsOf([['is_done', 'eq', 'true']])}
        linkLabel="All that is done"
      >
        <BarList
          label="Done a day"
          heads={{ label: 'Day', count: 'Done' }}
          items={done
            .filter(({ day }) => day > addDays(now, -14))
            .map(({ day, count }) => ({ id: day, label: dayText(day).slice(0, 5), count, value: count }))}
        />
      </DashboardCard>
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
              figures: [said(person.overdue)],
              ...(person.uuid === profile?.uuid ? { href: todo } : {}),
            }))}
          />
        ) : (
          <EmptyState size="sm" title="No tasks are open" />
        )}
      </DashboardCard>
    </DashboardGrid>
  );
}
