import type { CrmPipeline } from '@plumbline/api';
import { useCrmDashboardsRead, useCrmMapListTerritories } from '@plumbline/api/hooks/crm';
import { href } from '@plumbline/app-kit';
import { usePeople } from '@plumbline/app-kit/data/lookups';
import { isFatal } from '@plumbline/app-kit/data/load-errors';
import { Failed } from '@plumbline/app-kit/data/load-states';
import { setSearchParams } from '@plumbline/app-kit/navigation/set-search-params';
import { formatPercent } from '@plumbline/ui/format';
import { ComboBox } from '@plumbline/ui/ComboBox';
import { DashboardCell, DashboardGrid } from '@plumbline/ui/DashboardGrid';
import { Inline } from '@plumbline/ui/Inline';
import { MiniBars } from '@plumbline/ui/MiniBars';
import { PageHeader } from '@plumbline/ui/PageHeader';
import { SegmentedControl } from '@plumbline/ui/SegmentedControl';
import { Select } from '@plumbline/ui/Select';
import { Skeleton } from '@plumbline/ui/Skeleton';
import { Stat } from '@plumbline/ui/Stat';
import { useSearchParams } from 'react-router';
import {
  dashboardMoney,
  filterOf,
  isOpen,
  onDays,
  periods,
  readCut,
  weekLabel,
  winRates,
  within,
  type Condition,
  type Period,
} from './dashboard.ts';
import { AccountsCard, ActivitiesCard, LeadsCard, TasksCard } from './DashboardPeople.tsx';
import {
  AgingCard,
  DecidedCard,
  ForecastCard,
  StagesCard,
  WeeksCard,
  type RowsOf,
} from './DashboardPipeline.tsx';
import { dashboardMessages } from './messages.ts';

const ALL_TERRITORIES = 'all';
const periodLabels: Readonly<Record<Period, string>> = { month: 'Month', quarter: 'Quarter', year: 'Year' };
function Figures({ pipeline, rowsOf, period }: { pipeline: CrmPipeline; rowsOf: RowsOf; period: Period }) {
  const { decided, decided_before: before, weeks, overdue, open, weighted } = pipeline;
  const rate = winRates(decided);
  const [week] = weeks;
  return (
    <>
      <DashboardCell>
        <Stat
          label={dashboardMessages.weightedPipeline}
          figure={dashboardMoney(weighted)}
          note={{
            text: dashboardMessages.openPipelineSummary(
              open.count.toLocaleString('en-US'),
              dashboardMoney(open.amount),
            ),
          }}
          href={rowsOf([isOpen])}
        />
      </DashboardCell>
      <DashboardCell>
        <Stat
          label={dashboardMessages.bidsDueThisWeek}
          figure={(week?.count ?? 0).toLocaleString('en-US')}
          note={
            overdue.count
              ? { text: `${overdue.count.toLocaleString('en-US')} overdue`, tone: 'bad' }
              : { text: dashboardMessages.amountAtSell(dashboardMoney(week?.amount ?? '0')) }
          }
          chart={
            <MiniBars
              label={dashboardMessages.bidsDueByWeek}
              items={weeks.slice(0, 5).map((each, at) => ({
                label:
                  at === 0
                    ? dashboardMessages.now
                    : (weekLabel(each).split(' – ')[0]?.replace(/^\D+/, '') ?? ''),
                value: each.count,
              }))}
            />
          }
          href={rowsOf([isOpen, ...(week ? onDays('bid_date', week) : [])], 'bid_date')}
        />
      </DashboardCell>
      <DashboardCell>
        <Stat
          label={dashboardMessages.wonThis(period)}
          figure={dashboardMoney(decided.won.amount)}
          note={{
            text: dashboardMessages.previousPeriodSummary(
              decided.won.count.toLocaleString('en-US'),
              dashboardMoney(before.won.amount),
              period,
            ),
          }}
          href={rowsOf([['outcome', 'eq', 'won'], ...within('stage_since', decided)], '-stage_since')}
        />
      </DashboardCell>
      <DashboardCell>
        <Stat
          label={dashboardMessages.winRateThis(period)}
          figure={rate.count === undefined ? '–' : formatPercent(rate.count)}
          note={{
            text:
              rate.value === undefined
                ? dashboardMessages.noBidsDecidedYet
                : dashboardMessages.winRateSummary(
                    formatPercent(rate.value, 0, 6),
                    decided.won.count,
                    decided.won.count + decided.lost.count,
                  ),
          }}
          href={rowsOf(
            [['outcome', 'in', ['won', 'lost']], ...within('stage_since', decided)],
            '-stage_since',
          )}
        />
      </DashboardCell>
    </>
  );
}

