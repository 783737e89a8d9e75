import type { Estimate, Estimation as Row, EstimationUpdate } from '@plumbline/api';
import {
  estimationsRemove,
  estimationsRestoreMany,
  estimationsUpdate,
} from '@plumbline/api/hooks/estimation';
import { href } from '@plumbline/app-kit';
import { Comments } from '@plumbline/app-kit/comments/comment-types';
import { denied, RecordMenu, saveRecord } from '@plumbline/app-kit/record/record-actions';
import { useRecordRemoval } from '@plumbline/app-kit/record/use-record-removal';
import { Failed } from '@plumbline/app-kit/data/load-states';
import { useDecision } from '@plumbline/permissions/react';
import { Banner } from '@plumbline/ui/Banner';
import { Button } from '@plumbline/ui/Button';
import { formatDecimal } from '@plumbline/ui/decimal';
import { DescriptionList } from '@plumbline/ui/DescriptionList';
import { CheckList } from '@plumbline/ui/TotalsPanel';
import { WorksheetLayout } from '@plumbline/ui/WorksheetLayout';
import { formatMoney, formatPercent } from '@plumbline/ui/format';
import { Link } from '@plumbline/ui/Link';
import { Section } from '@plumbline/ui/RecordLayout';
import { Skeleton } from '@plumbline/ui/Skeleton';
import { Stack } from '@plumbline/ui/Stack';
import { FilePlusIcon, RulerIcon } from '@plumbline/ui/icons';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router';
import { EstimationForm } from '../../forms/EstimationForm.tsx';
import { Assemblies } from './estimates/Assemblies.tsx';
import { EstimationDetails } from './EstimationDetails.tsx';
import { EstimationHeader } from './EstimationHeader.tsx';
import { LatestQuotes } from './quotes/LatestQuotes.tsx';
import { nextStep } from './next-step.ts';
import { useEstimate } from './estimates/useEstimate.tsx';
import { useEstimation } from './useEstimation.ts';
import { useEstimateMenu } from './versions/EstimateMenu.tsx';
import { useMayChange } from './versions/freeze.ts';
import { estimationMessages } from './messages.ts';

export default function Estimation() {
  const { uuid = '' } = useParams();
  const { estimation, error, reload } = useEstimation(uuid);
  if (error) return <Failed error={error} onRetry={reload} />;
  if (!estimation) return <Skeleton shape="card" count={2} label={estimationMessages.loadingTheEstimation} />;
  return <Overview key={uuid} row={estimation} reload={reload} />;
}

