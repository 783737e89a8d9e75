import { useShellMasterDashboard, useWaitingList } from '@plumbline/api/hooks/shell';
import type { MasterDashboard as Figures } from '@plumbline/api';
import { href } from '@plumbline/app-kit';
import { useStatuses } from '@plumbline/app-kit/data/lookups';
import { isFatal } from '@plumbline/app-kit/data/load-errors';
import { useCurrent } from '@plumbline/app-kit/session/SessionProvider';
import { Failed } from '@plumbline/app-kit/data/load-states';
import { addDays, utcMidnight } from '@plumbline/dates';
import { canOpenApp } from '@plumbline/permissions';
import { BarList } from '@plumbline/ui/BarList';
import { BidList, RankList } from '@plumbline/ui/DashboardLists';
import { DashboardCard, DashboardCell, DashboardGrid } from '@plumbline/ui/DashboardGrid';
import { EmptyState } from '@plumbline/ui/EmptyState';
import { formatDate } from '@plumbline/ui/format';
import { MiniBars } from '@plumbline/ui/MiniBars';
import { PageHeader } from '@plumbline/ui/PageHeader';
import { Pill } from '@plumbline/ui/Pill';
import { Stat } from '@plumbline/ui/Stat';
import { Skeleton } from '@plumbline/ui/Skeleton';
import { Sparkline } from '@plumbline/ui/Sparkline';

const formatMillions = (value: string) => {
  const amount = Number(value);
  return amount >= 1e6 ? `$${(amount / 1e6).toFixed(2)}M` : `$${Math.round(amount).toLocaleString('en-US')}`;
};
const formatWholeDollars = (value: string) => `$${Math.round(Number(value)).toLocaleString('en-US')}`;
const weekday = (day: string) =>
  utcMidnight(day).toLocaleDateString('en-US', { weekday: 'narrow', timeZone: 'UTC' });
const longDay = (day: string) =>
  utcMidnight(day).toLocaleDateString('en-US', {
    weekday: 'long',
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    timeZone: 'UTC',
  });

function trend(figures: Figures) {
  const [now, before] = [Number(figures.weighted_pipeline), Number(figures.weighted_pipeline_before)];
  if (before === 0) return undefined;
  const percent = ((now - before) / before) * 100;
  return {
    direction: percent >= 0 ? ('up' as const) : ('down' as const),
    text: `${Math.abs(percent).toFixed(1)}%`,
    tone: percent >= 0 ? ('ok' as const) : ('bad' as const),
    note: 'vs. 4 weeks ago',
  };
}

/** First entries of the inbox: overdue or due next. */
function WaitingCard() {
  const { data } = useWaitingList({ limit: 4 });
  const items = data?.data.items ?? [];
  if (!items.length) return null;
  const count = data?.data.groups.reduce((sum, group) => sum + group.count, 0) ?? 0;
  return (
    <DashboardCard title="Waiting for me" span={12} href={href('waiting')} linkLabel={`View all ${count}`}>
      <RankList
        label="Waiting for me"
        items={items.map((item) => ({
          id: `${item.kind} ${item.uuid}`,
          title: item.title,
          subtitle: item.detail,
          status: (
            <Pill tone={item.is_overdue ? 'bad' : 'neutral'}>
              {item.due
                ? `${item.is_overdue ? 'Overdue since' : 'Due'} ${formatDate(item.due)}`
                : 'No due date'}
            </Pill>
          ),
          figure: item.amount ? formatWholeDollars(item.amount) : '',
          href: item.href,
        }))}
      />
    </DashboardCard>
  );
}

const OPEN_FILTER = JSON.stringify([{ field: 'stage', op: 'nin', value: ['Awarded', 'Lost'] }]);
const WON_FILTER = JSON.stringify([{ field: 'stage', op: 'eq', value: 'Awarded' }]);

/** Pipeline, bids due this week, open bids and won bids. @param week filter of the bids due this week */
function PipelineFigures({ figures, week }: { figures: Figures; week: string }) {
  const change = trend(figures);
  return (
    <>
      <DashboardCell>
        <Stat
          label="Weighted pipeline"
          figure={formatMillions(figures.weighted_pipeline)}
          {...(change ? { change } : {})}
          chart={
            <Sparkline
              values={figures.weighted_trend.map(Number)}
              label="Weighted pipeline, last eight weeks"
            />
          }
          href={href('crm-opportunity', {}, { filter: OPEN_FILTER })}
        />
      </DashboardCell>
      <DashboardCell>
        <Stat
          label="Bids due this week"
          figure={String(figures.bids_due_count)}
          note={{ text: `${formatMillions(figures.bids_due_amount)} at sell` }}
          chart={
            <MiniBars
              label="Bids due by day"
              items={figures.bids_due_days.map(({ day, count }) => ({
                label: weekday(day),
                value: count,
              }))}
            />
          }
          href={href('crm-opportunity', {}, { filter: week, sort: 'bid_date' })}
        />
      </DashboardCell>
      <DashboardCell>
        <Stat
          label="Open bids"
          figure={figures.open_count.toLocaleString('en-US')}
          note={{ text: `${formatMillions(figures.open_amount)} full value` }}
          href={href('crm-opportunity', {}, { filter: OPEN_FILTER })}
        />
      </DashboardCell>
      <DashboardCell>
        <Stat
          label="Won this year"
          figure={formatMillions(figures.won_year_amount)}
          note={{ text: `${figures.won_year_count} of ${figures.decided_year_count} bids` }}
          href={href('crm-opportunity', {}, { filter: WON_FILTER })}
        />
      </DashboardCell>
    </>
  );
}