/** CRM dashboard. Every figure links to the list of records that it counts. */
export default function Dashboard() {
  const [address, setAddress] = useSearchParams();
  const cut = readCut(address);
  const { owner, territory, period } = cut;
  const { data, error, mutate } = useCrmDashboardsRead({
    period,
    ...(owner ? { owner_id: owner } : {}),
    ...(territory ? { territory } : {}),
  });
  const people = usePeople();
  const { data: territories } = useCrmMapListTerritories();
  const change = (name: string, value: string | null) =>
    setAddress(setSearchParams({ [name]: value }), { replace: true });
  const rowsOf: RowsOf = (conditions: readonly Condition[], sort = '-amount') =>
    href('crm-opportunity', {}, { filter: filterOf(cut, conditions), sort });
  const header = (
    <PageHeader
      title={dashboardMessages.crmDashboard}
      actions={
        <Inline gap={8} wraps>
          <ComboBox
            label={dashboardMessages.owner}
            hideLabel
            placeholder={dashboardMessages.allOwners}
            options={people}
            value={owner || null}
            onChange={(id) => change('owner', id)}
            isClearable
          />
          <Select
            label={dashboardMessages.territory}
            hideLabel
            value={territory || ALL_TERRITORIES}
            onChange={(name) => change('territory', name === ALL_TERRITORIES ? null : name)}
            options={[
              { id: ALL_TERRITORIES, label: dashboardMessages.allTerritories },
              ...(territories?.data ?? []).map(({ name }) => ({ id: name, label: name })),
            ]}
          />
          <SegmentedControl
            label={dashboardMessages.period}
            value={period}
            onChange={(next) => change('period', next === 'quarter' ? null : next)}
            options={periods.map((id) => ({ id, label: periodLabels[id] }))}
          />
        </Inline>
      }
    />
  );
  if (isFatal(error, data !== undefined)) return <Failed error={error} onRetry={() => void mutate()} />;
  if (!data)
    return (
      <DashboardGrid header={header}>
        <DashboardCell span={12}>
          <Skeleton shape="card" count={4} label={dashboardMessages.loadingTheDashboard} />
        </DashboardCell>
      </DashboardGrid>
    );
  const {
    as_of: today,
    pipeline,
    leads,
    accounts,
    tasks,
    tasks_count,
    tasks_overdue,
    activities,
  } = data.data;
  return (
    <DashboardGrid header={header}>
      {pipeline && (
        <>
          <Figures pipeline={pipeline} rowsOf={rowsOf} period={period} />
          <StagesCard pipeline={pipeline} rowsOf={rowsOf} />
          <DecidedCard pipeline={pipeline} rowsOf={rowsOf} period={period} />
          <WeeksCard pipeline={pipeline} rowsOf={rowsOf} />
          <ForecastCard pipeline={pipeline} rowsOf={rowsOf} today={today} />
          <AgingCard pipeline={pipeline} rowsOf={rowsOf} today={today} />
        </>
      )}
      {leads && pipeline && <LeadsCard leads={leads} cut={cut} span={pipeline.decided} />}
      {accounts && <AccountsCard accounts={accounts} period={period} rowsOf={rowsOf} />}
      <TasksCard tasks={tasks} count={tasks_count} overdue={tasks_overdue} />
      <ActivitiesCard activities={activities} />
    </DashboardGrid>
  );
}
