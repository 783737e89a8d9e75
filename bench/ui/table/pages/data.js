/** The same rows and columns for every page: 100,000 × 20, made by a fixed sequence, all values text. */
export const rowTotal = 100_000;

const firms = ['Halvorsen', 'Brightwater', 'Aspen Valley', 'Kestrel', 'Longmere', 'Summit Ridge', 'Meridian'];
const kinds = Array.from({ length: 100 }, (_, index) =>
  index === 41
    ? 'Quarry'
    : ['Builders', 'Constructors', 'Partners', 'Works', 'Supply'][index % 5] + ' ' + index,
);
const people = ['Maya Lindqvist', 'Tomas Herrera', 'Priya Raman', 'Derek Olufsen', 'Janelle Brooks'];
const states = ['Active', 'Prospect', 'On hold', 'Inactive'];
const cities = ['Denver', 'Boulder', 'Golden', 'Pueblo', 'Durango', 'Aspen', 'Vail'];

export const columnKeys = [
  ['name', 'Account'],
  ['number', 'Number'],
  ['status', 'Status'],
  ['owner', 'Owner'],
  ['city', 'City'],
  ['pipeline', 'Open pipeline'],
  ['won', 'Won this year'],
  ['opened', 'Opened'],
  ['due', 'Due'],
  ['quantity', 'Quantity'],
  ['rate', 'Rate'],
  ['code', 'Code'],
  ['phone', 'Phone'],
  ['territory', 'Territory'],
  ['kind', 'Kind'],
  ['estimator', 'Estimator'],
  ['budget', 'Budget'],
  ['paid', 'Paid'],
  ['crew', 'Crew'],
  ['note', 'Note'],
];
/** What the filter looks for: one name in a hundred holds it. */
export const sought = 'quarry';

export function makeRows() {
  let state = 20260101;
  const next = (limit) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 4294967296) * limit);
  };
  const pad = (value) => String(value).padStart(2, '0');
  return Array.from({ length: rowTotal }, (_, index) => ({
    id: `r${index}`,
    name: `${firms[next(firms.length)]} ${kinds[next(kinds.length)]} ${next(100_000)}`,
    number: `B-${index}`,
    status: states[next(4)],
    owner: people[next(5)],
    city: cities[next(7)],
    pipeline: `${next(9_000_000)}.${pad(next(100))}`,
    won: `${next(900_000)}.00`,
    opened: `2025-${pad(1 + next(12))}-${pad(1 + next(28))}`,
    due: `2026-${pad(1 + next(12))}-${pad(1 + next(28))}`,
    quantity: `${next(5000)}`,
    rate: `${next(40)}.5`,
    code: `09-${1000 + next(9000)}-${100 + next(900)}`,
    phone: `303-555-${1000 + next(9000)}`,
    territory: next(2) ? 'Front Range' : 'Western Slope',
    kind: next(2) ? 'Owner' : 'General contractor',
    estimator: people[next(5)],
    budget: `${next(4_000_000)}.00`,
    paid: `${next(2_000_000)}.00`,
    crew: `Crew ${next(40)}`,
    note: `Hold ${next(1000)} for grid ${next(30)}`,
  }));
}
/** As the documentation of the tables that leave sorting to their caller does it. */
export const sortedByName = (rows) => [...rows].sort((a, b) => a.name.localeCompare(b.name));
export const filteredByName = (rows, words) => rows.filter((row) => row.name.toLowerCase().includes(words));
