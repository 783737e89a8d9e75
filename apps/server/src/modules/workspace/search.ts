import { entities, type EntityMeta } from '@plumbline/api/operations';
import { sql } from 'kysely';
import type { Context, Handlers } from '../../context/context.ts';
import { containsText } from '../../resource/list-query.ts';
import { getResource } from '../../resource/registry.ts';
import { hasPermission } from '../../auth/permissions.ts';

/** Applies the rights of each list to search results. */
const canView = (context: Context, app: number, name: string) =>
  hasPermission({ app, name, type: 'v' }, context);

/** Specified maximum number of results per group. */
const MAX_RESULTS = 5;
interface SearchSource {
  name: string;
  view: string;
  title: string;
  label?: string;
  /** Field shown beside the title. */
  subtitleField: string;
}
interface Hit {
  uuid: string;
  title: string;
  subtitle: string;
  group: 'pages' | 'contacts';
  href: string;
  /** 0 for an exact match, 1 for a prefix. */
  rank: number;
}
/** Merges result lists: exact matches first, then one of each list before a second of any. */
const interleave = (lists: readonly Hit[][]) =>
  lists
    .flatMap((hits, list) => hits.map((hit, at) => ({ hit, at, list })))
    .toSorted((a, b) => a.hit.rank - b.hit.rank || a.at - b.at || a.list - b.list)
    .slice(0, MAX_RESULTS)
    .map(({ hit: { rank: _rank, ...hit } }) => hit);

export const searchOperations = {
  workspaceSearch: async ({ query }, context) => {
    const { tx } = context;
    const search = query.search.trim();
    if (search.length < 2) return { data: [] };
    const found = async (
      { name, view, title, label = '', subtitleField }: SearchSource,
      by: readonly string[],
      href: (uuid: string) => string,
    ): Promise<Hit[]> => {
      const titled = sql.raw(title);
      const textColumns = [title, ...by].map((text) => sql.raw(text));
      const { rows } = await sql<{ uuid: string; title: string; subtitle: string | null; rank: number }>`
        select uuid, ${titled} as title, ${sql.raw(subtitleField)} as subtitle,
          case when platform.search_form(${search}::text) in (${sql.join(textColumns.map((text) => sql`platform.search_form((${text})::text)`))}) then 0
            when starts_with(platform.search_form(${titled}), platform.search_form(${search}::text)) then 1 else 2 end as rank
        from ${sql.table(view)} where ${sql.join(
          textColumns.map((text) => containsText(text, search)),
          sql` or `,
        )} order by 4, 2 limit ${MAX_RESULTS}`.execute(tx);
      return rows.map(({ subtitle, ...row }) => ({
        ...row,
        subtitle: [label, subtitle].filter(Boolean).join(' · '),
        group: name === 'contact' ? 'contacts' : 'pages',
        href: href(row.uuid),
      }));
    };
    const ofKinds = async (of: 'pages' | 'contacts') => {
      const lists: Hit[][] = [];
      for (const {
        name,
        one,
        right,
        title,
        lookupKeys,
        page,
        searchSubtitle: subtitleField,
      } of Object.values<EntityMeta>(entities)) {
        const store = getResource(name);
        if (!store || !page || !subtitleField || (name === 'contact') !== (of === 'contacts')) continue;
        if (!canView(context, right.app, right.name)) continue;
        lists.push(
          await found(
            {
              name,
              view: store.view,
              title: title.map((column) => `coalesce(${column}, '')`).join(" || ' ' || "),
              subtitleField,
              ...(of === 'contacts' ? {} : { label: `${one.charAt(0).toUpperCase()}${one.slice(1)}` }),
            },
            // Printed identifiers are searched as well: number, code, address.
            lookupKeys
              .flatMap((columns) => (columns.length === 1 ? columns : []))
              .filter((each) => !title.includes(each)),
            (id) => page.replace('{uuid}', id),
          ),
        );
      }
      return lists;
    };
    const estimations = canView(context, 7, 'estimation')
      ? await found(
          {
            name: 'estimation',
            view: 'estimation_view',
            title: 'name',
            label: 'Estimation',
            subtitleField: 'quote_number',
          },
          ['quote_number'],
          (id) => `/estimation/${id}/view`,
        )
      : [];
    const pages = interleave([estimations, ...(await ofKinds('pages'))]);
    const files =
      canView(context, 7, 'estimation') && canView(context, 2, 'drive')
        ? (
            await sql<{
              uuid: string;
              title: string;
              subtitle: string;
              prop_id: string;
            }>`select uuid, name as title, 'Plan set' as subtitle, prop_id
            from drive_file_view where ${containsText(sql`name`, search)} and prop_type = 'estimation' order by name limit ${MAX_RESULTS}`.execute(
              tx,
            )
          ).rows.map(({ prop_id, ...row }) => ({
            ...row,
            group: 'files' as const,
            href: `/estimation/${prop_id}/tool`,
          }))
        : [];
    const contacts = interleave(await ofKinds('contacts'));
    return { data: [...pages, ...files, ...contacts] };
  },
} satisfies Partial<Handlers>;
