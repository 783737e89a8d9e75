import { CirclePauseIcon } from 'lucide-react';
import { useState } from 'react';
import type { Column, StatusValue } from '../data-grid/types.ts';

/** Construction data for the stories of the patterns; nothing else reads it. */
export interface Account {
  id: string;
  name: string;
  kind: string;
  status: StatusValue;
  territory: string;
  owner: string;
  pipeline: string;
  won: string;
  activity: string;
}

const active: StatusValue = { label: 'Active', tone: 'ok' };
const prospect: StatusValue = { label: 'Prospect', tone: 'info' };
const hold: StatusValue = { label: 'On hold', tone: 'warn', icon: CirclePauseIcon };

type Line = [string, string, StatusValue, string, string, string, string, string];
const lines: Line[] = [
  [
    'Halvorsen Constructors',
    'General contractor',
    active,
    'Front Range',
    'Maya Lindqvist',
    '14862400',
    '3204500',
    '2025-11-19',
  ],
  [
    'Brightwater Builders Group',
    'General contractor',
    active,
    'Front Range',
    'Tomás Herrera',
    '9417250',
    '5880120',
    '2025-11-18',
  ],
  [
    'Aspen Valley Health District',
    'Owner',
    active,
    'Western Slope',
    'Priya Raman',
    '8240000',
    '0',
    '2025-11-17',
  ],
  [
    'Kestrel & Lowe Construction',
    'CM at risk',
    active,
    'Front Range',
    'Maya Lindqvist',
    '6903180',
    '2145900',
    '2025-11-19',
  ],
  [
    'City of Longmere Facilities',
    'Public agency',
    active,
    'Front Range',
    'Derek Olufsen',
    '5125000',
    '1310475',
    '2025-11-12',
  ],
  [
    'Summit Ridge Contractors',
    'General contractor',
    active,
    'Western Slope',
    'Janelle Brooks',
    '4618900',
    '986300',
    '2025-11-14',
  ],
  [
    'Meridian Student Housing',
    'Developer',
    prospect,
    'Front Range',
    'Tomás Herrera',
    '3975000',
    '0',
    '2025-11-10',
  ],
  [
    'Tallgrass Development Partners',
    'Developer',
    active,
    'Front Range',
    'Priya Raman',
    '3284600',
    '742000',
    '2025-11-19',
  ],
  [
    'Ironwood Design-Build',
    'Design-builder',
    active,
    'Western Slope',
    'Janelle Brooks',
    '2710335',
    '1968250',
    '2025-11-13',
  ],
  [
    'Boxelder School District 4',
    'Public agency',
    prospect,
    'Front Range',
    'Derek Olufsen',
    '2460000',
    '0',
    '2025-11-06',
  ],
  [
    'Northfork Builders',
    'General contractor',
    active,
    'Western Slope',
    'Maya Lindqvist',
    '1894700',
    '415880',
    '2025-11-11',
  ],
  [
    'Redstone Hospitality Group',
    'Owner',
    hold,
    'Western Slope',
    'Tomás Herrera',
    '1352000',
    '2089400',
    '2025-09-30',
  ],
  ['Larkspur Homes', 'Developer', prospect, 'Front Range', 'Owen Castellano', '1118500', '0', '2025-11-04'],
  [
    'Copper Basin Constructors',
    'General contractor',
    active,
    'Western Slope',
    'Janelle Brooks',
    '786240',
    '1204300',
    '2025-10-28',
  ],
  [
    'Palisade Logistics Parks',
    'Owner',
    active,
    'Front Range',
    'Priya Raman',
    '412900',
    '3377000',
    '2025-11-15',
  ],
];

export const accounts: Account[] = lines.map(
  ([name, kind, status, territory, owner, pipeline, won, activity], index) => ({
    id: `ACC-${1001 + index}`,
    name,
    kind,
    status,
    territory,
    owner,
    pipeline,
    won,
    activity,
  }),
);

