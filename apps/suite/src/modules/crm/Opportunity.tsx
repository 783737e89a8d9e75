import type { Opportunity as Row, OpportunityQuote } from '@plumbline/api';
import { useEstimationsList } from '@plumbline/api/hooks/estimation';
import { opportunityEntity } from '@plumbline/api/entities/opportunity';
import { shortDayOf } from '@plumbline/app-kit/format/dates';
import { href, showError } from '@plumbline/app-kit';
import { useContactsSection } from '@plumbline/app-kit/record/ContactsSection';
import { SectionTable } from '@plumbline/app-kit/record/SectionTable';
import { RecordScreen, type RecordTools, type RecordView } from '@plumbline/app-kit/record/RecordScreen';
import { lazyWithRetry } from '@plumbline/app-kit/module/lazy-with-retry';
import { useStatuses } from '@plumbline/app-kit/data/lookups';
import { denied } from '@plumbline/app-kit/record/record-actions';
import { ago } from '@plumbline/app-kit/format/format-values';
import { daysBetween, utcDay } from '@plumbline/dates';
import { useDecision } from '@plumbline/permissions/react';
import { Button } from '@plumbline/ui/Button';
import { DateText } from '@plumbline/ui/DateText';
import { formatPercent } from '@plumbline/ui/format';
import { Link } from '@plumbline/ui/Link';
import { Mark } from '@plumbline/ui/Mark';
import { Money } from '@plumbline/ui/Money';
import { Stepper } from '@plumbline/ui/Stepper';
import { ArrowRightIcon, CalculatorIcon, TargetIcon } from '@plumbline/ui/icons';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useBidsSection } from './bids/use-bids-section.tsx';
import { stageState } from './stage-state.ts';
import { crmMessages } from './messages.ts';
import { useQuotesSection } from './use-quotes-section.tsx';

const EstimationForm = lazyWithRetry(() =>
  import('../../forms/EstimationForm.tsx').then((module) => module.EstimationForm),
);

const inDays = (day: string) => {
  const days = daysBetween(utcDay(new Date()), day);
  if (days === 0) return 'today';
  return days > 0 ? crmMessages.inDays(days) : crmMessages.ago(-days, days === -1 ? 'day' : 'days');
};
const reason = (text: string | undefined) => (text ? { disabledReason: text } : {});
/** Multiplies a decimal amount by a probability in percent, rounded half up to the cent. */
const weighted = (amount: string, probability: number) =>
  (Math.round(Number(amount) * probability) / 100).toFixed(2);

const keyFactsOf = (row: Row, inForce: OpportunityQuote | undefined): NonNullable<RecordView['keyFacts']> => [
  { label: crmMessages.amount, value: <Money value={row.amount ?? '0'} /> },
  {
    label: crmMessages.weightedAtPercent(formatPercent(String(row.probability ?? 0), 0)),
    value: <Money value={weighted(row.amount ?? '0', row.probability ?? 0)} />,
  },
  ...(inForce?.margin === undefined
    ? []
    : [{ label: crmMessages.marginOn(inForce.revision), value: formatPercent(inForce.margin) }]),
  ...(row.bid_date
    ? [{ label: crmMessages.bidDate, value: <DateText value={row.bid_date} />, note: inDays(row.bid_date) }]
    : []),
  ...(row.award_date
    ? [
        {
          label: crmMessages.expectedAward,
          value: <DateText value={row.award_date} />,
          note: inDays(row.award_date),
        },
      ]
    : []),
];

/** Estimations of an opportunity. */
function Estimations({
  of: loaded,
  onCreate,
}: {
  of: ReturnType<typeof useEstimationsList>;
  /** Opens the form of a new estimation; undefined if the user may not add one. */
  onCreate?: () => void;
}) {
  return (
    <SectionTable
      of={loaded}
      label={crmMessages.estimations}
      rows={loaded.data?.data ?? []}
      getRowId={(each) => each.uuid}
      rowLabel={(each) => each.name}
      rowHref={(each) => href('estimation-view', { uuid: each.uuid })}
      columns={[
        {
          id: 'quote_number',
          header: crmMessages.number,
          type: 'code',
          accessor: (each) => each.quote_number,
          width: 130,
        },
        { id: 'name', header: crmMessages.estimation, accessor: (each) => each.name, width: 220 },
        { id: 'total', header: crmMessages.total, type: 'money', accessor: (each) => each.total, width: 130 },
        {
          id: 'bid_date',
          header: crmMessages.bidDate,
          type: 'date',
          accessor: (each) => each.bid_date ?? null,
          width: 110,
        },
        {
          id: 'status',
          header: crmMessages.status,
          accessor: (each) => each.estimation_status ?? '',
          width: 110,
        },
      ]}
      empty={{
        title: crmMessages.noEstimationsYet,
        children: crmMessages.estimationsEmpty,
        action: onCreate && (
          <Button icon={CalculatorIcon} onPress={onCreate}>
            {crmMessages.newEstimation}
          </Button>
        ),
      }}
    />
  );
}

