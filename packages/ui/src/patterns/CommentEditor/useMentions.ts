import type { Editor } from '@tiptap/core';
import { useEffect, useRef, useState } from 'react';
import type { Mentionable, SearchMentions } from './CommentEditorProps.ts';
import { mentionQuery, type MentionQuery } from './mentionQuery.ts';

export interface OpenMention extends MentionQuery {
  /** Position of the sign in the document. */
  from: number;
}

interface Options {
  onSearchPeople?: SearchMentions;
  onSearchRecords?: SearchMentions;
}

/** Debounce of the search in milliseconds. */
const rest = 150;
const maxSuggestions = 8;

/** Mention being typed with its suggestions and keys. */
export function useMentions(editor: Editor | null, { onSearchPeople, onSearchRecords }: Options) {
  const [open, setOpen] = useState<OpenMention>();
  const [found, setFound] = useState<readonly Mentionable[]>([]);
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  const [active, setActive] = useState(0);
  const dismissed = useRef<number>(undefined);
  const searches = useRef({ person: onSearchPeople, record: onSearchRecords });
  useEffect(() => {
    searches.current = { person: onSearchPeople, record: onSearchRecords };
  });

  useEffect(() => {
    if (!editor) return;
    const look = () => {
      const { selection } = editor.state;
      const { $from, empty } = selection;
      const before = $from.parent.textBetween(0, $from.parentOffset, undefined, '\ufffc');
      const query = empty && editor.isFocused ? mentionQuery(before) : undefined;
      const from = query ? selection.from - query.length : undefined;
      if (from !== dismissed.current) dismissed.current = undefined;
      const isOpen = query && searches.current[query.sort] && dismissed.current === undefined;
      setOpen((was) => {
        if (!isOpen || from === undefined) return undefined;
        return was && was.from === from && was.query === query.query ? was : { ...query, from };
      });
    };
    editor.on('transaction', look);
    editor.on('blur', look);
    return () => {
      editor.off('transaction', look);
      editor.off('blur', look);
    };
  }, [editor]);

  const { sort, query, from } = open ?? {};
  useEffect(() => {
    setActive(0);
    if (sort === undefined || query === undefined) {
      setFound([]);
      return;
    }
    const abort = new AbortController();
    setState('loading');
    const timer = setTimeout(
      () => {
        searches.current[sort]?.(query.trim(), abort.signal).then(
          (list) => {
            if (abort.signal.aborted) return;
            // Further words after a name without a match mean that the sentence continues.
            if (list.length === 0 && query.includes(' ')) {
              dismissed.current = from;
              setOpen(undefined);
            }
            setFound(list.slice(0, maxSuggestions));
            setState('ready');
          },
          () => {
            if (abort.signal.aborted) return;
            setFound([]);
            setState('failed');
          },
        );
      },
      query === '' ? 0 : rest,
    );
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [sort, query, from]);

  const close = () => {
    dismissed.current = open?.from;
    setOpen(undefined);
  };
  const choose = (choice: Mentionable) => {
    if (!open || !editor) return;
    editor
      .chain()
      .focus()
      .insertContentAt({ from: open.from, to: open.from + open.length }, [
        { type: 'mention', attrs: { sort: open.sort, id: choice.id, label: choice.label } },
        { type: 'text', text: ' ' },
      ])
      .run();
    setOpen(undefined);
  };
  /** Returns true if the list handled the key. */
  const onKey = (key: string): boolean => {
    if (!open) return false;
    if (key === 'Escape') {
      close();
      return true;
    }
    if (found.length === 0) return false;
    const move = { ArrowDown: 1, ArrowUp: -1 }[key];
    if (move !== undefined) {
      setActive((at) => (at + move + found.length) % found.length);
      return true;
    }
    const choice = found[active];
    if ((key === 'Enter' || key === 'Tab') && choice) {
      choose(choice);
      return true;
    }
    return false;
  };
  return { open, found, state, active, setActive, choose, close, onKey };
}
