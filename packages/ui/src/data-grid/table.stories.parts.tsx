import { ArchiveIcon, Trash2Icon, UserRoundIcon } from 'lucide-react';
import type { CellEdit, Column, StatusValue, TableAction } from './types.ts';

/** Bid packages of one hospital: data for the stories of the tables; nothing else reads it. */
export interface BidPackage {
  id: string;
  name: string;
  trade: string;
  status: StatusValue;
  estimator: string;
  quantity: string;
  unit: string;
  unitCost: string;
  total: string;
  done: string;
  isBonded: boolean;
  tags: string[];
  due: string;
  sheet: string;
}

const statuses: Record<string, StatusValue> = {
  open: { label: 'Open', tone: 'info' },
  bidding: { label: 'Bidding', tone: 'wait' },
  awarded: { label: 'Awarded', tone: 'ok' },
  late: { label: 'Late', tone: 'bad' },
};
export const statusOptions = Object.entries(statuses).map(([value, { label }]) => ({ value, label }));
export const people = ['Dana Whitfield', 'Tomás Herrera', 'Priya Raman', 'Luis Ortega'];
export const trades = ['Concrete', 'Drywall', 'Flooring', 'Mechanical', 'Plumbing', 'Roofing'];

type Line = [
  name: string,
  trade: string,
  status: string,
  estimator: number,
  quantity: string,
  unit: string,
  cost: string,
  done: string,
  bonded: boolean,
  tags: string,
  due: string,
  sheet: string,
];
const lines: Line[] = [
  [
    'Footings and grade beams',
    'Concrete',
    'awarded',
    0,
    '412',
    'CY',
    '318.5000',
    '100',
    true,
    'foundation',
    '2026-02-12',
    'S-201',
  ],
  [
    'Slab on grade, 5 in.',
    'Concrete',
    'awarded',
    0,
    '18240',
    'SF',
    '7.1250',
    '80',
    true,
    'foundation,cold weather',
    '2026-02-20',
    'S-202',
  ],
  [
    'Elevated decks, levels 2 to 4',
    'Concrete',
    'bidding',
    1,
    '41600',
    'SF',
    '14.8000',
    '35',
    true,
    'crane',
    '2026-03-03',
    'S-210',
  ],
  [
    'Interior partitions, non-rated',
    'Drywall',
    'bidding',
    0,
    '22040',
    'LF',
    '78.2900',
    '40',
    false,
    'level 1',
    '2026-03-19',
    'A-551',
  ],
  [
    'Corridor partitions, 1-hour',
    'Drywall',
    'late',
    2,
    '2880',
    'LF',
    '95.4000',
    '10',
    false,
    'fire rated',
    '2026-02-28',
    'A-552',
  ],
  [
    'Acoustic ceilings, 2 × 2',
    'Drywall',
    'open',
    2,
    '39120',
    'SF',
    '5.7700',
    '0',
    false,
    'after MEP',
    '2026-04-02',
    'A-610',
  ],
  [
    'Luxury vinyl tile, waiting',
    'Flooring',
    'open',
    3,
    '4035',
    'SF',
    '9.3400',
    '0',
    false,
    'alternate 2',
    '2026-04-09',
    'A-701',
  ],
  [
    'Sheet vinyl, operating rooms',
    'Flooring',
    'bidding',
    3,
    '6210',
    'SF',
    '21.0500',
    '25',
    false,
    'infection control',
    '2026-04-09',
    'A-702',
  ],
  [
    'Air handlers and duct mains',
    'Mechanical',
    'bidding',
    1,
    '14',
    'EA',
    '84250.0000',
    '55',
    true,
    'long lead',
    '2026-02-26',
    'M-301',
  ],
  [
    'Chilled water piping',
    'Mechanical',
    'open',
    1,
    '5240',
    'LF',
    '112.6000',
    '5',
    true,
    '',
    '2026-03-12',
    'M-310',
  ],
  [
    'Medical gas, zones 1 to 6',
    'Plumbing',
    'open',
    2,
    '6',
    'EA',
    '48900.0000',
    '0',
    true,
    'certified',
    '2026-03-12',
    'P-401',
  ],
  [
    'Fixtures and trim',
    'Plumbing',
    'awarded',
    3,
    '286',
    'EA',
    '682.1800',
    '90',
    false,
    '',
    '2026-02-18',
    'P-101',
  ],
  [
    'Standing seam roof, 6:12',
    'Roofing',
    'late',
    0,
    '23610',
    'SF',
    '18.4500',
    '15',
    true,
    'crane',
    '2026-02-25',
    'A-301',
  ],
];

/** Cost computed in cents, as a server would. */
const product = (quantity: string, cost: string): string => {
  const cents = (BigInt(quantity) * BigInt(cost.replace('.', '')) + 50n) / 100n;
  const digits = cents.toString().padStart(3, '0');
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
};

export const packages: BidPackage[] = lines.map(
  ([name, trade, status, estimator, quantity, unit, unitCost, done, isBonded, tags, due, sheet], index) => ({
    id: `PKG-${101 + index}`,
    name,
    trade,
    status: statuses[status] as StatusValue,
    estimator: people[estimator] ?? '',
    quantity,
    unit,
    unitCost,
    total: product(quantity, unitCost),
    done,
    isBonded,
    tags: tags === '' ? [] : tags.split(','),
    due,
    sheet,
  }),
);