/** Stages of an opportunity with the time of each; stages of a loss are shown only after one. */
function StageStepper({
  row,
  isLost,
  onSelect,
}: {
  row: Row;
  isLost: boolean;
  /** Moves the opportunity; undefined if the user may not change it. */
  onSelect: ((stage: string) => void) | undefined;
}) {
  const stages = useStatuses('opportunity');
  const shown = stages.list.filter(({ outcome }) => isLost || outcome !== 'lost');
  const entered = new Map(row.stage_dates.map(({ stage, entered: date }) => [stage, date]));
  return (
    <Stepper
      label={crmMessages.stage}
      current={row.stage ?? ''}
      steps={shown.map((stage) => {
        const date = entered.get(stage.name);
        return {
          id: stage.name,
          label: stage.name,
          isDisabled: stages.refusal(row.stage, stage.name) !== undefined,
          ...stageState({
            isLost,
            isCurrent: stage.name === row.stage,
            wasEntered: entered.has(stage.name),
          }),
          ...(stage.name === row.stage
            ? { note: inDays(utcDay(row.stage_since)).replace(' ago', '') }
            : date
              ? { note: shortDayOf(date) }
              : {}),
        };
      })}
      {...(onSelect ? { onSelect: (id: string) => id !== row.stage && onSelect(id) } : {})}
    />
  );
}

function useView(tools: RecordTools<Row>): RecordView {
  const { row, save, mayEdit } = tools;
  const [isEstimating, setEstimating] = useState(false);
  const stages = useStatuses('opportunity');
  const loaded = useEstimationsList({
    filter: JSON.stringify([{ field: 'opportunity_id', op: 'eq', value: row.uuid }]),
    sort: '-createdAt',
    limit: 50,
  });
  const estimations = loaded.data;
  const mayEstimate = useDecision({ app: 7, name: 'estimation', type: 'a' });
  const navigate = useNavigate();
  const path = stages.list.filter((stage) => stage.outcome !== 'lost');
  const at = path.findIndex((stage) => stage.name === row.stage);
  // The next stage that the workflow allows.
  const next = path.slice(at + 1).find(({ name }) => !stages.refusal(row.stage, name));
  const lost = stages.list.find(({ outcome }) => outcome === 'lost');
  const isLost = stages.list.some(({ name, outcome }) => name === row.stage && outcome === 'lost');
  const move = (stage: string) => {
    save({ stage }).catch(showError);
  };
  const quotes = useQuotesSection(row.uuid);
  const vendors = useBidsSection('vendor', row, tools);
  const bidders = useBidsSection('bidder', row, tools);
  const contacts = useContactsSection(opportunityEntity, row, row.name, mayEdit, {
    account_id: { id: row.account_id, label: row.account_name },
    contact_type: 'customer',
  });
  return {
    mark: <Mark name={row.name} size={40} icon={TargetIcon} tint="blue" />,
    facts: [
      <Link
        key="account"
        href={href('account-view', { uuid: row.account_id })}
        tone="primary"
        weight="medium"
      >
        {row.account_name}
      </Link>,
      row.site,
      crmMessages.editedAgo(ago(row.updatedAt)),
    ],
    menu: lost
      ? [
          {
            id: 'lost',
            label: crmMessages.markAsLost,
            onAction: () => move(lost.name),
            isDisabled: isLost,
            ...reason(stages.refusal(row.stage, lost.name)),
            ...denied(mayEdit),
          },
        ]
      : [],
    actions: (
      <>
        {next && !isLost && (
          <Button iconAfter={ArrowRightIcon} onPress={() => move(next.name)} {...denied(mayEdit)}>
            {crmMessages.moveTo(next.name)}
          </Button>
        )}
        <Button
          variant="primary"
          icon={CalculatorIcon}
          onPress={() => setEstimating(true)}
          {...denied(mayEstimate)}
        >
          {crmMessages.newEstimation}
        </Button>
      </>
    ),
    keyFacts: keyFactsOf(row, quotes.inForce),
    stages: <StageStepper row={row} isLost={isLost} onSelect={mayEdit.allowed ? move : undefined} />,
    sections: [
      {
        id: 'estimations',
        label: crmMessages.estimations,
        count: estimations && estimations.data.length,
        content: (
          <Estimations
            of={loaded}
            {...(mayEstimate.allowed ? { onCreate: () => setEstimating(true) } : {})}
          />
        ),
      },
      ...(quotes.section ? [quotes.section] : []),
      vendors,
      bidders,
      { ...contacts, isApart: contacts.count === 0 },
    ],
    // The header shows the name, account and stage.
    without: ['name', 'account_id', 'stage'],
    children: isEstimating && (
      <EstimationForm
        opportunity={{
          uuid: row.uuid,
          name: row.name,
          bid_date: row.bid_date ?? null,
          estimator_id: row.estimator_id ?? null,
        }}
        onClose={() => setEstimating(false)}
        onSaved={(estimation) => void navigate(href('estimation-view', { uuid: estimation.uuid }))}
      />
    ),
  };
}

export default function Opportunity() {
  return <RecordScreen entity={opportunityEntity} useView={useView} />;
}
