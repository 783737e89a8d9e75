import type { Comment as Stored, DriveFile } from '@plumbline/api';
import { commentsMentions } from '@plumbline/api/hooks/tasks';
import { CommentThread, type Comment, type CommentDrafts } from '@plumbline/ui/CommentThread';
import { useDecision } from '@plumbline/permissions/react';
import { useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { copyText } from '../feedback/copy-text.ts';
import { useDraft } from '../form/use-draft.ts';
import { lazyPart } from '../module/lazy-with-retry.tsx';
import { uploadFiles } from '../uploads/upload-store.ts';
import { said } from './format-comment-time.ts';
import { imageSource, sendToDrive } from './drive.ts';
import { commentInHash, filesBeside, filesTypeOf, keptAddress } from './thread.ts';
import { useComments } from './use-comments.ts';

const Preview = lazyPart(() => import('../files/Preview.tsx').then((module) => module.Preview));

export interface CommentsProps {
  /** The kind of record, `space_items` for tasks, and its id. */
  propType: string;
  propId: string;
  /** Comments are read, and none is written. */
  isReadOnly?: boolean;
  /** Who may only read the record says something about it, and puts no files on it. */
  takesFiles?: boolean;
  /** Where one record's comments are, for the link to one of them; where this page is, unless given. */
  href?: string;
  /** Where what is done beside the comments is taken back, so that all of it goes back in its order. */
  undoArea?: string;
  /** Something was said, changed or taken away here: what counts comments counts anew. */
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
  when: said(comment.createdAt),
  dateTime: comment.createdAt,
  html: comment.is_deleted ? '<p>This comment was deleted.</p>' : comment.comment,
  ...(comment.is_deleted ? { isGone: true } : { files: filesBeside(comment) }),
  ...(comment.parent_id ? { replyTo: comment.parent_id } : {}),
  isEdited: comment.is_edited && !comment.is_deleted,
  canEdit: comment.is_mine && !comment.is_deleted,
  canDelete: comment.is_mine && !comment.is_deleted,
});

/** What an editor of rich words offers on a record: people by @, records by #, and images that go into the drive. */
export function commentTools(propType: string, propId: string) {
  const of = { prop_type: propType, prop_id: propId };
  const onFile = { prop_type: filesTypeOf(propType), prop_id: propId };
  const find = (sign: '@' | '#') => async (words: string, signal: AbortSignal) => {
    const { data } = await commentsMentions({ sign, search: words, ...of }, { signal });
    // A record is named by where it is: the text itself leads there, whoever reads it.
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
      src: keptAddress(await sendToDrive(file, onFile, onProgress, signal)),
      alt: file.name,
    }),
  };
}

/** What has been said about any record, and where the next is written: people by @, records by #, images, files. */
export function Comments(props: CommentsProps) {
  // Of another record, everything that is being written is another's, too.
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
  const of = { prop_type: filesTypeOf(propType), prop_id: propId };
  const files = useRef(draft.value.files);
  files.current = draft.value.files;
  const mayAdd = useDecision({ app: 2, name: 'drive', type: 'a' });
  const canAttach = takesFiles && mayAdd.allowed;
  const { onUploadImage, ...tools } = commentTools(propType, propId);
  const target = commentInHash(hash);
  const latest = useRef(draft.value);
  latest.current = draft.value;
  /** Nothing is kept once nothing is being written any more. */
  const write = (part: Partial<Draft>) => {
    latest.current = { ...latest.current, ...part };
    const { html, files: beside, answers, edits } = latest.current;
    if (html === '' && beside.length + Object.keys({ ...answers, ...edits }).length === 0) draft.discard();
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
