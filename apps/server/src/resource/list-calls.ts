import type { Context, FileReply } from '../context/context.ts';
import { exportFields, exportRows } from './custom-fields-export.ts';
import { customPrefix, listFieldsOf, loadForm, loadListFields } from './custom-fields.ts';
import { exportList } from './list-export.ts';
import { queryList, type ListField, type ListFields, type ListQuery } from './list-query.ts';
import { filteredFields } from './parse-filter.ts';
import type { Resource, ResourceRow } from './resource.ts';

/** The list and export calls of a resource, and the fields that they accept. */
export function createListing<Row extends ResourceRow>(
  options: Resource<Row>,
  presentAll: (rows: Row[], context: Context) => Promise<Row[]>,
) {
  const { entity, view, fields, form } = options;
  /** All fields of the list, including the company's custom fields. */
  const describe = async ({ tx }: Pick<Context, 'tx'>): Promise<ListFields> =>
    form ? { ...fields, ...listFieldsOf(await loadForm(form, tx)) } : fields;
  const named = ({ filter = '', sort = '' }: ListQuery) => (filter + sort).includes(customPrefix);
  const sortedBy = ({ sort }: ListQuery) =>
    (sort || options.order).split(',').map((each) => each.trim().replace(/^-/, ''));
  /** Fields as a query needs them: with custom fields if it names one, and with the order of the values that it sorts by. */
  const fieldsFor = async (query: ListQuery, context: Pick<Context, 'tx'>): Promise<ListFields> => {
    const own = form && named(query) ? await loadListFields(form, context.tx) : {};
    const listFields: Record<string, ListField> = { ...fields, ...own };
    for (const [name, sequence] of Object.entries(options.sequences ?? {})) {
      const field = listFields[name];
      if (field && sortedBy(query).includes(name))
        listFields[name] = { ...field, sequence: await sequence(context) };
    }
    return listFields;
  };
  /** The view that reads these fields of all rows fastest. */
  const viewWith = (names: readonly string[]) =>
    options.aggregateView && names.some((name) => options.aggregateView?.fields.includes(name))
      ? options.aggregateView.view
      : view;
  const listed = (query: ListQuery) => viewWith([...filteredFields(query.filter), ...sortedBy(query)]);

  return {
    describe,
    fieldsFor,
    viewWith,
    list: async ({ query }: { query: ListQuery }, context: Context) => {
      const { rows, count } = await queryList<Row>(
        context.tx,
        listed(query),
        await fieldsFor(query, context),
        query,
        {
          order: options.order,
        },
      );
      return { data: await presentAll(rows, context), meta: { count } };
    },
    export: async ({ query }: { query: ListQuery }, { tx }: Context): Promise<FileReply> => {
      const groups = form ? await loadForm(form, tx) : undefined;
      return exportList(
        tx,
        options.aggregateView?.view ?? view,
        { ...(await fieldsFor(query, { tx })), ...(groups ? listFieldsOf(groups) : {}) },
        query,
        {
          order: options.order,
          name: `${entity}.xlsx`,
          ...(groups
            ? {
                columns: { ...fields, ...exportFields(groups) },
                present: (rows: object[]) => exportRows(rows, groups, tx),
              }
            : {}),
        },
      );
    },
  };
}
