import { addressOf } from '@plumbline/app-kit/routes';
import { Navigate, useLocation, useParams } from 'react-router';

/** The part of a record that the last word of such an address means. */
const parts: Readonly<Record<string, string>> = { contact: 'contacts', opportunity: 'opportunities' };

/** The documented addresses of what belongs to an account, an opportunity or a contact: parts of their records. */
export default function ChildRoute() {
  const { uuid = '' } = useParams();
  const [, , kind, , child = ''] = useLocation().pathname.split('/');
  const view = kind === 'account' ? 'account-view' : kind === 'contact' ? 'contact-view' : 'opportunity-view';
  return <Navigate to={addressOf(view, { uuid }, { tab: parts[child] ?? 'overview' }) ?? '/'} replace />;
}
