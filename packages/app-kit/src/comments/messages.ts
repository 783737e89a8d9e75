/** Texts of the comments screens. */
export const commentsMessages = {
  yesterdayTimeOf: (timeOf: string) => `Yesterday, ${timeOf}`,
  commentEdited: 'Comment edited',
  previousCommentTextRestored: 'Previous comment text restored',
  commentRestored: 'Comment restored',
};
