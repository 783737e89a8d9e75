import { downloadFile, type EstimateDifference, type Estimation } from '@plumbline/api';
import {
  getEstimateVersionsExportComparisonUrl,
  useEstimateVersionsCompare,
  useEstimateVersionsList,
} from '@plumbline/api/hooks/estimation';
import { href, showError } from '@plumbline/app-kit';
import { Failed } from '@plumbline/app-kit/data/load-states';
import { Button } from '@plumbline/ui/Button';
import { EmptyState } from '@plumbline/ui/EmptyState';
import { TotalsPanel } from '@plumbline/ui/TotalsPanel';
import { WorksheetLayout } from '@plumbline/ui/WorksheetLayout';
import { formatAmount, formatPercent } from '@plumbline/ui/format';
import { Select } from '@plumbline/ui/Select';
import { Skeleton } from '@plumbline/ui/Skeleton';
import { DownloadIcon, GitCompareIcon } from '@plumbline/ui/icons';
import { useMemo, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { signed } from '../format-signed-money.ts';
import { EstimationHeader } from '../EstimationHeader.tsx';
import { useEstimation } from '../useEstimation.ts';
import { differenceRows } from './difference-rows.ts';
import { DifferenceTable } from './DifferenceTable.tsx';
import { versionName } from './version-text.ts';
import { versionsMessages } from './messages.ts';

export default function Difference() {
  const { uuid = '', versionId = '' } = useParams();
  const { estimation, error, reload } = useEstimation(uuid);
  if (error) return <Failed error={error} onRetry={reload} />;
  if (!estimation) return <Skeleton shape="card" count={2} label={versionsMessages.loadingTheEstimation} />;
  return <Compared estimation={estimation} from={versionId} reload={reload} />;
}

/** Totals of both versions with the change of margin and rates. */
function DifferenceSummary({
  difference: found,
  names,
}: {
  difference: EstimateDifference;
  /** Names of the compared versions. */
  names: { before: string; after: string };
}) {
  return (
    <TotalsPanel
      label={versionsMessages.difference}
      total={Number(found.difference) === 0 ? 'None' : signed(found.difference)}
      notes={[
        ...(found.before.margin === found.after.margin
          ? []
          : [
              versionsMessages.marginChange(
                formatPercent(found.before.margin, 1, 1),
                formatPercent(found.after.margin, 1, 1),
              ),
            ]),
        ...found.rates.map(({ label, before, after }) =>
          versionsMessages.percentChange(label, formatPercent(before, 0, 4), formatPercent(after, 0, 4)),
        ),
      ]}
      lines={[
        {
          id: 'before',
          label: versionsMessages.totalSell(names.before),
          value: formatAmount(found.before.total),
        },
        {
          id: 'after',
          label: versionsMessages.newTotalSell(names.after),
          value: formatAmount(found.after.total),
        },
        {
          id: 'difference',
          label: versionsMessages.difference,
          value: formatAmount(found.difference),
          isSum: true,
        },
      ]}
    />
  );
}
const now = 'now';

/** Difference of two versions, or of a version and the current estimate, with the amount of each change. */
function Compared({
  estimation,
  from,
  reload,
}: {
  estimation: Estimation;
  from: string;
  reload: () => void;
}) {
  const { uuid } = estimation;
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const to = search.get('to') ?? now;
  const versions = useEstimateVersionsList(uuid);
  const query = to === now ? {} : { to };
  const difference = useEstimateVersionsCompare(uuid, from, query);
  const [isExporting, setExporting] = useState(false);
  const found = difference.data?.data;
  const rows = useMemo(() => (found ? differenceRows(found) : []), [found]);
  const list = versions.data?.data ?? [];
  const failed = [versions, difference].find(({ data, error }) => error && !data)?.error;
  const go = (next: { from?: string; to?: string }) => {
    const path = href('estimation-version-difference', { uuid, versionId: next.from ?? from });
    const other = next.to ?? to;
    void navigate(other === now ? path : `${path}?to=${other}`, { replace: true });
  };
  const save = async () => {
    setExporting(true);
    try {
      await downloadFile(getEstimateVersionsExportComparisonUrl(uuid, from, query));
    } catch (reason) {
      showError(reason);
    } finally {
      setExporting(false);
    }
  };
  const names = { before: 'Before', after: to === now ? 'Current' : 'After' };
  const options = list.map((each) => ({ id: each.uuid, label: versionName(each) }));
  return (
    <WorksheetLayout
      content="sheet"
      head={
        <EstimationHeader
          estimation={estimation}
          current="versions"
          reload={reload}
          actions={
            <Button
              icon={DownloadIcon}
              isPending={isExporting}
              isDisabled={!found || rows.length === 0}
              onPress={() => void save()}
            >
              {versionsMessages.export}
            </Button>
          }
        />
      }
      tools={
        versions.data && (
          <>
            <Select
              label={versionsMessages.from}
              value={from}
              options={options}
              onChange={(next) => go({ from: String(next) })}
            />
            <Select
              label={versionsMessages.to}
              value={to}
              options={[{ id: now, label: versionsMessages.currentEstimate }, ...options]}
              onChange={(next) => go({ to: String(next) })}
            />
          </>
        )
      }
      {...(found
        ? {
            sideLabel: versionsMessages.totals,
            side: <DifferenceSummary difference={found} names={names} />,
          }
        : {})}
    >
      {failed ? (
        <Failed
          error={failed}
          onRetry={() => {
            void versions.mutate();
            void difference.mutate();
          }}
        />
      ) : (
        <DifferenceTable
          rows={rows}
          names={names}
          isLoading={!found}
          emptyState={
            <EmptyState icon={GitCompareIcon} title={versionsMessages.noDifferences}>
              {versionsMessages.noDifferencesDescription}
            </EmptyState>
          }
        />
      )}
    </WorksheetLayout>
  );
}
