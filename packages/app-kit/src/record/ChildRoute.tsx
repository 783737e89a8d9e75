import { kinds, type KindMeta } from '@plumbline/api/kinds';
import { Navigate, useLocation, useParams } from 'react-router';
import { recordHref } from '../custom/record-href.ts';
import { Missing } from '../data/load-states.tsx';

/** The part of a record that the last word of such an address means. */
const parts: Readonly<Record<string, string>> = { contact: 'contacts', opportunity: 'opportunities' };

/** The documented addresses of what belongs to a record, as `…/{uuid}/contact`: parts of its page. */
export default function ChildRoute() {
  const { uuid = '' } = useParams();
  const [before = '', child = ''] = useLocation().pathname.replace(/\/$/, '').split(`/${uuid}/`);
  const kind = Object.values<KindMeta>(kinds).find(({ page }) => page?.startsWith(`${before}/{uuid}/`));
  const href = kind && recordHref(kind.name, uuid);
  return href ? <Navigate to={`${href}?tab=${parts[child] ?? 'overview'}`} replace /> : <Missing />;
}
