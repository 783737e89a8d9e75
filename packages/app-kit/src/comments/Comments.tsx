import type { Comment as Stored, DriveFile } from '@plumbline/api';
import { commentsListMentions } from '@plumbline/api/hooks/comments';
import { CommentThread, type Comment, type CommentDrafts } from '@plumbline/ui/CommentThread';
import { useDecision } from '@plumbline/permissions/react';
import { useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { copyText } from '../feedback/copy-text.ts';
import { useDraft } from '../form/use-draft.ts';
import { lazyWithRetry } from '../module/lazy-with-retry.tsx';
import { uploadFiles } from '../uploads/upload-store.ts';
import { formatCommentTime } from './format-comment-time.ts';
import { imageSource, sendToDrive } from './drive.ts';
import { commentIdFromHash, attachedFiles, fileEntityOf, permanentImageAddress } from './thread.ts';
import { useComments } from './use-comments.ts';

const Preview = lazyWithRetry(() => import('../files/Preview.tsx').then((module) => module.Preview));

export interface CommentsProps {
  /** Entity name, `space_items` for tasks. */
  propType: string;
  propId: string;
  /** Hides the editor. */
  isReadOnly?: boolean;
  /** Allows attachments; users who can only read the record can comment without files. */
  takesFiles?: boolean;
  /** URL for links to single comments; defaults to the current page. */
  href?: string;
  /** Undo stack shared with other actions on the screen, so that undo keeps their order. */
  undoArea?: string;
  /** Called after a comment was added, changed or deleted. */
  onChanged?: () => void;
}

interface Draft extends CommentDrafts {
  html: string;
  files: { id: string; name: string }[];
}
const none: Draft = { html: '', files: [], answers: {}, edits: {} };

const shownOf = (comment: Stored): Comment => ({
  id: comment.uuid,
  author: `${comment.commented_by.firstname} ${comment.commented_by.lastname}`.trim(),
  ...(comment.commented_by.picture ? { authorSrc: comment.commented_by.picture } : {}),
  when: formatCommentTime(comment.createdAt),
  dateTime: comment.createdAt,
  html: comment.is_deleted ? '<p>This comment was deleted.</p>' : comment.comment,
  ...(comment.is_deleted ? { isGone: true } : { files: attachedFiles(comment) }),
  ...(comment.parent_id ? { replyTo: comment.parent_id } : {}),
  isEdited: comment.is_edited && !comment.is_deleted,
  canEdit: comment.is_mine && !comment.is_deleted,
  canDelete: comment.is_mine && !comment.is_deleted,
});

/** Tools of the rich text editor: @ mentions of users, # mentions of records, and images stored in the drive. */
export function commentTools(propType: string, propId: string) {
  const of = { prop_type: propType, prop_id: propId };
  const onFile = { prop_type: fileEntityOf(propType), prop_id: propId };
  const find = (sign: '@' | '#') => async (search: string, signal: AbortSignal) => {
    const { data } = await commentsListMentions({ sign, search, ...of }, { signal });
    // Records are mentioned by URL, so that the text links to them.
    return data.map(({ uuid, name, detail, href }) => ({
      id: (sign === '#' && href) || uuid,
      label: name,
      ...(detail ? { description: detail } : {}),
    }));
  };
  return {
    imageSource,
    mentionHref: ({ sort, id }: { sort: string; id: string }) =>
      sort === 'record' && id.startsWith('/') ? id : undefined,
    onSearchPeople: find('@'),
    onSearchRecords: find('#'),
    onUploadImage: async (file: File, onProgress: (percent: number) => void, signal: AbortSignal) => ({
      src: permanentImageAddress(await sendToDrive(file, onFile, onProgress, signal)),
      alt: file.name,
    }),
  };
}

/** Comments of a record with an editor for mentions, images and files. */
export function Comments(props: CommentsProps) {
  // Remount for another record, so that drafts are not mixed up.
  return <Thread key={`${props.propType} ${props.propId}`} {...props} />;
}

function Thread({
  propType,
  propId,
  isReadOnly = false,
  takesFiles = true,
  href,
  undoArea = 'comments',
  onChanged,
}: CommentsProps) {
  const { comments, error, reload, send, change, remove } = useComments(
    propType,
    propId,
    undoArea,
    onChanged,
  );
  const draft = useDraft<Draft>(`comment ${propType} ${propId}`, none);
  const [opened, setOpened] = useState<{ id: string; name: string }>();
  const { hash, pathname, search } = useLocation();
  const shown = useMemo(() => (comments ?? []).map(shownOf), [comments]);
  const of = { prop_type: fileEntityOf(propType), prop_id: propId };
  const files = useRef(draft.value.files);
  files.current = draft.value.files;
  const mayAdd = useDecision({ app: 2, name: 'drive', type: 'a' });
  const canAttach = takesFiles && mayAdd.allowed;
  const { onUploadImage, ...tools } = commentTools(propType, propId);
  const target = commentIdFromHash(hash);
  const latest = useRef(draft.value);
  latest.current = draft.value;
  /** Stores the draft, or removes it when it is empty. */
  const write = (part: Partial<Draft>) => {
    latest.current = { ...latest.current, ...part };
    const { html, files: attachments, answers, edits } = latest.current;
    if (html === '' && attachments.length + Object.keys({ ...answers, ...edits }).length === 0)
      draft.discard();
    else draft.change(part);
  };
  return (
    <>
      <CommentThread
        comments={shown}
        isLoading={!comments && !error}
        isFailed={!comments && Boolean(error)}
        onReload={reload}
        {...tools}
        {...(canAttach ? { onUploadImage } : {})}
        onOpenFile={setOpened}
        onCopyLink={(id) => copyText(`${location.origin}${href ?? pathname + search}#comment-${id}`)}
        {...(target ? { targetId: target } : {})}
        onEdit={async (id, html) => {
          const comment = comments?.find(({ uuid }) => uuid === id);
          if (comment) await change(comment, html);
        }}
        onDelete={remove}
        drafts={draft.value}
        onDraftsChange={({ answers, edits }) => write({ answers, edits })}
        {...(isReadOnly
          ? {}
          : {
              draft: draft.value.html,
              onDraftChange: (html: string) => write({ html }),
              attachments: draft.value.files,
              ...(canAttach
                ? {
                    onAttach: (chosen: File[]) => {
                      for (const file of chosen)
                        uploadFiles([file], of, (id) => {
                          files.current = [...files.current, { id, name: file.name }];
                          draft.change({ files: files.current });
                        });
                    },
                  }
                : {}),
              onDetach: (id: string) =>
                draft.change({ files: draft.value.files.filter((file) => file.id !== id) }),
              onSend: async (html: string, replyTo?: string) => {
                await send(html, replyTo ? [] : draft.value.files, replyTo);
                if (!replyTo) write({ html: '', files: [] });
              },
            })}
      />
      {opened && (
        <Preview
          item={{ uuid: opened.id, name: opened.name } as DriveFile}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
}
