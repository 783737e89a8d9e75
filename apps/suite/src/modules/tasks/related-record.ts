import { kinds, type KindMeta } from '@plumbline/api/kinds';

const allKinds = Object.values<KindMeta>(kinds);

/** The documented words of what an item can be about, and the kinds that they mean. */
export const kindOf: Readonly<Record<string, string>> = {
  estimations: 'estimation',
  vendors: 'vendor',
  accounts: 'account',
  opportunities: 'opportunity',
  contacts: 'contact',
  leads: 'lead',
};

/** What an address narrows the list to: one record, or all records of a module. */
interface About {
  module: string;
  id?: string | undefined;
}
/** The kinds whose items an address asks for by its word: those of an area, or the one that the documents call so. */
const kindsOf = (word: string): string[] =>
  word === 'crm'
    ? allKinds.filter(({ module }) => module === word).map(({ name }) => name)
    : [kindOf[word] ?? word];

/** The conditions of a list that is about one record, or about all of a module. */
export const aboutOnly = ({ module, id }: About, filter: string | undefined): string =>
  JSON.stringify([
    { field: 'related_type', op: 'in', value: kindsOf(module) },
    ...(id ? [{ field: 'related_id', op: 'eq', value: id }] : []),
    ...(filter ? (JSON.parse(filter) as object[]) : []),
  ]);

/** What such a list is called. */
export function aboutTitle({ module, id }: About): string {
  if (id) return 'Tasks of the record';
  if (module === 'crm') return 'Tasks of CRM';
  const [name = module] = kindsOf(module);
  return `Tasks of ${allKinds.find((each) => each.name === name)?.many ?? module}`;
}
