import { denied, RecordMenu, saveRecord, useRecordRemoval } from '@plumbline/app-kit/record';
import { lazyPart } from '@plumbline/app-kit/lazy-part';
import type { Opportunity as Row, OpportunityUpdate } from '@plumbline/api';
import { OpportunityFields } from '@plumbline/api/fields';
import {
  opportunitiesRemove,
  opportunitiesUpdate,
  useCrmLookupsHistory,
  useOpportunitiesRead,
} from '@plumbline/api/hooks/crm';
import { useEstimationsList } from '@plumbline/api/hooks/estimation';
import { href, showError } from '@plumbline/app-kit';
import { History } from '@plumbline/app-kit/history';
import { useStatuses } from '@plumbline/app-kit/lookups';
import { TextProperty } from '@plumbline/app-kit/properties/TextProperty';
import { DateProperty } from '@plumbline/app-kit/properties/DateProperty';
import { PersonProperty } from '@plumbline/app-kit/properties/PersonProperty';
import { ChoiceProperty } from '@plumbline/app-kit/properties/ChoiceProperty';
import { Failed } from '@plumbline/app-kit/states';
import { useRecordTab } from '@plumbline/app-kit/tabs';
import { ago } from '@plumbline/app-kit/words';
import { useDecision } from '@plumbline/permissions/react';
import { Button } from '@plumbline/ui/Button';
import { CurrencyField } from '@plumbline/ui/CurrencyField';
import { DataTable } from '@plumbline/ui/DataTable';
import { DecimalField } from '@plumbline/ui/DecimalField';
import { EmptyState } from '@plumbline/ui/EmptyState';
import { DateText } from '@plumbline/ui/DateText';
import { Money } from '@plumbline/ui/Money';
import { Quantity } from '@plumbline/ui/Quantity';
import { InlineEdit } from '@plumbline/ui/InlineEdit';
import { Link } from '@plumbline/ui/Link';
import { LinkTabs } from '@plumbline/ui/LinkTabs';
import { Mark } from '@plumbline/ui/Mark';
import { NumberField } from '@plumbline/ui/NumberField';
import { PropertyGroup, RecordLayout, Section } from '@plumbline/ui/RecordLayout';
import { Skeleton } from '@plumbline/ui/Skeleton';
import { Stepper } from '@plumbline/ui/Stepper';
import { ArrowRightIcon, CalculatorIcon, TargetIcon } from '@plumbline/ui/icons';
import { useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { leadSources } from './choices.ts';

const OpportunityForm = lazyPart(() =>
  import('./OpportunityForm.tsx').then((module) => module.OpportunityForm),
);
const EstimationForm = lazyPart(() =>
  import('../../forms/EstimationForm.tsx').then((module) => module.EstimationForm),
);

const daysTo = (day: string) =>
  Math.round((Date.parse(day) - Date.parse(new Date().toISOString().slice(0, 10))) / 86_400_000);
const inDays = (day: string) => {
  const days = daysTo(day);
  if (days === 0) return 'today';
  return days > 0
    ? `in ${days} ${days === 1 ? 'day' : 'days'}`
    : `${-days} ${days === -1 ? 'day' : 'days'} ago`;
};
/** Half up to the cent, from decimal text. */
const weighted = (amount: string, probability: number) =>
  (Math.round(Number(amount) * probability) / 100).toFixed(2);

export default function Opportunity() {
  const { uuid = '' } = useParams();
  const { data, error, mutate } = useOpportunitiesRead(uuid);
  if (error) return <Failed error={error} onRetry={() => void mutate()} />;
  if (!data) return <Skeleton shape="card" count={2} label="Loading the opportunity" />;
  return <Record key={uuid} row={data.data} reload={() => void mutate()} />;
}

function Record({ row, reload }: { row: Row; reload: () => void }) {
  const [address] = useSearchParams();
  const tab = address.get('tab') ?? 'overview';
  const [isEditing, setEditing] = useState(false);
  const [isEstimating, setEstimating] = useState(false);
  const stages = useStatuses('opportunity');
  const { data: changes, mutate: reloadHistory } = useCrmLookupsHistory('opportunity', row.uuid);
  const { data: estimations } = useEstimationsList({
    filter: JSON.stringify([{ field: 'opportunity_id', op: 'eq', value: row.uuid }]),
    sort: '-createdAt',
    limit: 50,
  });
  const mayEdit = useDecision({ app: 1, name: 'opportunity', type: 'e' });
  const mayRemove = useDecision({ app: 1, name: 'opportunity', type: 'd' });
  const mayEstimate = useDecision({ app: 7, name: 'estimation', type: 'a' });
  useRecordTab({
    id: row.uuid,
    title: row.name,
    key: 'opportunity',
    href: href('opportunity-view', { uuid: row.uuid }),
  });

  const navigate = useNavigate();
  const removal = useRecordRemoval({
    uuid: row.uuid,
    confirmLabel: 'Delete opportunity',
    text: `“${row.name}” is deleted.`,
    call: () => opportunitiesRemove(row.uuid),
    back: href('crm-opportunity'),
  });
  const save = (change: Omit<OpportunityUpdate, 'version'>) =>
    saveRecord(
      () => opportunitiesUpdate(row.uuid, { ...change, version: row.version }),
      () => {
        reload();
        void reloadHistory();
      },
    );
  const path = stages.list.filter((stage) => stage.outcome !== 'lost');
  const at = path.findIndex((stage) => stage.name === row.stage);
  const next = path[at + 1];
  const entered = new Map(row.stage_dates.map(({ stage, entered: date }) => [stage, date]));
  const move = (stage: string) => {
    save({ stage }).catch(showError);
  };
  const readOnly = mayEdit.allowed ? {} : { isReadOnly: true as const };
  const estimateRows = estimations?.data ?? [];

  return (
    <>
      <RecordLayout
        mark={<Mark name={row.name} size={40} icon={TargetIcon} tint="blue" />}
        title={row.name}
        code={row.number}
        facts={[
          <Link
            key="account"
            href={href('account-view', { uuid: row.account_id })}
            tone="primary"
            weight="medium"
          >
            {row.account_name}
          </Link>,
          row.site,
          `Edited ${ago(row.updatedAt)}`,
        ].filter(Boolean)}
        actions={
          <>
            <RecordMenu
              number={row.number}
              onEdit={() => setEditing(true)}
              mayEdit={mayEdit}
              onRemove={removal.ask}
              mayRemove={mayRemove}
              more={[
                {
                  id: 'lost',
                  label: 'Mark as lost',
                  onAction: () => move('Lost'),
                  isDisabled: !mayEdit.allowed || row.stage === 'Lost',
                },
              ]}
            />
            {next && row.stage !== 'Lost' && (
              <Button iconAfter={ArrowRightIcon} onPress={() => move(next.name)} {...denied(mayEdit)}>
                Move to {next.name}
              </Button>
            )}
            <Button
              variant="primary"
              icon={CalculatorIcon}
              onPress={() => setEstimating(true)}
              {...denied(mayEstimate)}
            >
              New estimation
            </Button>
          </>
        }
        keyFacts={[
          { label: 'Amount', value: <Money value={row.amount ?? '0'} /> },
          {
            label: `Weighted at ${row.probability ?? 0} %`,
            value: <Money value={weighted(row.amount ?? '0', row.probability ?? 0)} />,
          },
          ...(row.bid_date
            ? [{ label: 'Bid date', value: <DateText value={row.bid_date} />, note: inDays(row.bid_date) }]
            : []),
          ...(row.award_date
            ? [
                {
                  label: 'Expected award',
                  value: <DateText value={row.award_date} />,
                  note: inDays(row.award_date),
                },
              ]
            : []),
        ]}
        stages={
          <Stepper
            label="Stage"
            current={row.stage ?? ''}
            steps={(row.stage === 'Lost' ? stages.list : path).map((stage) => {
              const date = entered.get(stage.name);
              return {
                id: stage.name,
                label: stage.name,
                ...(stage.name === row.stage
                  ? { note: inDays(row.stage_since.slice(0, 10)).replace(' ago', '') }
                  : date
                    ? {
                        note: new Date(date).toLocaleDateString('en-US', {
                          month: 'short',
                          day: '2-digit',
                          timeZone: 'UTC',
                        }),
                      }
                    : {}),
              };
            })}
            {...(mayEdit.allowed ? { onSelect: (id: string) => id !== row.stage && move(id) } : {})}
          />
        }
        tabs={
          <LinkTabs
            inset
            label="Sections"
            value={tab}
            items={[
              { id: 'overview', href: '?tab=overview', label: 'Overview' },
              {
                id: 'activity',
                href: '?tab=activity',
                label: 'Activity',
                ...(changes ? { count: changes.data.length } : {}),
              },
              {
                id: 'estimations',
                href: '?tab=estimations',
                label: 'Estimations',
                ...(estimations ? { count: estimateRows.length } : {}),
              },
            ]}
          />
        }
        sideLabel="Details"
        side={
          <>
            <PropertyGroup title="Opportunity">
              <InlineEdit
                label="Amount"
                value={row.amount ?? ''}
                display={<Money value={row.amount ?? '0'} />}
                onSave={(amount) => save({ amount: amount || '0' })}
                {...readOnly}
              >
                {(field) => <CurrencyField {...field} />}
              </InlineEdit>
              <InlineEdit<number | null>
                label="Probability"
                value={row.probability ?? 0}
                display={`${row.probability ?? 0} %`}
                onSave={(probability) => save({ probability: probability ?? 0 })}
                {...readOnly}
              >
                {(field) => <NumberField {...field} min={0} max={100} suffix="%" hideStepper />}
              </InlineEdit>
              <DateProperty
                label="Bid date"
                value={row.bid_date}
                emptyText="Add a bid date"
                onSave={(day) => save({ bid_date: day })}
                {...readOnly}
              />
              <DateProperty
                label="Expected award"
                value={row.award_date}
                emptyText="Add a date"
                onSave={(day) => save({ award_date: day })}
                {...readOnly}
              />
              <ChoiceProperty
                label="Lead source"
                value={row.lead_source}
                emptyText="Add a source"
                onSave={(value) => save({ lead_source: value })}
                {...readOnly}
                options={leadSources}
              />
            </PropertyGroup>
            <PropertyGroup title="Project">
              <TextProperty
                label="Scope"
                value={row.scope}
                emptyText="Add a scope"
                onSave={(scope) => save({ scope })}
                {...readOnly}
              />
              <TextProperty
                label="Site"
                value={row.site}
                emptyText="Add a site"
                onSave={(site) => save({ site })}
                {...readOnly}
              />
              <InlineEdit
                label="Floor area"
                value={row.floor_area ?? ''}
                display={<Quantity value={row.floor_area ?? ''} unit="SQFT" maxFractionDigits={0} />}
                emptyText="Add an area"
                onSave={(area) => save({ floor_area: area || null })}
                {...readOnly}
              >
                {(field) => <DecimalField {...field} unit="SQFT" />}
              </InlineEdit>
              <DateProperty
                label="Start"
                value={row.start_date}
                emptyText="Add a start"
                onSave={(day) => save({ start_date: day })}
                {...readOnly}
              />
            </PropertyGroup>
            <PropertyGroup title="People">
              <PersonProperty
                label="Sales owner"
                value={row.owner_id}
                name={row.owner_name}
                emptyText="Add an owner"
                onSave={(owner) => save({ owner_id: owner })}
                {...readOnly}
              />
              <PersonProperty
                label="Estimator"
                value={row.estimator_id}
                name={row.estimator_name}
                emptyText="Add an estimator"
                onSave={(estimator) => save({ estimator_id: estimator })}
                {...readOnly}
              />
            </PropertyGroup>
          </>
        }
      >
        {tab !== 'activity' && (
          <Section title="Estimations" {...(tab === 'estimations' ? { count: estimateRows.length } : {})}>
            {estimateRows.length ? (
              <DataTable
                label="Estimations"
                variant="document"
                frame="card"
                rows={estimateRows}
                getRowId={(each) => each.uuid}
                rowLabel={(each) => each.name}
                rowHref={(each) => href('estimation-view', { uuid: each.uuid })}
                columns={[
                  {
                    id: 'quote_number',
                    header: 'Number',
                    type: 'code',
                    accessor: (each) => each.quote_number,
                    width: 130,
                  },
                  { id: 'name', header: 'Estimation', accessor: (each) => each.name, width: 220 },
                  { id: 'total', header: 'Total', type: 'money', accessor: (each) => each.total, width: 130 },
                  {
                    id: 'bid_date',
                    header: 'Bid date',
                    type: 'date',
                    accessor: (each) => each.bid_date ?? null,
                    width: 110,
                  },
                  {
                    id: 'status',
                    header: 'Status',
                    accessor: (each) => each.estimation_status ?? '',
                    width: 110,
                  },
                ]}
              />
            ) : (
              <EmptyState
                size="sm"
                title="Not estimated yet"
                action={
                  mayEstimate.allowed ? (
                    <Button icon={CalculatorIcon} onPress={() => setEstimating(true)}>
                      New estimation
                    </Button>
                  ) : undefined
                }
              >
                An estimation holds the plan set, its take-off and the price.
              </EmptyState>
            )}
          </Section>
        )}
        {tab !== 'estimations' && (
          <Section title="Activity">
            <History changes={changes?.data} fields={OpportunityFields} noun="opportunity" />
          </Section>
        )}
      </RecordLayout>
      {isEditing && (
        <OpportunityForm
          opportunity={row}
          onClose={() => setEditing(false)}
          onSaved={() => {
            reload();
            void reloadHistory();
          }}
        />
      )}
      {isEstimating && (
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
      )}
      {removal.dialog}
    </>
  );
}
