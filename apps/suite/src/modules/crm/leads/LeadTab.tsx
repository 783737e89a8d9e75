import { href } from '@plumbline/app-kit';
import { Navigate, useLocation, useParams } from 'react-router';

/** Redirects the documented routes of a lead's account and opportunity to the parts of its record. */
export default function LeadTab() {
  const { uuid = '' } = useParams();
  const tab = useLocation().pathname.replace(/\/$/, '').split('/').at(-1) ?? 'account';
  return <Navigate to={href('lead-view', { uuid }, { tab })} replace />;
}
