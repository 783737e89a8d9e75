import type { CrmDashboard } from '@plumbline/api';
import { href } from '@plumbline/app-kit';
import { recordHref } from '@plumbline/app-kit/custom/record-href';
import { ago } from '@plumbline/app-kit/format/format-values';
import { BarList } from '@plumbline/ui/BarList';
import { Button } from '@plumbline/ui/Button';
import { DashboardCard } from '@plumbline/ui/DashboardGrid';
import { RankList } from '@plumbline/ui/DashboardLists';
import { EmptyState } from '@plumbline/ui/EmptyState';
import { formatDate, formatPercent, formatWholeMoney } from '@plumbline/ui/format';
import { Pill } from '@plumbline/ui/Pill';
import { useState } from 'react';
import { dashboardMoney, filterOf, within, type Condition, type Cut } from './dashboard.ts';
import type { RowsOf } from './DashboardPipeline.tsx';
import { dashboardMessages } from './messages.ts';

const activityHref = (type: string, uuid: string) => {
  const address = recordHref(type, uuid);
  return address ? { href: `${address}?tab=activity` } : {};
};
const MAX_TASKS = 6;

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
    count ? formatPercent(String(Math.round((converted / count) * 100)), 0) : '';
  return (
    <DashboardCard
      title={dashboardMessages.leadsThisBySource(cut.period)}
      count={leads.count}
      href={rowsOf([])}
      linkLabel={dashboardMessages.viewAllLeads}
    >
      {leads.count ? (
        <BarList
          label={dashboardMessages.leadsBySource}
          heads={{ label: dashboardMessages.source, count: 'Leads', figures: ['Amount', 'Converted'] }}
          legend={{ value: 'Converted', secondary: 'Leads' }}
          items={leads.sources.map(({ source, count, converted, amount }) => ({
            id: source,
            label: source || dashboardMessages.noSource,
            count,
            value: converted,
            secondary: count,
            figures: [dashboardMoney(amount), rate(converted, count)],
            href: rowsOf([['lead_source', 'eq', source]]),
          }))}
          total={{
            label: dashboardMessages.total,
            count: leads.count,
            figures: ['', rate(leads.converted, leads.count)],
          }}
        />
      ) : (
        <EmptyState size="sm" title={dashboardMessages.noLeadsThis(cut.period)} />
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
      title={dashboardMessages.topAccounts}
      href={href('crm-account', {}, { sort: '-open_pipeline' })}
      linkLabel={dashboardMessages.viewAllAccounts}
    >
      {accounts.length ? (
        <RankList
          label={dashboardMessages.topAccounts}
          items={accounts.map(({ uuid, name, open_pipeline, won }) => ({
            id: uuid,
            title: name,
            subtitle: dashboardMessages.amountWonThis(dashboardMoney(won), period),
            figure: formatWholeMoney(open_pipeline),
            href: rowsOf([
              ['outcome', 'eq', 'open'],
              ['account_id', 'eq', uuid],
            ]),
          }))}
        />
      ) : (
        <EmptyState size="sm" title={dashboardMessages.topAccountsEmpty} />
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
  const [showsAll, setShowsAll] = useState(false);
  const shown = showsAll ? tasks : tasks.slice(0, MAX_TASKS);
  return (
    <DashboardCard
      title={overdue ? dashboardMessages.myTasksOverdue(overdue) : dashboardMessages.myTasks}
      count={count}
      href={href('waiting', {}, { kind: 'task' })}
      linkLabel={dashboardMessages.viewMyPendingTasks}
    >
      {tasks.length ? (
        <>
          <RankList
            label={dashboardMessages.myTasks}
            items={shown.map(({ uuid, subject, prop_type, prop_id, prop_name, due, is_overdue }) => ({
              id: uuid,
              title: subject,
              subtitle: prop_name,
              ...(due
                ? {
                    status: (
                      <Pill tone={is_overdue ? 'bad' : 'neutral'}>
                        {is_overdue ? dashboardMessages.overdueSince(formatDate(due)) : formatDate(due)}
                      </Pill>
                    ),
                  }
                : {}),
              ...activityHref(prop_type, prop_id),
            }))}
          />
          {tasks.length > MAX_TASKS && (
            <Button variant="ghost" size="sm" onPress={() => setShowsAll(!showsAll)}>
              {showsAll ? dashboardMessages.showFewer : dashboardMessages.showMore(tasks.length - MAX_TASKS)}
            </Button>
          )}
        </>
      ) : (
        <EmptyState size="sm" title={dashboardMessages.noOpenTasks}>
          {dashboardMessages.tasksEmpty}
        </EmptyState>
      )}
    </DashboardCard>
  );
}

const activityLabels: Readonly<Record<string, string>> = {
  note: dashboardMessages.note,
  call: 'Call',
  meeting: 'Meeting',
  email: 'Email',
  task: 'Task',
};
export function ActivitiesCard({ activities }: { activities: CrmDashboard['activities'] }) {
  return (
    <DashboardCard
      title={dashboardMessages.recentActivity}
      span={12}
      href={href('crm-recent-changes')}
      linkLabel={dashboardMessages.viewRecentChanges}
    >
      {activities.length ? (
        <RankList
          label={dashboardMessages.recentActivity}
          items={activities.map(({ uuid, kind, subject, prop_type, prop_id, prop_name, at, owner_name }) => ({
            id: uuid,
            title: subject || (activityLabels[kind] ?? kind),
            subtitle: `${activityLabels[kind] ?? kind} · ${prop_name} · ${ago(at)}`,
            person: owner_name,
            ...activityHref(prop_type, prop_id),
          }))}
        />
      ) : (
        <EmptyState size="sm" title={dashboardMessages.noActivityYet}>
          {dashboardMessages.activityEmpty}
        </EmptyState>
      )}
    </DashboardCard>
  );
}
