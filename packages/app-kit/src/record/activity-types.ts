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

/** Activity types of the timeline composer. */
export const activityKinds: readonly ActivityKind[] = [
  {
    id: 'note',
    label: 'Note',
    icon: StickyNoteIcon,
    fields: [],
    placeholder: 'Write a note',
    saveLabel: 'Save note',
  },
  {
    id: 'call',
    label: 'Call',
    icon: PhoneCallIcon,
    fields: ['direction', 'people', 'when', 'duration', 'outcome'],
    required: [],
    placeholder: 'Summary and next steps',
    outcomes: outcomes(['Reached', 'Left a message', 'No answer', 'Wrong number']),
  },
  {
    id: 'meeting',
    label: 'Meeting',
    icon: CalendarIcon,
    fields: ['subject', 'people', 'when', 'duration', 'outcome'],
    required: [],
    labels: { people: 'Attendees' },
    placeholder: 'Summary and decisions',
    outcomes: outcomes(['Held', 'Rescheduled', 'Cancelled', 'Nobody came']),
  },
  {
    id: 'email',
    label: 'Email',
    icon: MailIcon,
    fields: ['subject', 'people', 'when'],
    placeholder: 'Summary of the email',
  },
  {
    id: 'sms',
    label: 'Text message',
    icon: MessageSquareIcon,
    fields: ['direction', 'people', 'when'],
    placeholder: 'Summary of the text message',
  },
  {
    id: 'task',
    label: 'Task',
    icon: CircleCheckIcon,
    fields: ['subject', 'due'],
    required: ['subject'],
    placeholder: 'Describe the task',
    saveLabel: 'Add task',
  },
];
