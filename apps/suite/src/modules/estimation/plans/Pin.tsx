import { usePlanPinsRead } from '@plumbline/api/hooks/estimation';
import { href } from '@plumbline/app-kit';
import { Failed } from '@plumbline/app-kit/data/load-states';
import { LoaderBar } from '@plumbline/ui/LoaderBar';
import { Navigate, useLocation, useParams } from 'react-router';

/** Redirects from a comment's id to its current page, for links and notifications. */
export default function Pin() {
  const { uuid = '' } = useParams();
  const { hash } = useLocation();
  const pin = usePlanPinsRead(uuid);
  if (pin.error && !pin.data) return <Failed error={pin.error} onRetry={() => void pin.mutate()} />;
  if (!pin.data) return <LoaderBar isLoading />;
  const { estimation_id, page_id, pdf_id } = pin.data.data;
  const sheet = href('estimator-pdf', { uuid: estimation_id, pdfId: pdf_id, pageId: page_id });
  return <Navigate to={`${sheet}?pin=${uuid}${hash}`} replace />;
}
