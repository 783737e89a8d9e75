import { denied, RecordMenu, saveRecord, useRecordRemoval } from '@plumbline/app-kit/record';
import type { Estimate, Estimation as Row, EstimationUpdate } from '@plumbline/api';
import {
  estimationsRemove,
  estimationsUpdate,
  useEstimationWorkQuotes,
} from '@plumbline/api/hooks/estimation';
import { opportunitiesList } from '@plumbline/api/hooks/crm';
import { href } from '@plumbline/app-kit';
import { TextProperty } from '@plumbline/app-kit/properties/TextProperty';
import { DateProperty } from '@plumbline/app-kit/properties/DateProperty';
import { PersonProperty } from '@plumbline/app-kit/properties/PersonProperty';
import { Failed } from '@plumbline/app-kit/states';
import { useDecision } from '@plumbline/permissions/react';
import { messages } from '@plumbline/validation/messages';
import { Banner } from '@plumbline/ui/Banner';
import { Button } from '@plumbline/ui/Button';
import { ComboBox } from '@plumbline/ui/ComboBox';
import { DataTable } from '@plumbline/ui/DataTable';
import { formatDecimal } from '@plumbline/ui/decimal';
import { DescriptionList } from '@plumbline/ui/DescriptionList';
import { EmptyState } from '@plumbline/ui/EmptyState';
import { CheckList, EstimateLayout } from '@plumbline/ui/EstimateSheet';
import { formatMoney } from '@plumbline/ui/format';
import { InlineEdit } from '@plumbline/ui/InlineEdit';
import { Link } from '@plumbline/ui/Link';
import { PropertyGroup, Section } from '@plumbline/ui/RecordLayout';
import { Skeleton } from '@plumbline/ui/Skeleton';
import { Stack } from '@plumbline/ui/Stack';
import { TextArea } from '@plumbline/ui/TextArea';
import { CalculatorIcon, FilePlusIcon, RulerIcon, UploadIcon, type IconType } from '@plumbline/ui/icons';
import { useState, type ReactNode } from 'react';
import { useNavigate, useParams } from 'react-router';
import { EstimationForm } from '../../forms/EstimationForm.tsx';
import { EstimationHeader } from './EstimationHeader.tsx';
import { QuoteForm } from './QuoteForm.tsx';
import { quoteTone } from './quote-status.ts';
import { useEstimate } from './useEstimate.ts';
import { useEstimation } from './useEstimation.ts';

export default function Estimation() {
  const { uuid = '' } = useParams();
  const { estimation, error, reload } = useEstimation(uuid);
  if (error) return <Failed error={error} onRetry={reload} />;
  if (!estimation) return <Skeleton shape="card" count={2} label="Loading the estimation" />;
  return <Overview key={uuid} row={estimation} reload={reload} />;
}

interface Next {
  tone: 'info' | 'warn' | 'ok';
  title: string;
  text: string;
  label: string;
  icon: IconType;
  /** Where it leads; without one it makes a quote. */
  to?: string;
}

/** The one thing that brings this estimation forward. */
function nextOf(row: Row, estimate: Estimate): Next | undefined {
  const { uuid } = row;
  const plans = href('estimation-tool-overview', { uuid });
  const sheet = href('estimation-estimate', { uuid });
  if (!row.plans) {
    return {
      tone: 'info',
      title: 'Begin with the plans',
      text: 'Upload the plan set as a PDF. Its sheets become pages to measure on.',
      label: 'Upload a plan set',
      icon: UploadIcon,
      to: plans,
    };
  }
  const bad = (words: string) => estimate.checks.find((check) => check.text.includes(words));
  const scale = bad('no scale');
  if (scale) {
    return {
      tone: 'warn',
      title: 'Give these sheets a scale',
      text: `${scale.text}.`,
      label: 'Open the plans',
      icon: RulerIcon,
      to: plans,
    };
  }
  if (!row.measures) {
    return {
      tone: 'info',
      title: 'Measure the plans',
      text: 'Draw what the bid takes in. Quantities, cost and price follow from it.',
      label: 'Open the plans',
      icon: RulerIcon,
      to: plans,
    };
  }
  const unmeasured = bad('not measured yet');
  if (unmeasured) {
    return {
      tone: 'info',
      title: 'Finish the take-off',
      text: `${unmeasured.text}.`,
      label: 'Open the plans',
      icon: RulerIcon,
      to: plans,
    };
  }
  const open = estimate.checks.find((check) => check.tone !== 'ok');
  if (open) {
    return {
      tone: 'warn',
      title: 'Look at the estimate before it goes out',
      text: `${open.text}.`,
      label: 'Open the estimate',
      icon: CalculatorIcon,
      to: sheet,
    };
  }
  if (!row.quotes) {
    return {
      tone: 'ok',
      title: 'Ready to quote',
      text: 'Everything is measured and priced.',
      label: 'Create quote',
      icon: FilePlusIcon,
    };
  }
  return undefined;
}