function PipelineCard({ figures }: { figures: Figures }) {
  return (
    <DashboardCard
      title="Pipeline by stage"
      span={6}
      href={href('crm-opportunity', {}, { filter: OPEN_FILTER })}
      linkLabel="View open pipeline"
    >
      <BarList
        label="Pipeline by stage"
        heads={{ label: 'Stage', count: 'Count', figures: ['Full', 'Weighted'] }}
        legend={{ value: 'Weighted', secondary: 'Full value' }}
        items={figures.stages.map((stage) => ({
          id: stage.stage,
          label: stage.stage,
          count: stage.count,
          value: Number(stage.weighted),
          secondary: Number(stage.amount),
          figures: [formatMillions(stage.amount), formatMillions(stage.weighted)],
          href: href(
            'crm-opportunity',
            {},
            { filter: JSON.stringify([{ field: 'stage', op: 'eq', value: stage.stage }]) },
          ),
        }))}
        total={{
          label: 'Total',
          count: figures.open_count,
          figures: [formatMillions(figures.open_amount), formatMillions(figures.weighted_pipeline)],
        }}
      />
    </DashboardCard>
  );
}

/** Landing page after sign-in. Every figure links to the list of records that it counts. */
export default function MasterDashboard() {
  const { data, error, mutate } = useShellMasterDashboard();
  const { info, purchased } = useCurrent();
  const opportunity = useStatuses('opportunity');
  const estimation = useStatuses('estimation');
  if (isFatal(error, data !== undefined)) return <Failed error={error} onRetry={() => void mutate()} />;
  if (!data) return <Skeleton shape="card" count={4} label="Loading the dashboard" />;
  const figures = data.data;
  // Cards in a row have the same height: list as many accounts as estimates beside them, at least three.
  const topAccounts = figures.top_accounts.slice(0, Math.max(3, figures.estimations.length));
  const canOpenCrm = canOpenApp(info, purchased, 1);
  const canOpenEstimation = canOpenApp(info, purchased, 7);
  const week = JSON.stringify([
    { field: 'bid_date', op: 'gte', value: figures.as_of },
    { field: 'bid_date', op: 'lte', value: addDays(figures.as_of, 7) },
    { field: 'stage', op: 'nin', value: ['Awarded', 'Lost'] },
  ]);
  return (
    <DashboardGrid header={<PageHeader title="Master dashboard" aside={longDay(figures.as_of)} />}>
      <WaitingCard />
      {canOpenCrm && (
        <>
          <PipelineFigures figures={figures} week={week} />
          <PipelineCard figures={figures} />
          <DashboardCard
            title="Bids due this week"
            span={6}
            href={href('crm-opportunity', {}, { filter: week, sort: 'bid_date' })}
            linkLabel="View all bids"
          >
            {figures.bids.length ? (
              <BidList
                label="Bids due this week"
                items={figures.bids.slice(0, 4).map((bid) => ({
                  id: bid.uuid,
                  day: bid.bid_date,
                  title: bid.name,
                  subtitle: bid.account_name,
                  status: <Pill tone={opportunity.tone(bid.status)}>{bid.status}</Pill>,
                  person: bid.estimator_name,
                  figure: formatWholeDollars(bid.amount),
                  href: href('opportunity-view', { uuid: bid.uuid }),
                }))}
              />
            ) : (
              <EmptyState size="sm" title="No bids due in the next 7 days" />
            )}
          </DashboardCard>
        </>
      )}
      {canOpenEstimation && (
        <DashboardCard
          title="Estimates in progress"
          span={6}
          href={href('estimation-dashboard')}
          linkLabel="View all estimations"
        >
          {figures.estimations.length ? (
            <RankList
              label="Estimates in progress"
              items={figures.estimations.map((row) => ({
                id: row.uuid,
                title: row.name,
                subtitle: `${row.quote_number} · ${row.customer_name || 'No customer'}`,
                status: <Pill tone={estimation.tone(row.status)}>{row.status}</Pill>,
                figure: formatWholeDollars(row.total),
                href: href('estimation-view', { uuid: row.uuid }),
              }))}
            />
          ) : (
            <EmptyState size="sm" title="No estimations yet">
              Open an opportunity to create its estimation.
            </EmptyState>
          )}
        </DashboardCard>
      )}
      {canOpenCrm && (
        <DashboardCard
          title="Top accounts by open pipeline"
          span={6}
          href={href('crm-account', {}, { sort: '-open_pipeline' })}
          linkLabel="View all accounts"
        >
          {figures.top_accounts.length ? (
            <RankList
              label="Top accounts by open pipeline"
              items={topAccounts.map((row) => ({
                id: row.uuid,
                title: row.name,
                subtitle: `${formatWholeDollars(row.won_year)} won this year`,
                figure: formatWholeDollars(row.open_pipeline),
                href: href('account-view', { uuid: row.uuid }),
              }))}
            />
          ) : (
            <EmptyState size="sm" title="No accounts with open bids" />
          )}
        </DashboardCard>
      )}
    </DashboardGrid>
  );
}