export const longNamed: Account[] = accounts.slice(0, 3).map((account, index) => ({
  ...account,
  id: `LONG-${index}`,
  name: `${account.name} and Associated Mechanical, Electrical and Plumbing Contractors of the Greater Mountain West`,
  owner: 'Maximiliana Wolfeschlegelsteinhausenbergerdorff',
  pipeline: '987654321098.76',
}));

/** Generates a number of accounts, always the same. */
export function manyAccounts(count: number): Account[] {
  return Array.from({ length: count }, (_, index) => {
    const base = accounts[index % accounts.length] as Account;
    const wave = ((index * 2654435761) >>> 0) % 9_000_000;
    return {
      ...base,
      id: `ACC-${index + 1}`,
      name: `${base.name} ${index + 1}`,
      pipeline: `${wave}.${String(index % 100).padStart(2, '0')}`,
    };
  });
}

export interface EstimateLine {
  id: string;
  item: string;
  code: string;
  quantity: string;
  unit: string;
  unitCost: string;
  markup: string;
  sell: string;
  lines?: EstimateLine[];
}

const line = (
  id: string,
  item: string,
  code: string,
  quantity: string,
  unit: string,
  unitCost: string,
  markup: string,
  sell: string,
): EstimateLine => ({ id, item, code, quantity, unit, unitCost, markup, sell });

export const estimate: EstimateLine[] = [
  {
    ...line(
      'P1',
      'P1 Interior partition, non-rated, 10′-0″',
      'A2.1',
      '220',
      'LF',
      '78.29',
      '22.4',
      '21088.75',
    ),
    lines: [
      line(
        'P1-1',
        'Metal stud 3-5/8″, 20 ga, 16″ o.c.',
        '09-2216-320',
        '174',
        'EA',
        '20.62',
        '22',
        '4377.21',
      ),
      line(
        'P1-2',
        'Track 3-5/8″, 20 ga, top and bottom',
        '09-2216-110',
        '462',
        'LF',
        '2.38',
        '22',
        '1341.46',
      ),
      line('P1-3', 'Gypsum board 5/8″ Type X, 2 sides', '09-2900-258', '4700', 'SF', '1.35', '22', '7740.90'),
      line('P1-4', 'Sound batt 3-1/2″, R-13', '09-8116-335', '2241', 'SF', '1.06', '22', '2899.15'),
      line('P1-5', 'Tape and finish, level 4', '09-2900-940', '4352', 'SF', '0.88', '24', '4730.01'),
    ],
  },
  {
    ...line('LVT-1', 'LVT-1 Luxury vinyl tile, waiting', 'A2.1', '403.5', 'SF', '7.78', '20', '3768.82'),
    lines: [
      line('LVT-1-1', 'LVT plank 5 mm, 9″ × 48″', '09-6519-410', '432', 'SF', '6.02', '20', '3119.32'),
      line('LVT-1-2', 'Pressure-sensitive adhesive', '09-6500-050', '3', 'GAL', '38.60', '20', '138.96'),
      line('LVT-1-3', 'Floor preparation, skim coat', '09-0561-115', '404', 'SF', '1.05', '20', '510.54'),
    ],
  },
  {
    ...line('FX-1', 'FX-1 Plumbing fixtures', 'A2.1', '12', 'EA', '682.18', '18', '9659.62'),
    lines: [
      line(
        'FX-1-1',
        'Exam sink, stainless, with faucet',
        '22-4116-210',
        '8',
        'EA',
        '672.68',
        '18',
        '6350.10',
      ),
      line('FX-1-2', 'Water closet, floor mount, ADA', '22-4213-115', '2', 'EA', '620.22', '18', '1463.72'),
      line(
        'FX-1-3',
        'Lavatory, wall hung, with carrier',
        '22-4216-130',
        '2',
        'EA',
        '782.12',
        '18',
        '1845.80',
      ),
    ],
  },
];

