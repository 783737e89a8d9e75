import { useRef } from 'react';
import { useControlled } from '../../hooks.ts';

/** Drafts of replies and edits, by the id of the comment. */
export interface CommentDrafts {
  answers: Readonly<Record<string, string>>;
  edits: Readonly<Record<string, string>>;
}
const none: CommentDrafts = { answers: {}, edits: {} };

/** Drafts of replies and edits, controlled by the caller or local. */
export function useCommentDrafts(
  draftsProp: CommentDrafts | undefined,
  onChange: ((drafts: CommentDrafts) => void) | undefined,
) {
  const [drafts, setDrafts] = useControlled(draftsProp, none, onChange);
  /** Keeps both of two changes in the same render. */
  const now = useRef(drafts);
  now.current = drafts;
  const write = (sort: keyof CommentDrafts) => (id: string, html: string | undefined) => {
    const { [id]: _before, ...rest } = now.current[sort];
    now.current = { ...now.current, [sort]: html === undefined ? rest : { ...rest, [id]: html } };
    setDrafts(now.current);
  };
  return { drafts, setEdit: write('edits'), setAnswer: write('answers') };
}
