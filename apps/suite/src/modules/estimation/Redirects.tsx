import { usePlanPagesList } from '@plumbline/api/hooks/workdrive';
import { href } from '@plumbline/app-kit';
import { Failed } from '@plumbline/app-kit/data/load-states';
import { Skeleton } from '@plumbline/ui/Skeleton';
import { Navigate, useParams } from 'react-router';
import { estimationMessages } from './messages.ts';

/** Redirects routes of the former estimation tool, for old bookmarks. */
export function OldEstimation() {
  const { uuid = '' } = useParams();
  return <Navigate to={href('estimation-view', { uuid })} replace />;
}

export function OldPlans() {
  const { uuid = '' } = useParams();
  return <Navigate to={href('estimation-tool-overview', { uuid })} replace />;
}

export function OldTakeOff() {
  const { uuid = '', pdfId = '', pageId = '' } = useParams();
  return <Navigate to={href('estimator-pdf', { uuid, pdfId, pageId })} replace />;
}

/** Redirects a plan set to its first processed sheet, or to the plans while there is none. */
export function PlanSet() {
  const { uuid = '', pdfId = '' } = useParams();
  const { data, error, mutate } = usePlanPagesList({
    prop_type: 'estimation',
    prop_id: uuid,
    parent_id: pdfId,
  });
  if (error) return <Failed error={error} onRetry={() => void mutate()} />;
  if (!data) return <Skeleton shape="card" count={2} label={estimationMessages.loadingThePlanSet} />;
  const first = data.data.find((page) => page.is_processed >= 4);
  return (
    <Navigate
      to={
        first
          ? href('estimator-pdf', { uuid, pdfId, pageId: first.uuid })
          : href('estimation-tool-overview', { uuid })
      }
      replace
    />
  );
}

/**
 * Redirects to the estimate with the calculator offered in a dialog, because opening a link must not change an
 * estimate.
 */
export function EstimateBy() {
  const { uuid = '', calculatorId = '' } = useParams();
  return <Navigate to={`${href('estimation-estimate', { uuid })}?calculator=${calculatorId}`} replace />;
}

export function AddStamp() {
  return <Navigate to={`${href('estimation-stamp')}?new`} replace />;
}