async function findOpportunities(words: string) {
  const { data } = await opportunitiesList({ search: words, limit: 20, sort: 'name' });
  return data.map((each) => ({ id: each.uuid, label: each.name, description: each.account_name }));
}

function Overview({ row, reload }: { row: Row; reload: () => void }) {
  const { uuid } = row;
  const { estimate, error, reload: recompute } = useEstimate(uuid, reload);
  const maySeeQuotes = useDecision({ app: 7, name: 'quote', type: 'v' });
  const mayQuote = useDecision({ app: 7, name: 'quote', type: 'a' });
  const mayEdit = useDecision({ app: 7, name: 'estimation', type: 'e' });
  const mayRemove = useDecision({ app: 7, name: 'estimation', type: 'd' });
  const maySeeBids = useDecision({ app: 1, name: 'opportunity', type: 'v' });
  const [dialog, setDialog] = useState<'edit' | 'quote'>();

  const navigate = useNavigate();
  const removal = useRecordRemoval({
    uuid,
    confirmLabel: 'Delete estimation',
    text: `“${row.name}” is deleted with its take-off and quotes.`,
    call: () => estimationsRemove(uuid),
    back: href('estimation-dashboard'),
  });
  const save = (change: Omit<EstimationUpdate, 'version'>) =>
    saveRecord(() => estimationsUpdate(uuid, { ...change, version: row.version }), reload);
  const readOnly = mayEdit.allowed ? {} : { isReadOnly: true as const };
  const next = estimate && nextOf(row, estimate);
  const noQuote = denied(mayQuote);
  const isPriced = Number(row.total) > 0;
  return (
    <>
      <EstimateLayout
        head={
          <EstimationHeader
            estimation={row}
            current="overview"
            reload={reload}
            actions={
              <>
                <RecordMenu
                  number={row.quote_number}
                  onEdit={() => setDialog('edit')}
                  mayEdit={mayEdit}
                  onRemove={removal.ask}
                  mayRemove={mayRemove}
                />
                <Button variant="primary" icon={RulerIcon} href={href('estimation-tool-overview', { uuid })}>
                  {row.plans ? 'Plans and take-off' : 'Upload plans'}
                </Button>
              </>
            }
          />
        }
        sideLabel="Details"
        sideKind="fields"
        side={
          <>
            <PropertyGroup title="Estimation">
              <TextProperty
                label="Name"
                value={row.name}
                onSave={(name) => save({ name })}
                validate={(name) => (name.trim() ? undefined : messages.required)}
                {...readOnly}
              />
              <DateProperty
                label="Bid due"
                value={row.bid_date}
                emptyText="Add a bid date"
                onSave={(day) => save({ bid_date: day })}
                {...readOnly}
              />
              <InlineEdit
                label="Notes"
                layout="stack"
                value={row.description ?? ''}
                display={row.description}
                emptyText="Add notes"
                onSave={(description) => save({ description })}
                {...readOnly}
              >
                {(field) => <TextArea {...field} />}
              </InlineEdit>
            </PropertyGroup>
            <PropertyGroup title="People">
              <PersonProperty
                label="Estimator"
                value={row.estimator_id}
                name={row.estimator}
                emptyText="Add an estimator"
                onSave={(estimator) => save({ estimator_id: estimator })}
                {...readOnly}
              />
              <PersonProperty
                label="Reviewer"
                value={row.reviewer_id}
                name={row.reviewer}
                emptyText="Add a reviewer"
                onSave={(reviewer) => save({ reviewer_id: reviewer })}
                {...readOnly}
              />
            </PropertyGroup>
            <PropertyGroup
              title="Bid"
              {...(row.opportunity_id && maySeeBids.allowed
                ? {
                    actions: (
                      <Link href={href('opportunity-view', { uuid: row.opportunity_id })} size="small">
                        Open
                      </Link>
                    ),
                  }
                : {})}
            >
              <InlineEdit<string | null>
                label="Opportunity"
                value={row.opportunity_id ?? null}
                display={row.opportunity_name}
                emptyText="Link an opportunity"
                onSave={(opportunity) => save({ opportunity_id: opportunity })}
                saveOnChange
                {...(maySeeBids.allowed ? readOnly : { isReadOnly: true })}
              >
                {(field) => (
                  <ComboBox {...field} onSearch={findOpportunities} valueLabel={row.opportunity_name} />
                )}
              </InlineEdit>
            </PropertyGroup>
          </>
        }
      >
        <Stack gap={24}>
          <DescriptionList layout="facts" items={factsOf(row, estimate)} />
          {next && (
            <Banner
              tone={next.tone}
              title={next.title}
              action={
                next.to ? (
                  <Button size="sm" icon={next.icon} href={next.to}>
                    {next.label}
                  </Button>
                ) : (
                  <Button size="sm" icon={next.icon} onPress={() => setDialog('quote')} {...noQuote}>
                    {next.label}
                  </Button>
                )
              }
            >
              {next.text}
            </Banner>
          )}
          {error && !estimate ? <Failed error={error} onRetry={recompute} /> : null}
          {estimate && estimate.checks.some((check) => `${check.text}.` !== next?.text) && (
            <Section title="Checks">
              <CheckList checks={estimate.checks} />
            </Section>
          )}
          {estimate && estimate.groups.length > 0 && (
            <Section
              title="Assemblies"
              count={estimate.groups.length}
              actions={
                <Link href={href('estimation-estimate', { uuid })} size="small">
                  Open the estimate
                </Link>
              }
            >
              <Assemblies estimate={estimate} />
            </Section>
          )}
          {maySeeQuotes.allowed && (
            <Revisions
              estimation={row}
              action={
                isPriced ? (
                  <Button icon={FilePlusIcon} onPress={() => setDialog('quote')} {...noQuote}>
                    Create quote
                  </Button>
                ) : undefined
              }
              isMaking={dialog === 'quote'}
              onClose={() => setDialog(undefined)}
              onSaved={(quoteId) => {
                reload();
                void navigate(href('estimation-quote', { uuid, quoteId }));
              }}
            />
          )}
        </Stack>
      </EstimateLayout>
      {dialog === 'edit' && (
        <EstimationForm estimation={row} onClose={() => setDialog(undefined)} onSaved={reload} />
      )}
      {removal.dialog}
    </>
  );
}

