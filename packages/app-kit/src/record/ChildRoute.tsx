import { entities, type EntityMeta } from '@plumbline/api/entities';
import { Navigate, useLocation, useParams } from 'react-router';
import { recordHref } from '../custom/record-href.ts';
import { Missing } from '../data/load-states.tsx';

/** Record part of the last path segment. */
const parts: Readonly<Record<string, string>> = { contact: 'contacts', opportunity: 'opportunities' };

/** Redirects specified routes such as `…/{uuid}/contact` to the part of the record's page. */
export default function ChildRoute() {
  const { uuid = '' } = useParams();
  const [before = '', child = ''] = useLocation().pathname.replace(/\/$/, '').split(`/${uuid}/`);
  const entity = Object.values<EntityMeta>(entities).find(({ page }) =>
    page?.startsWith(`${before}/{uuid}/`),
  );
  const href = entity && recordHref(entity.name, uuid);
  return href ? <Navigate to={`${href}?tab=${parts[child] ?? 'overview'}`} replace /> : <Missing />;
}
