import { useRef } from 'react';
import { useControlled } from '../../hooks.ts';

/** What is being written beside a new comment, by the comment that it answers or changes. */
export interface CommentDrafts {
  answers: Readonly<Record<string, string>>;
  edits: Readonly<Record<string, string>>;
}
const none: CommentDrafts = { answers: {}, edits: {} };

/** Answers and changes that are being written: the caller's, or kept here. */
export function useCommentDrafts(
  given: CommentDrafts | undefined,
  onChange: ((drafts: CommentDrafts) => void) | undefined,
) {
  const [drafts, setDrafts] = useControlled(given, none, onChange);
  /** Two that change in one go both stay. */
  const now = useRef(drafts);
  now.current = drafts;
  const write = (sort: keyof CommentDrafts) => (id: string, html: string | undefined) => {
    const { [id]: _before, ...rest } = now.current[sort];
    now.current = { ...now.current, [sort]: html === undefined ? rest : { ...rest, [id]: html } };
    setDrafts(now.current);
  };
  return { drafts, setEdit: write('edits'), setAnswer: write('answers') };
}
