import { ApiError, type Comment } from '@plumbline/api';
import {
  commentsCreate,
  commentsList,
  commentsRemove,
  commentsRestore,
  commentsUpdate,
} from '@plumbline/api/hooks/tasks';
import { messages } from '@plumbline/validation/messages';
import { toast } from '@plumbline/ui/toast';
import { useRef } from 'react';
import useSwr from 'swr';
import { tellMore } from '../feedback/toast-message.ts';
import { useUndo } from '../undo/use-undo.ts';
import { inOrder, sent } from './thread.ts';

const page = 100;
/** Comments that are read at most; a record with more shows its last ones. */
const most = 2000;

async function readAll(
  where: { prop_type: string; prop_id: string } | { parent_id: string },
): Promise<Comment[]> {
  const all: Comment[] = [];
  for (let offset = 0; offset < most; offset += page) {
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
  return inOrder([...list, ...answers.flat()]);
}

/** Documented: the server's words where it said some, else these; as a warning, and beside the words that are kept. */
function failed(reason: unknown, otherwise: string, says = (_error: ApiError) => true): never {
  const isSaid = reason instanceof ApiError && reason.status !== 0 && says(reason);
  const text = isSaid ? reason.message : otherwise;
  if (!(reason instanceof ApiError && reason.status === 401)) toast.warning(text);
  throw new Error(text, { cause: reason });
}

/**
 * What has been said about a record, and saying more. A failure is told as documented, and thrown in its words.
 * @param undoArea in whose turn a deletion is taken back.
 * @param onChanged something was said, changed or taken away here.
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
  /** Sent again after a failure, the same words are the same comment. */
  const attempt = useRef<{ words: string; key: string }>(undefined);
  const of = { prop_type: propType, prop_id: propId };
  return {
    comments: data,
    error: error as unknown,
    reload: () => void readAgain(),
    send: async (html: string, files: readonly { id: string }[], replyTo?: string) => {
      const words = JSON.stringify([html, files, replyTo]);
      if (attempt.current?.words !== words) attempt.current = { words, key: crypto.randomUUID() };
      try {
        await commentsCreate(
          { ...of, ...sent(html, files), ...(replyTo ? { parent_id: replyTo } : {}) },
          { headers: { 'idempotency-key': attempt.current.key } },
        ).then(tellMore);
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
          commentsUpdate(comment.uuid, { ...of, ...sent(html, files) }).then(tellMore),
        );
        const seen = left.comment;
        if (seen !== comment.comment)
          done({
            said: 'The comment was changed',
            saidBack: 'The comment says again what it did',
            back: () =>
              commentsUpdate(comment.uuid, { ...of, ...sent(comment.comment, files), seen }).then(() =>
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
          said: messages.itemDeleted,
          saidBack: 'The comment is back',
          back: () => commentsRestore(uuid).then(() => mutate()),
        });
      } catch (reason) {
        failed(reason, messages.errorGeneric, ({ status }) => status === 403);
      }
      await mutate();
    },
  };
}
