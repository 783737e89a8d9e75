/** What people are told of, in words for choosing which of it also comes by mail. */
export const notices = {
  planSet: 'A plan set of mine is ready, or was refused',
  access: 'What I may do was changed',
} as const;
export type NoticeKind = keyof typeof notices;

/** The preference that lists the kinds of notice somebody also wants by mail. */
export const noticesByMail = 'notices-by-mail';
