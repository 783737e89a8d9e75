import type { CrmDashboard } from '@plumbline/api';
import { href } from '@plumbline/app-kit';
import { recordHref } from '@plumbline/app-kit/custom/record-href';
import { ago } from '@plumbline/app-kit/format/format-values';
import { BarList } from '@plumbline/ui/BarList';
import { Button } from '@plumbline/ui/Button';
import { DashboardCard } from '@plumbline/ui/DashboardGrid';
import { RankList } from '@plumbline/ui/DashboardLists';
import { EmptyState } from '@plumbline/ui/EmptyState';
import { formatDate, formatWholeMoney } from '@plumbline/ui/format';
import { Pill } from '@plumbline/ui/Pill';
import { useState } from 'react';
import { dashboardMoney, filterOf, within, type Condition, type Cut } from './dashboard.ts';
import type { RowsOf } from './DashboardPipeline.tsx';

const activityHref = (type: string, uuid: string) => {
  const address = recordHref(type, uuid);
  return address ? { href: `${address}?tab=activity` } : {};
};
const shownTasks = 6;

export function LeadsCard({
  leads,
  cut,
  span,
}: {
  leads: NonNullable<CrmDashboard['leads']>;
  cut: Cut;
  span: { from: string; to: string };
}) {
  const rowsOf = (conditions: readonly Condition[]) =>
    href(
      'crm-lead',
      {},
      {
        filter: filterOf(cut, [...within('createdAt', span), ...conditions]),
        sort: '-createdAt',
      },
    );
  const rate = (converted: number, count: number) =>
    count ? `${Math.round((converted / count) * 100)} %` : '';
  return (
    <DashboardCard
      title={`Leads of this ${cut.period} by source`}
      count={leads.count}
      href={rowsOf([])}
      linkLabel="All of them"
    >
      {leads.count ? (
        <BarList
          label="Leads by source"
          heads={{ label: 'Source', count: 'Leads', figures: ['Amount', 'Converted'] }}
          legend={{ value: 'Converted', secondary: 'Leads' }}
          items={leads.sources.map(({ source, count, converted, amount }) => ({
            id: source,
            label: source || 'No source',
            count,
            value: converted,
            secondary: count,
            figures: [dashboardMoney(amount), rate(converted, count)],
            href: rowsOf([['lead_source', 'eq', source]]),
          }))}
          total={{
            label: 'Total',
            count: leads.count,
            figures: ['', rate(leads.converted, leads.count)],
          }}
        />
      ) : (
        <EmptyState size="sm" title={`No lead has come this ${cut.period}`} />
      )}
    </DashboardCard>
  );
}

export function AccountsCard({
  accounts,
  period,
  rowsOf,
}: {
  accounts: NonNullable<CrmDashboard['accounts']>;
  period: string;
  rowsOf: RowsOf;
}) {
  return (
    <DashboardCard
      title="Largest open accounts"
      href={href('crm-account', {}, { sort: '-open_pipeline' })}
      linkLabel="All accounts"
    >
      {accounts.length ? (
        <RankList
          label="Largest open accounts"
          items={accounts.map(({ uuid, name, open_pipeline, won }) => ({
            id: uuid,
            title: name,
            subtitle: `${dashboardMoney(won)} won this ${period}`,
            figure: formatWholeMoney(open_pipeline),
            href: rowsOf([
              ['outcome', 'eq', 'open'],
              ['account_id', 'eq', uuid],
            ]),
          }))}
        />
      ) : (
        <EmptyState size="sm" title="No account has an open bid" />
      )}
    </DashboardCard>
  );
}

export function TasksCard({
  tasks,
  count,
  overdue,
}: {
  tasks: CrmDashboard['tasks'];
  count: number;
  overdue: number;
}) {
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? tasks : tasks.slice(0, shownTasks);
  return (
    <DashboardCard
      title={overdue ? `My tasks, ${overdue} overdue` : 'My tasks'}
      count={count}
      href={href('waiting', {}, { kind: 'task' })}
      linkLabel="Waiting for me"
    >
      {tasks.length ? (
        <>
          <RankList
            label="My tasks"
            items={shown.map(({ uuid, subject, prop_type, prop_id, prop_name, due, is_overdue }) => ({
              id: uuid,
              title: subject,
              subtitle: prop_name,
              ...(due
                ? {
                    status: (
                      <Pill tone={is_overdue ? 'bad' : 'neutral'}>
                        {is_overdue ? `Overdue ${formatDate(due)}` : formatDate(due)}
                      </Pill>
                    ),
                  }
                : {}),
              ...activityHref(prop_type, prop_id),
            }))}
          />
          {tasks.length > shownTasks && (
            <Button variant="ghost" size="sm" onPress={() => setWhole(!isWhole)}>
              {isWhole ? 'Fewer' : `${tasks.length - shownTasks} more`}
            </Button>
          )}
        </>
      ) : (
        <EmptyState size="sm" title="Nothing to do">
          Tasks are added on the activity of a record.
        </EmptyState>
      )}
    </DashboardCard>
  );
}

const doneWords: Readonly<Record<string, string>> = {
  note: 'Note',
  call: 'Call',
  meeting: 'Meeting',
  email: 'Email',
  task: 'Task',
};
export function ActivitiesCard({ activities }: { activities: CrmDashboard['activities'] }) {
  return (
    <DashboardCard
      title="Recent activity"
      span={12}
      href={href('crm-recent-changes')}
      linkLabel="Recent changes"
    >
      {activities.length ? (
        <RankList
          label="Recent activity"
          items={activities.map(({ uuid, kind, subject, prop_type, prop_id, prop_name, at, owner_name }) => ({
            id: uuid,
            title: subject || (doneWords[kind] ?? kind),
            subtitle: `${doneWords[kind] ?? kind} · ${prop_name} · ${ago(at)}`,
            person: owner_name,
            ...activityHref(prop_type, prop_id),
          }))}
        />
      ) : (
        <EmptyState size="sm" title="Nothing has happened yet">
          Notes, calls, meetings and letters of your records.
        </EmptyState>
      )}
    </DashboardCard>
  );
}
