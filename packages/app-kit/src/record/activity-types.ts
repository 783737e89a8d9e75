import type { ActivityKind } from '@plumbline/ui/ActivityComposer';
import {
  CalendarIcon,
  CircleCheckIcon,
  MailIcon,
  MessageSquareIcon,
  PhoneCallIcon,
  StickyNoteIcon,
} from '@plumbline/ui/icons';

const outcomes = (words: readonly string[]) => words.map((label) => ({ id: label, label }));

/** What people write on a record's timeline. */
export const activityKinds: readonly ActivityKind[] = [
  {
    id: 'note',
    label: 'Note',
    icon: StickyNoteIcon,
    fields: [],
    placeholder: 'What is worth knowing',
    saveLabel: 'Save note',
  },
  {
    id: 'call',
    label: 'Call',
    icon: PhoneCallIcon,
    fields: ['direction', 'people', 'when', 'duration', 'outcome'],
    required: [],
    placeholder: 'What was said, and what comes next',
    outcomes: outcomes(['Reached', 'Left a message', 'No answer', 'Wrong number']),
  },
  {
    id: 'meeting',
    label: 'Meeting',
    icon: CalendarIcon,
    fields: ['subject', 'people', 'when', 'duration', 'outcome'],
    required: [],
    labels: { people: 'Attendees' },
    placeholder: 'What was agreed',
    outcomes: outcomes(['Held', 'Rescheduled', 'Cancelled', 'Nobody came']),
  },
  {
    id: 'email',
    label: 'Email',
    icon: MailIcon,
    fields: ['subject', 'people', 'when'],
    placeholder: 'What was written',
  },
  {
    id: 'sms',
    label: 'Text message',
    icon: MessageSquareIcon,
    fields: ['direction', 'people', 'when'],
    placeholder: 'What was texted',
  },
  {
    id: 'task',
    label: 'Task',
    icon: CircleCheckIcon,
    fields: ['subject', 'due'],
    required: ['subject'],
    placeholder: 'What is to be done',
    saveLabel: 'Add task',
  },
];
