/** What people are told of, in words for choosing which of it also comes by mail. */
export const notices = {
  planSet: 'A plan set of mine is ready, or was refused',
  access: 'What I may do was changed',
  imports: 'An import of mine has ended',
  report: 'A file that I asked for is ready, or could not be made',
  quote: 'A customer answered a quote of mine',
  aiEstimate: 'An AI estimate of mine is completed',
  task: 'A task is assigned to me, or something is shared with me',
  reminder: 'A task of mine is due, or I asked to be reminded of it',
  billing: 'A payment of my company failed',
  comment: 'I am named in a comment, or mine is answered',
  partnerRequest: 'A company asks to become a partner',
  customerRequest: 'A customer has paid for an AI estimate',
} as const;
export type NoticeKind = keyof typeof notices;

/** The preference that lists the kinds of notice somebody also wants by mail. */
export const noticesByMail = 'notices-by-mail';

/** When somebody is reminded of tasks that they are assigned to, in words; each in the morning, as many days before the due date. */
export const dueReminders = {
  before: { label: 'The day before they are due', days: 1 },
  day: { label: 'On the day on which they are due', days: 0 },
  after: { label: 'The day after, when they are overdue', days: -1 },
} as const;
export type DueReminder = keyof typeof dueReminders;
export const allDueReminders = Object.keys(dueReminders) as DueReminder[];
/** The preference that lists those that somebody wants; without it, all of them. */
export const dueRemindersWanted = 'due-reminders';
/** The preference by whose time zone somebody's mornings begin; without it, the company's. */
export const zoneOfMornings = 'reminder-time-zone';

/** What a notification does beyond leading somewhere, by its documented code. */
export const noticeCodes = {
  /** Opens the signed link that comes with it. */
  openLink: 200,
  /** Downloads a report's file. */
  reportFile: 5000,
  /** A plan set was read: what shows its state reads it anew. */
  planRead: 2001,
} as const;
export type NoticeCode = (typeof noticeCodes)[keyof typeof noticeCodes];
