import { href } from '@plumbline/app-kit';
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