function Overview({ row, reload }: { row: Row; reload: () => void }) {
  const { uuid } = row;
  const { estimate, error, reload: recompute } = useEstimate(uuid, reload);
  const maySeeQuotes = useDecision({ app: 7, name: 'quote', type: 'v' });
  const mayQuote = useDecision({ app: 7, name: 'quote', type: 'a' });
  const mayEdit = useDecision({ app: 7, name: 'estimation', type: 'e' });
  const mayRemoveIt = useDecision({ app: 7, name: 'estimation', type: 'd' });
  const mayChange = useMayChange(row);
  // A frozen estimation must be unfrozen before it can be deleted.
  const mayRemove = row.frozen && mayRemoveIt.allowed && mayEdit.allowed ? mayChange : mayRemoveIt;
  const [dialog, setDialog] = useState<'edit' | 'quote'>();

  const navigate = useNavigate();
  const removal = useRecordRemoval({
    uuid,
    confirmLabel: estimationMessages.deleteEstimation,
    text: estimationMessages.deleteConfirm(row.name),
    one: 'estimation',
    call: () => estimationsRemove(uuid),
    restore: () => estimationsRestoreMany({ uuid: [uuid] }),
    back: href('estimation-dashboard'),
  });
  const save = (change: Omit<EstimationUpdate, 'version'>) =>
    saveRecord(() => estimationsUpdate(uuid, { ...change, version: row.version }), reload);
  // A frozen estimation has no next step.
  const next = estimate && !row.frozen ? nextStep(row, estimate) : undefined;
  const menu = useEstimateMenu(row, reload);
  const noQuote = denied(mayQuote);
  const isPriced = Number(row.total) > 0;
  return (
    <>
      <WorksheetLayout
        head={
          <EstimationHeader
            estimation={row}
            current="overview"
            reload={() => {
              reload();
              recompute();
            }}
            actions={
              <>
                <RecordMenu
                  number={row.quote_number}
                  onEdit={() => setDialog('edit')}
                  mayEdit={mayEdit}
                  onRemove={removal.ask}
                  mayRemove={mayRemove}
                  more={menu.items}
                />
                <Button variant="primary" icon={RulerIcon} href={href('estimation-tool-overview', { uuid })}>
                  {row.plans ? estimationMessages.plansAndTakeOff : estimationMessages.uploadPlans}
                </Button>
              </>
            }
          />
        }
        sideLabel={estimationMessages.details}
        sideKind="fields"
        side={<EstimationDetails row={row} save={save} isReadOnly={!mayEdit.allowed} />}
      >
        <Stack gap={24}>
          <DescriptionList layout="facts" items={factsOf(row, estimate)} />
          {next && <NextStepBanner step={next} onQuote={() => setDialog('quote')} quoteState={noQuote} />}
          {estimate ? null : error ? (
            <Failed error={error} onRetry={recompute} />
          ) : (
            <Skeleton shape="line" count={6} label={estimationMessages.loadingTheEstimate} />
          )}
          {estimate && estimate.checks.some((check) => `${check.text}.` !== next?.text) && (
            <Section title={estimationMessages.checks}>
              <CheckList checks={estimate.checks} />
            </Section>
          )}
          {estimate && estimate.groups.length > 0 && <AssembliesSection uuid={uuid} estimate={estimate} />}
          {maySeeQuotes.allowed && (
            <LatestQuotes
              estimation={row}
              action={
                isPriced ? (
                  <Button icon={FilePlusIcon} onPress={() => setDialog('quote')} {...noQuote}>
                    {estimationMessages.createQuote}
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
          <Section title={estimationMessages.comments}>
            <Comments
              propType="estimation"
              propId={uuid}
              takesFiles={mayEdit.allowed}
              href={href('estimation-view', { uuid })}
            />
          </Section>
        </Stack>
      </WorksheetLayout>
      {dialog === 'edit' && (
        <EstimationForm estimation={row} onClose={() => setDialog(undefined)} onSaved={reload} />
      )}
      {removal.dialog}
      {menu.dialogs}
    </>
  );
}

/** Next step of an estimation with the button that starts it. */
function NextStepBanner({
  step,
  onQuote,
  quoteState,
}: {
  step: NonNullable<ReturnType<typeof nextStep>>;
  onQuote: () => void;
  /** Disables the button that creates a quote, with the reason. */
  quoteState: ReturnType<typeof denied>;
}) {
  return (
    <Banner
      tone={step.tone}
      title={step.title}
      action={
        step.to ? (
          <Button size="sm" icon={step.icon} href={step.to}>
            {step.label}
          </Button>
        ) : (
          <Button size="sm" icon={step.icon} onPress={onQuote} {...quoteState}>
            {step.label}
          </Button>
        )
      }
    >
      {step.text}
    </Banner>
  );
}

function AssembliesSection({ uuid, estimate }: { uuid: string; estimate: Estimate }) {
  return (
    <Section
      title={estimationMessages.assemblies}
      count={estimate.groups.length}
      actions={
        <Link href={href('estimation-estimate', { uuid })} size="small">
          {estimationMessages.openEstimate}
        </Link>
      }
    >
      <Assemblies estimate={estimate} />
    </Section>
  );
}

function factsOf(row: Row, estimate: Estimate | undefined) {
  const isPriced = estimate !== undefined && Number(estimate.total) > 0;
  return [
    {
      term: estimationMessages.totalSell,
      value: formatMoney(estimate?.total ?? row.total),
    },
    {
      term: 'Margin',
      value: isPriced && estimate ? formatPercent(estimate.margin, 1, 1) : '–',
      ...(isPriced && estimate
        ? { note: estimationMessages.markupPercent(formatPercent(estimate.markup, 1, 1)) }
        : {}),
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