function factsOf(row: Row, estimate: Estimate | undefined) {
  const isPriced = estimate !== undefined && Number(estimate.total) > 0;
  return [
    {
      term: 'Total sell',
      value: formatMoney(estimate?.total ?? row.total),
    },
    {
      term: 'Margin',
      value: isPriced && estimate ? `${formatDecimal(estimate.margin, 1, 1)}%` : '–',
      ...(isPriced && estimate ? { note: `${formatDecimal(estimate.markup, 1, 1)}% markup` } : {}),
    },
    {
      term: 'Labor',
      value: estimate ? `${formatDecimal(estimate.hours, 0, 0)} h` : '–',
      ...(estimate ? { note: formatMoney(estimate.labor) } : {}),
    },
    { term: 'Plans', value: String(row.plans), note: row.plans === 1 ? 'sheet' : 'sheets' },
    {
      term: 'Take-off',
      value: String(row.measures),
      note: row.measures === 1 ? 'measure' : 'measures',
    },
    ...(estimate ? [{ term: 'Assemblies', value: String(estimate.groups.length) }] : []),
  ];
}

function Assemblies({ estimate }: { estimate: Estimate }) {
  return (
    <DataTable
      label="Assemblies"
      variant="document"
      frame="card"
      stickyHeader={false}
      rows={estimate.groups}
      getRowId={(group) => group.condition_id}
      rowLabel={(group) => `${group.code} ${group.name}`}
      columns={[
        {
          id: 'name',
          header: 'Assembly',
          accessor: (group) => group.name,
          width: 260,
        },
        { id: 'code', header: 'Code', type: 'code', accessor: (group) => group.code, width: 80 },
        {
          id: 'quantity',
          header: 'Quantity',
          type: 'quantity',
          accessor: (group) => formatPlain(group.quantity, group.unit === 'EA' ? 0 : 1),
          width: 90,
        },
        { id: 'unit', header: 'Unit', accessor: (group) => group.unit, width: 56, isMuted: true },
        { id: 'cost', header: 'Cost', type: 'amount', accessor: (group) => group.cost, width: 110 },
        { id: 'sell', header: 'Sell', type: 'amount', accessor: (group) => group.sell, width: 110 },
      ]}
    />
  );
}
/** Fewer places, still a plain decimal. */
const formatPlain = (value: string, places: number) => formatDecimal(value, 0, places).replaceAll(',', '');

