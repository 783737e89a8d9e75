import { MailIcon, PhoneIcon, SquareCheckIcon, StickyNoteIcon, UsersIcon } from 'lucide-react';
import type { ActivityKind } from './activity.ts';

export const kinds: ActivityKind[] = [
  { id: 'note', label: 'Note', icon: StickyNoteIcon, fields: [], placeholder: 'What should be remembered' },
  {
    id: 'call',
    label: 'Call',
    icon: PhoneIcon,
    fields: ['when', 'duration', 'outcome', 'direction', 'people'],
    labels: { people: 'Spoke with' },
    placeholder: 'What was said, and what comes next',
    outcomes: [
      { id: 'reached', label: 'Reached' },
      { id: 'message', label: 'Left a message' },
      { id: 'none', label: 'No answer' },
    ],
  },
  {
    id: 'meeting',
    label: 'Meeting',
    icon: UsersIcon,
    fields: ['subject', 'when', 'duration', 'people'],
    required: ['subject'],
    labels: { people: 'Attendees' },
  },
  {
    id: 'email',
    label: 'Email',
    icon: MailIcon,
    fields: ['subject', 'when', 'direction', 'people'],
    required: ['subject', 'text'],
  },
  {
    id: 'task',
    label: 'Task',
    icon: SquareCheckIcon,
    fields: ['subject', 'due'],
    required: ['subject', 'due'],
    saveLabel: 'Add task',
  },
];
const people = [
  { id: 'dw', label: 'Dana Whitfield', description: 'Halvorsen Constructors' },
  { id: 'mr', label: 'Miguel Romero', description: 'Architect of record' },
];
export const search = (query: string) =>
  Promise.resolve(people.filter(({ label }) => label.toLowerCase().includes(query.toLowerCase())));