/** Generates a number of packages, always the same. */
export function manyPackages(count: number): BidPackage[] {
  return Array.from({ length: count }, (_, index) => {
    const base = packages[index % packages.length] as BidPackage;
    return {
      ...base,
      id: `PKG-${index + 1}`,
      name: `${base.name}, area ${1 + Math.floor(index / packages.length)}`,
    };
  });
}

const editors = {
  text: { kind: 'text' },
  trade: { kind: 'select', options: trades.map((value) => ({ value, label: value })) },
  status: { kind: 'select', options: statusOptions.map(({ label }) => ({ value: label, label })) },
  person: { kind: 'select', options: people.map((value) => ({ value, label: value })) },
  decimal: { kind: 'decimal', maxFractionDigits: 4 },
  date: { kind: 'date' },
  boolean: { kind: 'boolean' },
  tags: { kind: 'tags', options: ['crane', 'fire rated', 'long lead', 'alternate 2'] },
  link: { kind: 'link' },
} as const;

/** All cell types with their editors. */
export const packageColumns: Column<BidPackage>[] = [
  {
    id: 'name',
    header: 'Package',
    accessor: (row) => row.name,
    width: 230,
    editor: editors.text,
    hideable: false,
    validate: (value) => (value.trim() === '' ? 'A package needs a name' : undefined),
  },
  {
    id: 'trade',
    header: 'Trade',
    type: 'select',
    accessor: (row) => row.trade,
    width: 110,
    groupable: true,
    editor: editors.trade,
  },
  {
    id: 'status',
    header: 'Status',
    type: 'status',
    accessor: (row) => row.status,
    width: 110,
    groupable: true,
    editor: editors.status,
  },
  {
    id: 'estimator',
    header: 'Estimator',
    type: 'person',
    accessor: (row) => ({ name: row.estimator }),
    width: 160,
    groupable: true,
    editor: editors.person,
  },
  {
    id: 'quantity',
    header: 'Quantity',
    type: 'quantity',
    accessor: (row) => row.quantity,
    unit: (row) => row.unit,
    width: 110,
    band: 'Cost',
    editor: editors.decimal,
    validate: (value) => (Number(value) < 0 ? 'A quantity cannot be negative' : undefined),
  },
  {
    id: 'unitCost',
    header: 'Unit cost',
    type: 'money',
    accessor: (row) => row.unitCost,
    fractionDigits: 4,
    width: 120,
    band: 'Cost',
    editor: editors.decimal,
  },
  {
    id: 'total',
    header: 'Total',
    type: 'money',
    accessor: (row) => row.total,
    width: 130,
    band: 'Cost',
    aggregate: 'sum',
  },
  {
    id: 'done',
    header: 'Bought',
    type: 'progress',
    accessor: (row) => row.done,
    width: 130,
    aggregate: 'average',
    editor: editors.decimal,
    validate: (value) => (Number(value) > 100 ? 'At most 100' : undefined),
  },
  {
    id: 'isBonded',
    header: 'Bonded',
    type: 'boolean',
    accessor: (row) => row.isBonded,
    width: 84,
    align: 'center',
    editor: editors.boolean,
  },
  {
    id: 'tags',
    header: 'Tags',
    type: 'tags',
    accessor: (row) => ({ tags: row.tags }),
    width: 150,
    editor: editors.tags,
  },
  {
    id: 'due',
    header: 'Due',
    type: 'date',
    accessor: (row) => row.due,
    width: 110,
    aggregate: 'min',
    editor: editors.date,
  },
  {
    id: 'sheet',
    header: 'Sheet',
    type: 'link',
    accessor: (row) => ({ label: row.sheet, href: `#${row.sheet}` }),
    width: 80,
  },
];

/** A value as its field holds it. */
function withValue(row: BidPackage, columnId: string, value: string): BidPackage {
  switch (columnId) {
    case 'status':
      return {
        ...row,
        status: Object.values(statuses).find((status) => status.label === value) ?? row.status,
      };
    case 'isBonded':
      return { ...row, isBonded: value === 'true' };
    case 'tags':
      return { ...row, tags: value.split(', ').filter(Boolean) };
    case 'sheet':
      return { ...row, sheet: value.replace(/^#/, '') };
    case 'quantity':
    case 'unitCost': {
      const next = { ...row, [columnId]: value };
      const isWhole = /^\d+$/.test(next.quantity) && /^\d+\.\d{4}$/.test(next.unitCost);
      return isWhole ? { ...next, total: product(next.quantity, next.unitCost) } : next;
    }
    default:
      return { ...row, [columnId]: value };
  }
}

export function withEdits(rows: readonly BidPackage[], edits: readonly CellEdit<BidPackage>[]): BidPackage[] {
  return rows.map((row) =>
    edits.reduce(
      (next, edit) => (edit.row.id === row.id ? withValue(next, edit.columnId, edit.value) : next),
      row,
    ),
  );
}

const nothing = () => undefined;
/** Actions of an estimator: award is never possible, and awarded packages cannot be deleted. */
export const packageActions: readonly TableAction<BidPackage>[] = [
  { id: 'assign', label: 'Assign estimator', icon: UserRoundIcon, onAction: nothing },
  { id: 'archive', label: 'Archive', icon: ArchiveIcon, onAction: nothing },
  { id: 'award', label: 'Award', isPossible: false, onAction: nothing },
  {
    id: 'delete',
    label: 'Delete',
    icon: Trash2Icon,
    tone: 'danger',
    disabledReason: (rows) =>
      rows.some((row) => row.status.label === 'Awarded')
        ? 'Awarded packages are kept with their contract'
        : undefined,
    onAction: nothing,
  },
];