export interface ScopeLine {
  id: string;
  scope: string;
  detail: string;
  code: string;
  quantity: string;
  unit: string;
  price: string;
  amount: string;
}

export const scope: ScopeLine[] = [
  [
    'Interior partitions, non-rated',
    '3-5/8″ stud, 5/8″ Type X both sides, R-13, level 4',
    'P1',
    '220',
    'LF',
    '95.86',
    '21088.75',
  ],
  [
    'Corridor partitions, 1-hour',
    'As above, with head and base firestop',
    'P2',
    '288',
    'LF',
    '95.40',
    '27474.22',
  ],
  [
    'Luxury vinyl tile, waiting',
    '5 mm plank, skim coat, play area excluded',
    'LVT-1',
    '403.5',
    'SF',
    '9.34',
    '3768.82',
  ],
  [
    'Plumbing fixtures',
    '8 exam sinks, 2 water closets, 2 lavatories',
    'FX-1',
    '12',
    'EA',
    '804.97',
    '9659.62',
  ],
  ['Canopy roof, 6:12', '24 ga standing seam, underlayment, trim', 'RF-1', '236.1', 'SF', '22.29', '5263.02'],
  ['Acoustic ceiling 2′ × 2′', '15/16″ grid, NRC .70 tile', 'ACT-1', '3912', 'SF', '5.77', '22586.49'],
  [
    'Doors, frames and hardware',
    'Knock-down frames, white oak, set 3',
    'D-1',
    '25',
    'EA',
    '1314.61',
    '32865.36',
  ],
].map(([name, detail, code, quantity, unit, price, amount], index) => ({
  id: `L${index + 1}`,
  scope: name ?? '',
  detail: detail ?? '',
  code: code ?? '',
  quantity: quantity ?? '',
  unit: unit ?? '',
  price: price ?? '',
  amount: amount ?? '',
}));

type ScopeColumn = Exclude<keyof ScopeLine, 'id' | 'detail'>;

/** Columns of quote lines with the given widths. */
export const scopeColumns = (widths: Readonly<Record<ScopeColumn, number>>): Column<ScopeLine>[] => [
  {
    id: 'scope',
    header: 'Scope',
    accessor: (entry) => entry.scope,
    editor: { kind: 'text' },
    width: widths.scope,
  },
  { id: 'code', header: 'Code', type: 'code', accessor: (entry) => entry.code, width: widths.code },
  {
    id: 'quantity',
    header: 'Quantity',
    type: 'quantity',
    accessor: (entry) => entry.quantity,
    editor: { kind: 'decimal' },
    width: widths.quantity,
  },
  { id: 'unit', header: 'Unit', accessor: (entry) => entry.unit, isMuted: true, width: widths.unit },
  {
    id: 'price',
    header: 'Unit price',
    type: 'amount',
    accessor: (entry) => entry.price,
    editor: { kind: 'decimal' },
    width: widths.price,
  },
  { id: 'amount', header: 'Amount', type: 'amount', accessor: (entry) => entry.amount, width: widths.amount },
];

const blankLine = (id: string): ScopeLine => ({
  id,
  scope: '',
  detail: '',
  code: '',
  quantity: '',
  unit: 'EA',
  price: '',
  amount: '',
});

/** State of editable quote lines for a `LineItemsTable`. */
export function useScopeLines(initialLines: readonly ScopeLine[] = scope) {
  const [rows, setRows] = useState(initialLines);
  return {
    rows,
    getRowId: (entry: ScopeLine) => entry.id,
    onAppend: () => setRows((was) => [...was, blankLine(`L${was.length + 1}`)]),
    onCellEdit: (row: ScopeLine, columnId: string, value: string) =>
      setRows((was) => was.map((entry) => (entry.id === row.id ? { ...entry, [columnId]: value } : entry))),
  };
}
