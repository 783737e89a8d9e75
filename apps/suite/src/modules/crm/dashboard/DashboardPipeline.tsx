import type { CrmPipeline } from '@plumbline/api';
import { addDays } from '@plumbline/dates';
import { formatPercent } from '@plumbline/ui/format';
import { BarList } from '@plumbline/ui/BarList';
import { DashboardCard } from '@plumbline/ui/DashboardGrid';
import { DataTable, type CellValue } from '@plumbline/ui/DataTable';
import {
  dashboardMoney,
  isOpen,
  monthLabel,
  onDays,
  weekLabel,
  winRates,
  within,
  type Condition,
  type Period,
} from './dashboard.ts';
import { dashboardMessages } from './messages.ts';

/** Builds the link to the opportunity list with the records that a figure counts. */
export type RowsOf = (conditions: readonly Condition[], sort?: string) => string;
interface Part {
  pipeline: CrmPipeline;
  rowsOf: RowsOf;
}
const share = (rate: string | undefined) => (rate === undefined ? '' : formatPercent(rate));

export function StagesCard({ pipeline, rowsOf }: Part) {
  return (
    <DashboardCard
      title={dashboardMessages.pipelineByStage}
      href={rowsOf([isOpen])}
      linkLabel={dashboardMessages.viewOpenPipeline}
    >
      <BarList
        label={dashboardMessages.pipelineByStage}
        heads={{ label: dashboardMessages.stage, count: 'Count', figures: ['Full', 'Weighted'] }}
        legend={{ value: 'Weighted', secondary: dashboardMessages.fullValue }}
        items={pipeline.stages.map(({ stage, count, amount, weighted }) => ({
          id: stage,
          label: stage,
          count,
          value: Number(weighted),
          secondary: Number(amount),
          figures: [dashboardMoney(amount), dashboardMoney(weighted)],
          href: rowsOf([isOpen, ['stage', 'eq', stage]]),
        }))}
        total={{
          label: dashboardMessages.total,
          count: pipeline.open.count,
          figures: [dashboardMoney(pipeline.open.amount), dashboardMoney(pipeline.weighted)],
        }}
      />
    </DashboardCard>
  );
}

interface DecidedRow {
  id: string;
  label: string;
  now: CellValue;
  before: CellValue;
}
export function DecidedCard({ pipeline, rowsOf, period }: Part & { period: Period }) {
  const { decided: now, decided_before: before } = pipeline;
  const behind = (outcome: string, span: { from: string; to: string }) =>
    rowsOf([['outcome', 'eq', outcome], ...within('stage_since', span)], '-stage_since');
  const cell = (outcome: 'won' | 'lost', span: typeof now): CellValue => ({
    label: `${span[outcome].count.toLocaleString('en-US')} · ${dashboardMoney(span[outcome].amount)}`,
    href: behind(outcome, span),
  });
  const [rate, rateBefore] = [winRates(now), winRates(before)];
  const rows: DecidedRow[] = [
    { id: 'won', label: dashboardMessages.won, now: cell('won', now), before: cell('won', before) },
    { id: 'lost', label: dashboardMessages.lost, now: cell('lost', now), before: cell('lost', before) },
    {
      id: 'count',
      label: dashboardMessages.winRateByCount,
      now: share(rate.count),
      before: share(rateBefore.count),
    },
    {
      id: 'value',
      label: dashboardMessages.winRateByValue,
      now: share(rate.value),
      before: share(rateBefore.value),
    },
  ];
  return (
    <DashboardCard
      title={dashboardMessages.wonAndLost}
      href={rowsOf([['outcome', 'in', ['won', 'lost']], ...within('stage_since', now)], '-stage_since')}
      linkLabel={dashboardMessages.viewBidsDecidedThis(period)}
    >
      <DataTable<DecidedRow>
        label={dashboardMessages.wonAndLost}
        frame="card"
        rows={rows}
        rowLabel={({ label }) => label}
        columns={[
          { id: 'label', header: dashboardMessages.outcome, accessor: ({ label }) => label, width: 104 },
          {
            id: 'now',
            header: dashboardMessages.thisPeriod(period),
            type: 'link',
            align: 'end',
            accessor: (row) => row.now,
            width: 92,
          },
          {
            id: 'before',
            header: dashboardMessages.lastPeriod(period),
            type: 'link',
            align: 'end',
            accessor: (row) => row.before,
            width: 92,
          },
        ]}
      />
    </DashboardCard>
  );
}

