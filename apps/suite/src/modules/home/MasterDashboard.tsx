import { useInboxList } from '@plumbline/api/hooks/inbox';
import { useWorkspaceReadDashboard } from '@plumbline/api/hooks/workspace';
import type { MasterDashboard as Figures } from '@plumbline/api';
import { href } from '@plumbline/app-kit';
import { useStatuses } from '@plumbline/app-kit/data/lookups';
import { isFatal } from '@plumbline/app-kit/data/load-errors';
import { useCurrent } from '@plumbline/app-kit/session/SessionProvider';
import { Failed } from '@plumbline/app-kit/data/load-states';
import { addDays, startOfWeek, utcMidnight } from '@plumbline/dates';
import { canOpenApp } from '@plumbline/permissions';
import { BarList } from '@plumbline/ui/BarList';
import { DueList, RankList } from '@plumbline/ui/DashboardLists';
import { DashboardCard, DashboardCell, DashboardGrid } from '@plumbline/ui/DashboardGrid';
import { EmptyState } from '@plumbline/ui/EmptyState';
import { formatDate, formatPercent } from '@plumbline/ui/format';
import { MiniBars } from '@plumbline/ui/MiniBars';
import { PageHeader } from '@plumbline/ui/PageHeader';
import { Pill } from '@plumbline/ui/Pill';
import { Stat } from '@plumbline/ui/Stat';
import { Skeleton } from '@plumbline/ui/Skeleton';
import { Sparkline } from '@plumbline/ui/Sparkline';
import { homeMessages } from './messages.ts';

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
    text: formatPercent(Math.abs(percent).toFixed(1)),
    tone: percent >= 0 ? ('ok' as const) : ('bad' as const),
    note: homeMessages.comparedWithFourWeeksAgo,
  };
}

