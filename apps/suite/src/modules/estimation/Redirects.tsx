import { useWorkdrivePages } from '@plumbline/api/hooks/workdrive';
import { href } from '@plumbline/app-kit';
import { Failed } from '@plumbline/app-kit/data/load-states';
import { Skeleton } from '@plumbline/ui/Skeleton';
import { Navigate, useParams } from 'react-router';

/** Addresses of the former tool, which people have kept, lead to what stands in its place. */
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

/** A plan set is opened at the first of its sheets that can be measured, and among all plans while none can. */
export function PlanSet() {
  const { uuid = '', pdfId = '' } = useParams();
  const { data, error, mutate } = useWorkdrivePages({
    prop_type: 'estimation',
    prop_id: uuid,
    parent_id: pdfId,
  });
  if (error) return <Failed error={error} onRetry={() => void mutate()} />;
  if (!data) return <Skeleton shape="card" count={2} label="Loading the plan set" />;
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

/** An address never changes an estimate: the calculator that it names is offered on the estimate. */
export function EstimateBy() {
  const { uuid = '', calculatorId = '' } = useParams();
  return <Navigate to={`${href('estimation-estimate', { uuid })}?calculator=${calculatorId}`} replace />;
}

export function AddStamp() {
  return <Navigate to={`${href('estimation-stamp')}?new`} replace />;
}
