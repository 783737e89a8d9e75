import {
  CircleCheck,
  CircleDashed,
  CirclePause,
  Contrast,
  CornerLeftUp,
  ListTree,
  MessageSquare,
  TriangleAlert,
} from 'lucide-react';
import { formatMoney } from '../Format/money.ts';
import type { BoardCard, BoardColumn } from './Board.tsx';

export const money = (value: number) => formatMoney(String(value), { style: 'whole' });

/** Stages of bids. */
export const stages: readonly BoardColumn[] = [
  { id: 'qualified', label: 'Qualified' },
  { id: 'estimating', label: 'Estimating' },
  { id: 'submitted', label: 'Bid submitted' },
  { id: 'negotiation', label: 'Negotiation' },
  { id: 'awarded', label: 'Awarded' },
];
export const bid = (
  columnId: string,
  title: string,
  subtitle: string,
  value: number,
  date: string,
  person: string,
  late?: string,
): BoardCard => ({
  id: title,
  columnId,
  title,
  subtitle,
  value,
  figure: money(value),
  facts: [late ? { id: 'late', text: late, icon: TriangleAlert, tone: 'alert' } : { id: 'date', text: date }],
  people: [person],
});
export const bids: readonly BoardCard[] = [
  bid('qualified', 'Boxelder Middle School', 'Boxelder School District 4', 2_460_000, 'Dec 04', 'Dana Ochoa'),
  bid('qualified', 'Larkspur Commons, Building C', 'Larkspur Homes', 1_118_500, 'Dec 09', 'Omar Castillo'),
  bid(
    'qualified',
    'Redstone Lodge renovation',
    'Redstone Hospitality Group',
    1_352_000,
    'Dec 11',
    'Tomás Herrera',
  ),
  bid('qualified', 'Northfork Civic Center', 'Northfork Builders', 894_700, 'Dec 16', 'Maya Lindqvist'),
  bid(
    'estimating',
    'Meridian Hall East',
    'Meridian Student Housing',
    3_975_000,
    'Nov 18',
    'Tomás Herrera',
    'Overdue by 2 days',
  ),
  bid(
    'estimating',
    'Longmere Public Safety',
    'City of Longmere Facilities',
    5_125_000,
    'Nov 21',
    'Dana Ochoa',
  ),
  bid(
    'estimating',
    'Cedar Ridge Senior Living',
    'Kestrel & Lowe Construction',
    2_900_000,
    'Nov 28',
    'Maya Lindqvist',
  ),
  bid(
    'submitted',
    'Riverside Medical, Phase 2',
    'Halvorsen Constructors',
    4_862_500,
    'Nov 11',
    'Maya Lindqvist',
  ),
  bid('submitted', 'Union Yard Offices', 'Brightwater Builders Group', 3_117_250, 'Nov 13', 'Tomás Herrera'),
  bid(
    'negotiation',
    'Prospect Park Hotel',
    'Brightwater Builders Group',
    3_900_000,
    'Oct 22',
    'Tomás Herrera',
  ),
  bid(
    'negotiation',
    'Kestrel Point Tower, L1–L6',
    'Kestrel & Lowe Construction',
    2_703_180,
    'Oct 15',
    'Maya Lindqvist',
  ),
  bid(
    'negotiation',
    'Tallgrass Clubhouse',
    'Tallgrass Development Partners',
    1_000_000,
    'Oct 02',
    'Priya Raman',
  ),
  bid('awarded', 'Stapleton Row Townhomes', 'Larkspur Homes', 2_240_900, 'Nov 14', 'Omar Castillo'),
];

/** Statuses of tasks. */
export const statuses: readonly BoardColumn[] = [
  { id: 'new', label: 'Not started', icon: CircleDashed, tone: 'neutral', count: 14 },
  { id: 'doing', label: 'In progress', icon: Contrast, tone: 'info' },
  { id: 'waiting', label: 'Waiting', icon: CirclePause, tone: 'warn' },
  { id: 'done', label: 'Complete', icon: CircleCheck, tone: 'ok', count: 32 },
];
const task = (
  columnId: string,
  title: string,
  parent: string,
  date: string,
  parts: string | undefined,
  notes: number,
  people: readonly string[],
): BoardCard => ({
  id: title,
  columnId,
  title,
  subtitle: parent,
  subtitleIcon: CornerLeftUp,
  facts: [
    {
      id: 'date',
      text: date,
      ...(date.startsWith('Overdue') && { icon: TriangleAlert, tone: 'alert' as const }),
    },
    ...(parts ? [{ id: 'parts', text: parts, icon: ListTree, label: 'subtasks' }] : []),
    { id: 'notes', text: String(notes), icon: MessageSquare, label: 'comments' },
  ],
  people,
});
export const tasks: readonly BoardCard[] = [
  task('new', 'Inspect mock-up', 'Head-of-wall detail', '11-24-2025', undefined, 2, ['Priya Raman']),
  task('new', 'Door frames, east', 'Level 2 framing', '12-02-2025', '0/4', 0, ['Luis Ortega']),
  task('doing', 'Head-of-wall detail', 'Level 2 framing', '11-24-2025', '1/3', 7, [
    'Tomás Herrera',
    'Luis Ortega',
  ]),
  task('doing', 'Price CCD 007, lead-lined board', 'Change orders', '11-21-2025', '2/3', 5, [
    'Maya Lindqvist',
  ]),
  task('waiting', 'RFI 031, soffit at reception', 'RFI follow-ups', 'Overdue by 2 days', undefined, 6, [
    'Tomás Herrera',
  ]),
];
