import { ApiError, type Comment } from '@plumbline/api';
import {
  commentsCreate,
  commentsList,
  commentsRemove,
  commentsRestore,
  commentsUpdate,
} from '@plumbline/api/hooks/comments';
import { messages } from '@plumbline/validation/messages';
import { toast } from '@plumbline/ui/toast';
import { useRef } from 'react';
import useSwr from 'swr';
import { toastMessage } from '../feedback/toast-message.ts';
import { useUndo } from '../undo/use-undo.ts';
import { sortThread, commentBody } from './thread.ts';
import { commentsMessages } from './messages.ts';

const page = 100;
/** Maximum number of loaded comments, latest first. */
const MAX_COMMENTS = 2000;

async function readAll(
  where: { prop_type: string; prop_id: string } | { parent_id: string },
): Promise<Comment[]> {
  const all: Comment[] = [];
  for (let offset = 0; offset < MAX_COMMENTS; offset += page) {
    const { data, meta } = await commentsList({ ...where, limit: page, offset });
    all.push(...data);
    if (all.length >= meta.count || data.length === 0) break;
  }
  return all;
}

async function readThread(prop_type: string, prop_id: string): Promise<Comment[]> {
  const list = await readAll({ prop_type, prop_id });
  const roots = list.filter(({ parent_id }) => !parent_id);
  const answered = roots.filter(
    ({ uuid, replies }) => replies > 0 && !list.some(({ parent_id }) => parent_id === uuid),
  );
  const answers = await Promise.all(answered.map(({ uuid }) => readAll({ parent_id: uuid })));
  return sortThread([...list, ...answers.flat()]);
}

/** Shows the server's message, or the given text, as a warning and throws it for display beside the draft. */
function failed(reason: unknown, otherwise: string, says = (_error: ApiError) => true): never {
  const isSaid = reason instanceof ApiError && reason.status !== 0 && says(reason);
  const text = isSaid ? reason.message : otherwise;
  if (!(reason instanceof ApiError && reason.status === 401)) toast.warning(text);
  throw new Error(text, { cause: reason });
}

/**
 * Loads and writes the comments of a record. Failures are shown as specified and thrown with the same message.
 * @param undoArea name of the undo stack of deletions.
 * @param onChanged called after a comment was added, changed or deleted.
 */
export function useComments(propType: string, propId: string, undoArea: string, onChanged?: () => void) {
  const { done, track } = useUndo(undoArea);
  const {
    data,
    error,
    mutate: readAgain,
  } = useSwr(['/setup/comments/list', propType, propId], () => readThread(propType, propId), {
    refreshInterval: 60_000,
    keepPreviousData: false,
  });
  const mutate = async () => {
    await readAgain();
    onChanged?.();
  };
  /** Idempotency key of the text, reused when it is sent again after a failure. */
  const attempt = useRef<{ content: string; key: string }>(undefined);
  const of = { prop_type: propType, prop_id: propId };
  return {
    comments: data,
    error: error as unknown,
    reload: () => void readAgain(),
    send: async (html: string, files: readonly { id: string }[], replyTo?: string) => {
      const content = JSON.stringify([html, files, replyTo]);
      if (attempt.current?.content !== content) attempt.current = { content, key: crypto.randomUUID() };
      try {
        await commentsCreate(
          { ...of, ...commentBody(html, files), ...(replyTo ? { parent_id: replyTo } : {}) },
          { headers: { 'idempotency-key': attempt.current.key } },
        ).then(toastMessage);
        attempt.current = undefined;
      } catch (reason) {
        if (replyTo) failed(reason, messages.errorGeneric, ({ status }) => status === 403);
        failed(reason, messages.errorGenericEror);
      }
      await mutate();
    },
    change: async (comment: Comment, html: string) => {
      const files = comment.attachments.map(({ uuid }) => ({ id: uuid }));
      try {
        const { data: left } = await track(
          commentsUpdate(comment.uuid, { ...of, ...commentBody(html, files) }).then(toastMessage),
        );
        const seen = left.comment;
        if (seen !== comment.comment)
          done({
            description: commentsMessages.commentEdited,
            undoText: commentsMessages.previousCommentTextRestored,
            back: () =>
              commentsUpdate(comment.uuid, { ...of, ...commentBody(comment.comment, files), seen }).then(() =>
                mutate(),
              ),
          });
      } catch (reason) {
        failed(reason, messages.errorGeneric);
      }
      await mutate();
    },
    remove: async (uuid: string) => {
      try {
        await track(commentsRemove(uuid));
        done({
          description: messages.itemDeleted,
          undoText: commentsMessages.commentRestored,
          back: () => commentsRestore(uuid).then(() => mutate()),
        });
      } catch (reason) {
        failed(reason, messages.errorGeneric, ({ status }) => status === 403);
      }
      await mutate();
    },
  };
}
