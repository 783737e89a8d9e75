import {
  CircleCheck,
  CircleDashed,
  CirclePause,
  Contrast,
  MessageSquare,
  TriangleAlert,
  User,
} from 'lucide-react';
import type { BoardCard, BoardColumn, BoardLane } from './Board.tsx';

/** Statuses with limits, of which two are reached or exceeded. */
export const limited: readonly BoardColumn[] = [
  { id: 'new', label: 'Not started', icon: CircleDashed, tone: 'neutral' },
  { id: 'doing', label: 'In progress', icon: Contrast, tone: 'info', limit: 3 },
  { id: 'waiting', label: 'Waiting', icon: CirclePause, tone: 'warn', limit: 2 },
  { id: 'review', label: 'In review', icon: CircleCheck, tone: 'ok', limit: 4 },
];

export const people: readonly BoardLane[] = [
  { id: 'maya', label: 'Maya Lindqvist', icon: User },
  { id: 'tomas', label: 'Tomás Herrera', icon: User },
  { id: 'luis', label: 'Luis Ortega', icon: User },
];

const step = (
  id: string,
  columnId: string,
  laneId: string | null,
  title: string,
  value: number,
  late?: string,
): BoardCard => ({
  id,
  columnId,
  laneId,
  title,
  subtitle: 'Level 2 framing',
  value,
  facts: [
    late ? { id: 'due', text: late, icon: TriangleAlert, tone: 'alert' } : { id: 'due', text: '11-24-2025' },
    { id: 'notes', text: '3', icon: MessageSquare, label: 'comments' },
  ],
});

/** Tasks by status and assignee; Luis Ortega has none. */
export const assigned: readonly BoardCard[] = [
  step('mockup', 'new', 'maya', 'Inspect mock-up', 4),
  step('frames', 'new', 'maya', 'Door frames, east', 16),
  step('wall', 'doing', 'maya', 'Head-of-wall detail', 6),
  step('board', 'doing', 'maya', 'Price lead-lined board', 3),
  step('soffit', 'waiting', 'maya', 'Soffit at reception', 2, 'Overdue by 2 days'),
  step('fire', 'new', 'tomas', 'Fire-stopping', 12),
  step('corner', 'doing', 'tomas', 'Mock-up at C-4', 8),
  step('grid', 'doing', 'tomas', 'Ceiling grid, corridor 112', 20),
  step('finish', 'waiting', 'tomas', 'Elevator lobby finish', 5),
  step('plan', 'review', 'tomas', 'Plan check, round 2', 1),
  step('lift', 'new', null, 'Lift for the atrium soffit', 9),
];

export const hours = (value: number) => `${value.toLocaleString('en-US')} h`;
