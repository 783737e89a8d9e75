import type { EstimateVersionOpened, Estimation } from '@plumbline/api';
import { useEstimateVersionsRead } from '@plumbline/api/hooks/estimation';
import { href } from '@plumbline/app-kit';
import { Failed } from '@plumbline/app-kit/data/load-states';
import { utcDay } from '@plumbline/dates';
import { Button } from '@plumbline/ui/Button';
import { WorksheetLayout } from '@plumbline/ui/WorksheetLayout';
import { formatDate } from '@plumbline/ui/format';
import { Skeleton } from '@plumbline/ui/Skeleton';
import { GitCompareIcon, HistoryIcon } from '@plumbline/ui/icons';
import { useParams } from 'react-router';
import { EstimateSheet } from '../estimates/EstimateSheet.tsx';
import { EstimationHeader } from '../EstimationHeader.tsx';
import { useEstimation } from '../useEstimation.ts';
import { BannerWithActions } from './BannerWithActions.tsx';
import { versionName } from './version-text.ts';
import { versionsMessages } from './messages.ts';

/** Read-only estimate of a version. */
export default function Version() {
  const { uuid = '', versionId = '' } = useParams();
  const { estimation, error, reload } = useEstimation(uuid);
  const version = useEstimateVersionsRead(uuid, versionId);
  const failure: unknown = error ?? (version.data ? undefined : version.error);
  if (failure)
    return (
      <Failed
        error={failure}
        onRetry={() => {
          reload();
          void version.mutate();
        }}
      />
    );
  if (!estimation) return <Skeleton shape="card" count={2} label={versionsMessages.loadingTheEstimation} />;
  const opened = version.data?.data;
  const head = <Head estimation={estimation} reload={reload} {...(opened ? { opened } : {})} />;
  if (!opened)
    return (
      <WorksheetLayout head={head}>
        <Skeleton shape="line" count={12} label={versionsMessages.loadingTheVersion} />
      </WorksheetLayout>
    );
  return (
    <EstimateSheet
      key={versionId}
      head={head}
      estimation={estimation}
      estimate={opened.estimate}
      versionId={versionId}
    />
  );
}

function Head({
  estimation,
  opened,
  reload,
}: {
  estimation: Estimation;
  opened?: EstimateVersionOpened;
  reload: () => void;
}) {
  const { uuid } = estimation;
  return (
    <>
      <EstimationHeader estimation={estimation} current="versions" reload={reload} saysFrozen={false} />
      {opened && (
        <BannerWithActions
          icon={HistoryIcon}
          title={versionsMessages.versionNotice(versionName(opened))}
          actions={
            <>
              {opened.quote_id && (
                <Button
                  size="sm"
                  variant="ghost"
                  href={href('estimation-quote', { uuid, quoteId: opened.quote_id })}
                >
                  {versionsMessages.openQuote}
                </Button>
              )}
              <Button
                size="sm"
                icon={GitCompareIcon}
                href={href('estimation-version-difference', { uuid, versionId: opened.uuid })}
              >
                {versionsMessages.compareWithCurrent}
              </Button>
            </>
          }
        >
          {[versionsMessages.savedOnBy(formatDate(utcDay(opened.createdAt)), opened.created_by), opened.note]
            .filter(Boolean)
            .join(' ')}
        </BannerWithActions>
      )}
    </>
  );
}
