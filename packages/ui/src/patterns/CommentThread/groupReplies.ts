type Threaded = { id: string; replyTo?: string };

/** Comments of a thread and their replies by comment. A reply to a missing comment is treated as a comment. */
export function groupReplies<Item extends Threaded>(comments: readonly Item[]) {
  const ids = new Set(comments.map(({ id }) => id));
  const answers = Map.groupBy(comments, ({ replyTo }) =>
    replyTo !== undefined && ids.has(replyTo) ? replyTo : undefined,
  );
  return { ids, roots: answers.get(undefined) ?? [], answers };
}

/**
 * Comments that take the focus after one is removed, the nearest first: the comment itself, which stays without its text
 * if it was answered, the next one, and the ones before.
 */
export function idsAfterRemoval(comments: readonly Threaded[], id: string): string[] {
  const { roots, answers } = groupReplies(comments);
  const order = roots.flatMap((root) => [root, ...(answers.get(root.id) ?? [])]).map((comment) => comment.id);
  const at = order.indexOf(id);
  return [id, ...order.slice(at + 1, at + 2), ...order.slice(0, at).toReversed()];
}
