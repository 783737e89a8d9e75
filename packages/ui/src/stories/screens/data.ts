import { TriangleAlertIcon } from 'lucide-react';
import type { BoardCard, BoardColumn } from '../../../exports/Board.ts';
import type { StatusValue } from '../../../exports/DataTable.ts';
import { formatDate, formatWholeMoney } from '../../../exports/format.ts';
import { scope, type Account, type ScopeLine } from '../../patterns/data.stories.parts.ts';

/** Deterministic sample data of a contractor, of any size. */

/** Pseudorandom integers from 0 to below `count`, determined by the seed (mulberry32). */
function sequence(seed: number): (count: number) => number {
  let state = seed;
  return (count) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % count;
  };
}

const pick = <Value>(next: (count: number) => number, values: readonly Value[]): Value =>
  values[next(values.length)] as Value;

const places = [
  'Halvorsen',
  'Brightwater',
  'Aspen Valley',
  'Kestrel',
  'Longmere',
  'Summit Ridge',
  'Meridian',
  'Tallgrass',
  'Ironwood',
  'Boxelder',
  'Northfork',
  'Redstone',
  'Larkspur',
  'Copper Basin',
  'Palisade',
  'Silverplume',
  'Canyon Crest',
  'Fort Lyon',
  'Stapleton',
  'Cedar Ridge',
  'Union Yard',
  'Prospect Park',
  'Cherry Basin',
  'Alder Creek',
  'Bent River',
  'Juniper',
  'Sandstone',
  'Wolf Creek',
];
const firms: readonly (readonly [name: string, kind: string])[] = [
  ['Constructors', 'General contractor'],
  ['Builders', 'General contractor'],
  ['Contracting', 'General contractor'],
  ['Development Partners', 'Developer'],
  ['Homes', 'Developer'],
  ['Design-Build', 'Design-builder'],
  ['Construction Managers', 'CM at risk'],
  ['Health District', 'Owner'],
  ['Hospitality Group', 'Owner'],
  ['Logistics Parks', 'Owner'],
  ['School District', 'Public agency'],
  ['City Facilities', 'Public agency'],
];
const projects = [
  'Middle School',
  'Commons, Building C',
  'Lodge renovation',
  'Civic Center',
  'Clinic fit-out',
  'Cold Store 2',
  'Public Safety',
  'Senior Living',
  'Labs',
  'Medical, Phase 2',
  'ED expansion',
  'Offices',
  'HQ',
  'Fire Station 6',
  'Hotel',
  'Tower, L1–L6',
  'Innovation Hub',
  'Townhomes',
  'Library',
];
export const owners = [
  'Maya Lindqvist',
  'Tomás Herrera',
  'Priya Raman',
  'Derek Olufsen',
  'Janelle Brooks',
  'Owen Castellano',
];
export const territories = ['Front Range', 'Western Slope', 'Eastern Plains'];
export const statuses: readonly StatusValue[] = [
  { label: 'Active', tone: 'ok' },
  { label: 'Prospect', tone: 'info' },
  { label: 'On hold', tone: 'warn' },
  { label: 'Inactive', tone: 'neutral' },
];

const two = (value: number) => String(value).padStart(2, '0');

/** Generates accounts; more than half are active, and a third have won nothing yet. */
export function makeAccounts(count: number): Account[] {
  const next = sequence(1871);
  return Array.from({ length: count }, (_, index) => {
    const [firm, kind] = pick(next, firms);
    const status = statuses[[0, 0, 0, 0, 1, 1, 2, 3][next(8)] ?? 0] as StatusValue;
    return {
      id: `ACC-${1001 + index}`,
      name: `${pick(next, places)} ${firm}${index < places.length ? '' : ` ${1 + next(90)}`}`,
      kind,
      status,
      territory: pick(next, territories),
      owner: pick(next, owners),
      pipeline: `${next(14_000) * 1000 + next(1000)}.${two(next(100))}`,
      won: next(3) === 0 ? '0' : `${next(6_000) * 1000 + next(1000)}.${two(next(100))}`,
      activity: `2025-${two(6 + next(6))}-${two(1 + next(28))}`,
    };
  });
}