export function WeeksCard({ pipeline, rowsOf }: Part) {
  const { overdue, weeks } = pipeline;
  const last = weeks.at(-1)?.to ?? '';
  return (
    <DashboardCard
      title={dashboardMessages.bidsDueByWeek}
      href={rowsOf([isOpen, ...onDays('bid_date', { from: weeks[0]?.from ?? '', to: last })], 'bid_date')}
      linkLabel={dashboardMessages.viewAllBids}
    >
      <BarList
        label={dashboardMessages.bidsDueByWeek}
        heads={{ label: dashboardMessages.week, count: 'Bids', figures: ['Amount'] }}
        items={[
          {
            id: 'overdue',
            label: dashboardMessages.overdueNotSubmitted,
            count: overdue.count,
            value: Number(overdue.amount),
            figures: [dashboardMoney(overdue.amount)],
            href: rowsOf(
              [isOpen, ['stage', 'in', overdue.stages], ['bid_date', 'lt', weeks[0]?.from ?? '']],
              'bid_date',
            ),
          },
          ...weeks.map((week, at) => ({
            id: week.from,
            label: at === 0 ? dashboardMessages.thisWeek : weekLabel(week),
            count: week.count,
            value: Number(week.amount),
            figures: [dashboardMoney(week.amount)],
            href: rowsOf([isOpen, ...onDays('bid_date', week)], 'bid_date'),
          })),
        ]}
      />
    </DashboardCard>
  );
}

export function ForecastCard({ pipeline, rowsOf, today }: Part & { today: string }) {
  const { months, beyond } = pipeline;
  const otherRows = [
    {
      id: 'later',
      label: dashboardMessages.later,
      figures: beyond.later,
      conditions: [['award_date', 'gte', months.at(-1)?.to ?? today]] as Condition[],
    },
    {
      id: 'passed',
      label: dashboardMessages.expectedDatePassed,
      figures: beyond.passed,
      conditions: [['award_date', 'lt', today]] as Condition[],
    },
    {
      id: 'missing',
      label: dashboardMessages.noExpectedDate,
      figures: beyond.missing,
      conditions: [['award_date', 'eq', null]] as Condition[],
    },
  ].filter(({ figures }) => figures.count > 0);
  return (
    <DashboardCard
      title={dashboardMessages.forecastByExpectedAward}
      href={rowsOf([isOpen], 'award_date')}
      linkLabel={dashboardMessages.viewOpenBids}
    >
      <BarList
        label={dashboardMessages.forecastByExpectedAward}
        heads={{ label: dashboardMessages.month, count: 'Bids', figures: ['Full', 'Weighted'] }}
        legend={{ value: 'Weighted', secondary: dashboardMessages.fullValue }}
        items={[
          ...months.map((month) => ({
            id: month.from,
            label: monthLabel(month),
            count: month.count,
            value: Number(month.weighted),
            secondary: Number(month.amount),
            figures: [dashboardMoney(month.amount), dashboardMoney(month.weighted)],
            href: rowsOf([isOpen, ...onDays('award_date', month)], 'award_date'),
          })),
          ...otherRows.map(({ id, label, figures, conditions }) => ({
            id,
            label,
            count: figures.count,
            value: 0,
            secondary: Number(figures.amount),
            figures: [dashboardMoney(figures.amount), ''],
            href: rowsOf([isOpen, ...conditions], 'award_date'),
          })),
        ]}
      />
    </DashboardCard>
  );
}

export function AgingCard({ pipeline, rowsOf, today }: Part & { today: string }) {
  type Row = CrmPipeline['aging'][number];
  const older = ({ stage }: Row, days: number, count: number): CellValue =>
    count === 0
      ? '0'
      : {
          label: count.toLocaleString('en-US'),
          href: rowsOf(
            [isOpen, ['stage', 'eq', stage], ['stage_since', 'lt', addDays(today, -days)]],
            'stage_since',
          ),
        };
  return (
    <DashboardCard
      title={dashboardMessages.daysInStage}
      href={rowsOf([isOpen], 'stage_since')}
      linkLabel={dashboardMessages.viewLongestFirst}
    >
      <DataTable<Row>
        label={dashboardMessages.daysInStage}
        frame="card"
        rows={pipeline.aging}
        getRowId={({ stage }) => stage}
        rowLabel={({ stage }) => stage}
        columns={[
          {
            id: 'stage',
            header: dashboardMessages.stage,
            type: 'link',
            accessor: ({ stage }) => ({
              label: stage,
              href: rowsOf([isOpen, ['stage', 'eq', stage]], 'stage_since'),
            }),
            width: 104,
          },
          {
            id: 'count',
            header: dashboardMessages.bids,
            type: 'number',
            accessor: ({ count }) => count,
            width: 52,
          },
          {
            id: 'median',
            header: dashboardMessages.median,
            type: 'number',
            accessor: ({ median, count }) => (count ? median : null),
            width: 64,
          },
          {
            id: 'over_30',
            header: dashboardMessages.over30Days,
            type: 'link',
            align: 'end',
            accessor: (row) => older(row, 30, row.over_30),
            width: 76,
          },
          {
            id: 'over_60',
            header: dashboardMessages.over60Days,
            type: 'link',
            align: 'end',
            accessor: (row) => older(row, 60, row.over_60),
            width: 76,
          },
        ]}
      />
    </DashboardCard>
  );
}
