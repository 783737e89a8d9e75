import type { CrmPipeline } from '@plumbline/api';
import { addDays } from '@plumbline/dates';
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

/** Builds the link to the opportunity list with the records that a figure counts. */
export type RowsOf = (conditions: readonly Condition[], sort?: string) => string;
interface Part {
  pipeline: CrmPipeline;
  rowsOf: RowsOf;
}
const share = (rate: string | undefined) => (rate === undefined ? '' : `${rate} %`);

export function StagesCard({ pipeline, rowsOf }: Part) {
  return (
    <DashboardCard title="Pipeline by stage" href={rowsOf([isOpen])} linkLabel="View open pipeline">
      <BarList
        label="Pipeline by stage"
        heads={{ label: 'Stage', count: 'Count', figures: ['Full', 'Weighted'] }}
        legend={{ value: 'Weighted', secondary: 'Full value' }}
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
          label: 'Total',
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
    { id: 'won', label: 'Won', now: cell('won', now), before: cell('won', before) },
    { id: 'lost', label: 'Lost', now: cell('lost', now), before: cell('lost', before) },
    { id: 'count', label: 'Win rate by count', now: share(rate.count), before: share(rateBefore.count) },
    { id: 'value', label: 'Win rate by value', now: share(rate.value), before: share(rateBefore.value) },
  ];
  return (
    <DashboardCard
      title="Won and lost"
      href={rowsOf([['outcome', 'in', ['won', 'lost']], ...within('stage_since', now)], '-stage_since')}
      linkLabel={`View bids decided this ${period}`}
    >
      <DataTable<DecidedRow>
        label="Won and lost"
        frame="card"
        rows={rows}
        rowLabel={({ label }) => label}
        columns={[
          { id: 'label', header: 'Outcome', accessor: ({ label }) => label, width: 104 },
          {
            id: 'now',
            header: `This ${period}`,
            type: 'link',
            align: 'end',
            accessor: (row) => row.now,
            width: 92,
          },
          {
            id: 'before',
            header: `Last ${period}`,
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
      title="Bids due by week"
      href={rowsOf([isOpen, ...onDays('bid_date', { from: weeks[0]?.from ?? '', to: last })], 'bid_date')}
      linkLabel="View all bids"
    >
      <BarList
        label="Bids due by week"
        heads={{ label: 'Week', count: 'Bids', figures: ['Amount'] }}
        items={[
          {
            id: 'overdue',
            label: 'Overdue, not submitted',
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
            label: at === 0 ? 'This week' : weekLabel(week),
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
  const rest = [
    {
      id: 'later',
      label: 'Later',
      figures: beyond.later,
      conditions: [['award_date', 'gte', months.at(-1)?.to ?? today]] as Condition[],
    },
    {
      id: 'passed',
      label: 'Expected date passed',
      figures: beyond.passed,
      conditions: [['award_date', 'lt', today]] as Condition[],
    },
    {
      id: 'missing',
      label: 'No expected date',
      figures: beyond.missing,
      conditions: [['award_date', 'eq', null]] as Condition[],
    },
  ].filter(({ figures }) => figures.count > 0);
  return (
    <DashboardCard
      title="Forecast by expected award"
      href={rowsOf([isOpen], 'award_date')}
      linkLabel="View open bids"
    >
      <BarList
        label="Forecast by expected award"
        heads={{ label: 'Month', count: 'Bids', figures: ['Full', 'Weighted'] }}
        legend={{ value: 'Weighted', secondary: 'Full value' }}
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
          ...rest.map(({ id, label, figures, conditions }) => ({
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
      title="Days in stage"
      href={rowsOf([isOpen], 'stage_since')}
      linkLabel="View longest first"
    >
      <DataTable<Row>
        label="Days in stage"
        frame="card"
        rows={pipeline.aging}
        getRowId={({ stage }) => stage}
        rowLabel={({ stage }) => stage}
        columns={[
          {
            id: 'stage',
            header: 'Stage',
            type: 'link',
            accessor: ({ stage }) => ({
              label: stage,
              href: rowsOf([isOpen, ['stage', 'eq', stage]], 'stage_since'),
            }),
            width: 104,
          },
          { id: 'count', header: 'Bids', type: 'number', accessor: ({ count }) => count, width: 52 },
          {
            id: 'median',
            header: 'Median',
            type: 'number',
            accessor: ({ median, count }) => (count ? median : null),
            width: 64,
          },
          {
            id: 'over_30',
            header: '30+ days',
            type: 'link',
            align: 'end',
            accessor: (row) => older(row, 30, row.over_30),
            width: 76,
          },
          {
            id: 'over_60',
            header: '60+ days',
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