export const stages: readonly BoardColumn[] = [
  { id: 'qualified', label: 'Qualified' },
  { id: 'estimating', label: 'Estimating' },
  { id: 'submitted', label: 'Bid submitted' },
  { id: 'negotiation', label: 'Negotiation' },
  { id: 'awarded', label: 'Awarded' },
];

export interface Opportunity {
  id: string;
  name: string;
  account: string;
  stage: string;
  owner: string;
  /** Formats whole dollars. */
  amount: number;
  /** ISO date on which the bid is due. */
  due: string;
}

/** Opportunities of one year; later stages contain fewer of them. */
export function makeOpportunities(count: number): Opportunity[] {
  const next = sequence(412);
  return Array.from({ length: count }, (_, index) => {
    const stage = stages[[0, 0, 0, 0, 1, 1, 1, 2, 2, 3, 4, 4][next(12)] ?? 0] as BoardColumn;
    return {
      id: `OPP-2026-${String(index + 1).padStart(4, '0')}`,
      name: `${pick(next, places)} ${pick(next, projects)}`,
      account: `${pick(next, places)} ${pick(next, firms)[0]}`,
      stage: stage.id,
      owner: pick(next, owners),
      amount: 250_000 + next(5_500) * 1000,
      due: `2025-${two(10 + next(3))}-${two(1 + next(28))}`,
    };
  });
}

export const wholeDollars = (sum: number) => formatWholeMoney(String(sum));

/** Current day of the sample data. */
const today = '2025-11-20';

export const cardOf = ({ id, stage, name, account, amount, due, owner }: Opportunity): BoardCard => ({
  id,
  columnId: stage,
  title: name,
  subtitle: account,
  value: amount,
  figure: wholeDollars(amount),
  facts: [
    due < today && stage === 'estimating'
      ? { id: 'due', text: 'Late', icon: TriangleAlertIcon, tone: 'alert' }
      : { id: 'due', text: formatDate(due).slice(0, 6), label: 'due' },
  ],
  people: [owner],
});

/** Line of a quote; the amount is quantity times price. */
export type QuoteLine = ScopeLine;

/** Amount in cents, exact for the amounts of a quote. */
export const centsOf = (amount: string) => Math.round(Number(amount || '0') * 100);
export const dollarsOf = (cents: number) => (cents / 100).toFixed(2);

/** Scope of a clinic by floor, each with its own prices. */
export function makeQuoteLines(floors: number): QuoteLine[] {
  const next = sequence(142);
  return Array.from({ length: floors }, (_, floor) =>
    scope.map((line) => {
      const quantity = String(1 + next(480));
      return {
        ...line,
        id: `L${floor + 1}-${line.id}`,
        scope: `${line.scope}, level ${floor + 1}`,
        quantity,
        amount: dollarsOf(centsOf(line.price) * Number(quantity)),
      };
    }),
  ).flat();
}

export interface Happening {
  id: string;
  kind: 'call' | 'email' | 'note' | 'change';
  person: string;
  what: string;
  time: string;
  /** "Today", or a date. */
  day: string;
}

const happenings: readonly (readonly [Happening['kind'], string])[] = [
  ['call', 'called Dana Whitfield about the scope review'],
  ['email', 'sent revision 3 with alternates 1 to 3'],
  ['note', 'noted that the owner wants the deflection detail priced as an add'],
  ['change', 'changed the probability from 50% to 60%'],
  ['change', 'moved the expected award to Dec 12, 2025'],
  ['email', 'asked the board supplier for lead-lined prices'],
  ['note', 'noted two competing bids, one of them unnamed'],
];

/** History of a record, newest first, four entries a day. */
export function makeHappenings(count: number): Happening[] {
  const next = sequence(96);
  return Array.from({ length: count }, (_, index) => {
    const [kind, what] = pick(next, happenings);
    const day = Math.floor(index / 4);
    return {
      id: String(index + 1),
      kind,
      person: pick(next, owners),
      what,
      time: `${5 - (index % 4)}:${two(next(60))} PM`,
      day: day === 0 ? 'Today' : formatDate(`2025-11-${two(20 - day)}`),
    };
  });
}
