/** Notification kinds with labels for the email settings. */
export const notices = {
  planSet: 'My plan set is ready or could not be processed',
  access: 'My permissions changed',
  imports: 'My import finished',
  report: 'A file I requested is ready or could not be created',
  quote: 'A customer responded to my quote',
  aiEstimate: 'My AI estimate is completed',
  task: 'A task is assigned to me or something is shared with me',
  reminder: 'My task is due or I set a reminder for it',
  billing: 'A payment of my company failed',
  comment: 'I am mentioned in a comment or someone replies to mine',
  partnerRequest: 'A company requests to become a partner',
  customerRequest: 'A customer paid for an AI estimate',
} as const;
export type NoticeKind = keyof typeof notices;

/** Preference with the notification kinds to send by email as well. */
export const noticesByMail = 'notices-by-mail';

/** Reminders of assigned tasks, sent in the morning `days` before the due date. */
export const dueReminders = {
  before: { label: 'The day before the due date', days: 1 },
  day: { label: 'On the due date', days: 0 },
  after: { label: 'The day after the due date', days: -1 },
} as const;
export type DueReminder = keyof typeof dueReminders;
export const allDueReminders = Object.keys(dueReminders) as DueReminder[];
/** Preference with the wanted reminders; all of them if it is not set. */
export const dueRemindersPreference = 'due-reminders';
/** Preference with the time zone of reminders; the company's if it is not set. */
export const reminderTimeZonePreference = 'reminder-time-zone';

/** Specified codes of notifications with an action beyond a link. */
export const noticeCodes = {
  /** Opens the signed link of the notification. */
  openLink: 200,
  /** Downloads the file of a report. */
  reportFile: 5000,
  /** A plan set was processed; screens that show its state revalidate. */
  planRead: 2001,
} as const;
export type NoticeCode = (typeof noticeCodes)[keyof typeof noticeCodes];