/** First entries of the inbox: overdue or due next. */
function WaitingCard() {
  const { data } = useInboxList({ limit: 4 });
  const items = data?.data.items ?? [];
  if (!items.length) return null;
  const count = data?.data.groups.reduce((sum, group) => sum + group.count, 0) ?? 0;
  return (
    <DashboardCard
      title={homeMessages.waitingForMe}
      span={12}
      href={href('waiting')}
      linkLabel={homeMessages.viewAll(count)}
    >
      <RankList
        label={homeMessages.waitingForMe}
        items={items.map((item) => ({
          id: `${item.kind} ${item.uuid}`,
          title: item.title,
          subtitle: item.detail,
          status: (
            <Pill tone={item.is_overdue ? 'bad' : 'neutral'}>
              {item.due
                ? `${item.is_overdue ? 'Overdue since' : 'Due'} ${formatDate(item.due)}`
                : homeMessages.noDueDate}
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
          label={homeMessages.weightedPipeline}
          figure={formatMillions(figures.weighted_pipeline)}
          {...(change ? { change } : {})}
          chart={
            <Sparkline
              values={figures.weighted_trend.map(Number)}
              label={homeMessages.weightedPipelineTrend}
            />
          }
          href={href('crm-opportunity', {}, { filter: OPEN_FILTER })}
        />
      </DashboardCell>
      <DashboardCell>
        <Stat
          label={homeMessages.bidsDueThisWeek}
          figure={String(figures.bids_due_count)}
          note={{ text: homeMessages.amountAtSell(formatMillions(figures.bids_due_amount)) }}
          chart={
            <MiniBars
              label={homeMessages.bidsDueByDay}
              // Five bars fit beside the amount; a weekend replaces the first days.
              items={figures.bids_due_days.slice(-5).map(({ day, count }) => ({
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
          label={homeMessages.openBids}
          figure={figures.open_count.toLocaleString('en-US')}
          note={{ text: homeMessages.amountAtFullValue(formatMillions(figures.open_amount)) }}
          href={href('crm-opportunity', {}, { filter: OPEN_FILTER })}
        />
      </DashboardCell>
      <DashboardCell>
        <Stat
          label={homeMessages.wonThisYear}
          figure={formatMillions(figures.won_year_amount)}
          note={{ text: homeMessages.wonBids(figures.won_year_count, figures.decided_year_count) }}
          href={href('crm-opportunity', {}, { filter: WON_FILTER })}
        />
      </DashboardCell>
    </>
  );
}

function PipelineCard({ figures }: { figures: Figures }) {
  return (
    <DashboardCard
      title={homeMessages.pipelineByStage}
      span={6}
      href={href('crm-opportunity', {}, { filter: OPEN_FILTER })}
      linkLabel={homeMessages.viewOpenPipeline}
    >
      <BarList
        label={homeMessages.pipelineByStage}
        heads={{ label: homeMessages.stage, count: 'Count', figures: ['Full', 'Weighted'] }}
        legend={{ value: 'Weighted', secondary: homeMessages.fullValue }}
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
          label: homeMessages.total,
          count: figures.open_count,
          figures: [formatMillions(figures.open_amount), formatMillions(figures.weighted_pipeline)],
        }}
      />
    </DashboardCard>
  );
}

/** Landing page after sign-in. Every figure links to the list of records that it counts. */
export default function MasterDashboard() {
  const { data, error, mutate } = useWorkspaceReadDashboard();
  const { info, purchased } = useCurrent();
  const opportunity = useStatuses('opportunity');
  const estimation = useStatuses('estimation');
  if (isFatal(error, data !== undefined)) return <Failed error={error} onRetry={() => void mutate()} />;
  if (!data) return <Skeleton shape="card" count={4} label={homeMessages.loadingTheDashboard} />;
  const figures = data.data;
  // Cards in a row have the same height: list as many accounts as estimates beside them, at least three.
  const topAccounts = figures.top_accounts.slice(0, Math.max(3, figures.estimations.length));
  const canOpenCrm = canOpenApp(info, purchased, 1);
  const canOpenEstimation = canOpenApp(info, purchased, 7);
  const week = JSON.stringify([
    { field: 'bid_date', op: 'gte', value: figures.as_of },
    { field: 'bid_date', op: 'lte', value: addDays(startOfWeek(figures.as_of), 6) },
    { field: 'stage', op: 'nin', value: ['Awarded', 'Lost'] },
  ]);
  return (
    <DashboardGrid
      header={<PageHeader title={homeMessages.masterDashboard} aside={longDay(figures.as_of)} />}
    >
      <WaitingCard />
      {canOpenCrm && (
        <>
          <PipelineFigures figures={figures} week={week} />
          <PipelineCard figures={figures} />
          <DashboardCard
            title={homeMessages.bidsDueThisWeek}
            span={6}
            href={href('crm-opportunity', {}, { filter: week, sort: 'bid_date' })}
            linkLabel={homeMessages.viewAllBids}
          >
            {figures.bids.length ? (
              <DueList
                label={homeMessages.bidsDueThisWeek}
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
              <EmptyState size="sm" title={homeMessages.bidsDueEmptyTitle} />
            )}
          </DashboardCard>
        </>
      )}
      {canOpenEstimation && (
        <DashboardCard
          title={homeMessages.estimatesInProgress}
          span={6}
          href={href('estimation-dashboard')}
          linkLabel={homeMessages.viewAllEstimations}
        >
          {figures.estimations.length ? (
            <RankList
              label={homeMessages.estimatesInProgress}
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
            <EmptyState size="sm" title={homeMessages.noEstimationsYet}>
              {homeMessages.estimationsEmpty}
            </EmptyState>
          )}
        </DashboardCard>
      )}
      {canOpenCrm && (
        <DashboardCard
          title={homeMessages.topAccounts}
          span={6}
          href={href('crm-account', {}, { sort: '-open_pipeline' })}
          linkLabel={homeMessages.viewAllAccounts}
        >
          {figures.top_accounts.length ? (
            <RankList
              label={homeMessages.topAccounts}
              items={topAccounts.map((row) => ({
                id: row.uuid,
                title: row.name,
                subtitle: homeMessages.amountWonThisYear(formatWholeDollars(row.won_year)),
                figure: formatWholeDollars(row.open_pipeline),
                href: href('account-view', { uuid: row.uuid }),
              }))}
            />
          ) : (
            <EmptyState size="sm" title={homeMessages.topAccountsEmpty} />
          )}
        </DashboardCard>
      )}
    </DashboardGrid>
  );
}
