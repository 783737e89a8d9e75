import { entityNamed } from '@plumbline/api/entities';
import { href } from '../navigation/routes.ts';

/** Path of a record's page; undefined for entities without one. */
export function recordHref(kind: string, uuid: string): string | undefined {
  const { view, page } = entityNamed(kind) ?? {};
  // A record that opens beside a list is identified in the query.
  if (page?.includes('?')) return page.replace('{uuid}', uuid);
  // The contract uses names of this route table; a test verifies them.
  return view ? href(view as 'contact-view', { uuid }) : undefined;
}
