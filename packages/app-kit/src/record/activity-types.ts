import type { ActivityKind } from '@plumbline/ui/ActivityComposer';
import {
  CalendarIcon,
  CircleCheckIcon,
  MailIcon,
  MessageSquareIcon,
  PhoneCallIcon,
  StickyNoteIcon,
} from '@plumbline/ui/icons';
import { recordMessages } from './messages.ts';

const outcomes = (labels: readonly string[]) => labels.map((label) => ({ id: label, label }));

/** Activity types of the timeline composer. */
export const activityKinds: readonly ActivityKind[] = [
  {
    id: 'note',
    label: recordMessages.note,
    icon: StickyNoteIcon,
    fields: [],
    placeholder: recordMessages.notePlaceholder,
    saveLabel: recordMessages.saveNote,
  },
  {
    id: 'call',
    label: recordMessages.call,
    icon: PhoneCallIcon,
    fields: ['direction', 'people', 'when', 'duration', 'outcome'],
    required: [],
    placeholder: recordMessages.callPlaceholder,
    outcomes: outcomes([
      'Reached',
      recordMessages.leftAMessage,
      recordMessages.noAnswer,
      recordMessages.wrongNumber,
    ]),
  },
  {
    id: 'meeting',
    label: recordMessages.meeting,
    icon: CalendarIcon,
    fields: ['subject', 'people', 'when', 'duration', 'outcome'],
    required: [],
    labels: { people: 'Attendees' },
    placeholder: recordMessages.meetingPlaceholder,
    outcomes: outcomes(['Held', 'Rescheduled', 'Cancelled', recordMessages.nobodyCame]),
  },
  {
    id: 'email',
    label: recordMessages.email,
    icon: MailIcon,
    fields: ['subject', 'people', 'when'],
    placeholder: recordMessages.emailPlaceholder,
  },
  {
    id: 'sms',
    label: recordMessages.textMessage,
    icon: MessageSquareIcon,
    fields: ['direction', 'people', 'when'],
    placeholder: recordMessages.textMessagePlaceholder,
  },
  {
    id: 'task',
    label: recordMessages.task,
    icon: CircleCheckIcon,
    fields: ['subject', 'due'],
    required: ['subject'],
    placeholder: recordMessages.taskPlaceholder,
    saveLabel: recordMessages.addTask,
  },
];