function Revisions({
  estimation,
  action,
  isMaking,
  onClose,
  onSaved,
}: {
  estimation: Row;
  action: ReactNode;
  isMaking: boolean;
  onClose: () => void;
  onSaved: (uuid: string) => void;
}) {
  const { uuid } = estimation;
  const { data, error, mutate } = useEstimationWorkQuotes(uuid);
  const quotes = data?.data ?? [];
  const [newest] = quotes;
  return (
    <Section
      title="Quotes"
      {...(data ? { count: quotes.length } : {})}
      {...(quotes.length
        ? {
            actions: (
              <Link href={href('estimation-quotes', { uuid })} size="small">
                All revisions
              </Link>
            ),
          }
        : {})}
    >
      {error && !data ? (
        <Failed error={error} onRetry={() => void mutate()} />
      ) : !data ? (
        <Skeleton shape="line" count={2} label="Loading the quotes" />
      ) : quotes.length ? (
        <DataTable
          label="Latest revisions"
          frame="card"
          stickyHeader={false}
          rows={quotes.slice(0, 3)}
          getRowId={(quote) => quote.uuid}
          rowLabel={(quote) => `R${quote.revision}, ${quote.name}`}
          rowHref={(quote) => href('estimation-quote', { uuid, quoteId: quote.uuid })}
          columns={[
            {
              id: 'revision',
              header: 'Revision',
              accessor: (quote) => `R${quote.revision}`,
              width: 84,
            },
            { id: 'name', header: 'Quote', accessor: (quote) => quote.name, width: 220 },
            {
              id: 'status',
              header: 'Status',
              type: 'status',
              accessor: (quote) => ({ label: quote.status, tone: quoteTone(quote.status) }),
              width: 100,
            },
            {
              id: 'createdAt',
              header: 'Created',
              type: 'date',
              accessor: (quote) => quote.createdAt.slice(0, 10),
              width: 110,
            },
            { id: 'total', header: 'Total', type: 'money', accessor: (quote) => quote.total, width: 130 },
          ]}
        />
      ) : (
        <EmptyState size="sm" title="Nothing is quoted yet" {...(action ? { action } : {})}>
          A quote keeps the estimate of its day.
        </EmptyState>
      )}
      {isMaking && data && (
        <QuoteForm
          estimation={estimation}
          {...(newest ? { previous: newest } : {})}
          onClose={onClose}
          onSaved={(quote) => {
            void mutate();
            onSaved(quote.uuid);
          }}
        />
      )}
    </Section>
  );
}
