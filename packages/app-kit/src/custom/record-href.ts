import { kindNamed } from '@plumbline/api/kinds';
import { href } from '../navigation/routes.ts';

/** The page of a record, for kinds that have one. */
export function recordHref(kind: string, uuid: string): string | undefined {
  const { view, page } = kindNamed(kind) ?? {};
  // One that opens beside a list is named in the query.
  if (page?.includes('?')) return page.replace('{uuid}', uuid);
  // The contract names routes of this table; a test holds it against them.
  return view ? href(view as 'contact-view', { uuid }) : undefined;
}
