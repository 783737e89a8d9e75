/** Texts of the comments screens. */
export const commentsMessages = {
  yesterdayTimeOf: (time: string) => `Yesterday, ${time}`,
  commentEdited: 'Comment edited',
  previousCommentTextRestored: 'Previous comment text restored',
  commentRestored: 'Comment restored',
};
