import {
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  type ClipboardEvent,
  type DragEvent,
  type KeyboardEvent,
} from 'react';
import { useLatest } from '../../hooks.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { writeRichText } from '../RichText/clean.ts';
import { CommentEditor } from './CommentEditor.tsx';
import type { CommentEditorHandle, CommentEditorProps } from './CommentEditorProps.ts';
import * as styles from './CommentEditor.css.ts';
import { commentEditorMessages } from './CommentEditor.messages.ts';

/** Converts plain text to HTML with a paragraph per line; empty for empty text. */
const htmlOf = (text: string): string =>
  text.trim() === ''
    ? ''
    : writeRichText(
        text
          .split('\n')
          .map((line) => ({ kind: 'element', tag: 'p', children: [{ kind: 'text', text: line }] })),
      );

/**
 * Comment editor that loads when it is focused; a plain field until then. The editor takes over with the text and caret
 * position as soon as it is loaded.
 */
export function EditorOnDemand({ ref, ...props }: CommentEditorProps) {
  const { label, value, onChange, onSend, placeholder, attachments = [], onAttach, errorMessage } = props;
  const messages = useMessages('commentEditor', commentEditorMessages);
  const hasBegun = value !== '' || attachments.length > 0 || errorMessage !== undefined;
  /** `coming`: the placeholder field while the editor loads. */
  const [state, setState] = useState<'field' | 'coming' | 'editor'>(hasBegun ? 'editor' : 'field');
  // A draft set by the caller may have formatting that a plain field cannot show.
  if (state === 'field' && hasBegun) setState('editor');
  const editor = useRef<CommentEditorHandle>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const editorElement = useRef<HTMLDivElement>(null);
  const [text, setText] = useState('');
  const isComposing = useRef(false);
  const isReady = useRef(false);
  const isWanted = useRef(false);
  const early = useRef<File[]>([]);

  const ask = () => setState((was) => (was === 'field' ? 'coming' : was));
  /** True during input composition, whose letters would be lost if the field were replaced. */
  const takeOver = useLatest(() => {
    if (!isReady.current || isComposing.current || state === 'editor') return;
    isWanted.current ||= document.activeElement === field.current;
    setState('editor');
    if (early.current.length > 0) onAttach?.(early.current.splice(0));
  });
  useLayoutEffect(() => {
    if (state !== 'editor' || !isWanted.current) return;
    isWanted.current = false;
    editor.current?.focus();
    // The editor is taller than the field; scroll so that the send button is visible.
    editorElement.current?.scrollIntoView({ block: 'nearest' });
  }, [state]);
  useImperativeHandle(
    ref,
    () => ({
      focus: () => {
        if (state === 'editor') editor.current?.focus();
        else field.current?.focus();
      },
      insertText: (more) => {
        if (editor.current) editor.current.insertText(more);
        else {
          setText(more);
          onChange(htmlOf(more));
          field.current?.focus();
        }
      },
    }),
    [state, onChange],
  );

  const write = (next: string) => {
    setText(next);
    onChange(htmlOf(next));
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.nativeEvent.isComposing) return;
    event.preventDefault();
    if (htmlOf(text) === '' || props.isSending) return;
    setText('');
    onSend?.(htmlOf(text));
  };
  const keep = (event: DragEvent | ClipboardEvent, { files }: DataTransfer) => {
    if (files.length === 0) return;
    event.preventDefault();
    early.current.push(...files);
    ask();
  };
  return (
    <>
      {state !== 'field' && (
        <div ref={editorElement} hidden={state === 'coming'}>
          <CommentEditor
            ref={editor}
            {...props}
            onReady={() => {
              isReady.current = true;
              takeOver();
            }}
          />
        </div>
      )}
      {state !== 'editor' && (
        <div className={styles.field}>
          <div className={styles.box} data-disabled={props.isDisabled || undefined}>
            <div className={styles.body}>
              <textarea
                ref={field}
                className={styles.plain}
                aria-label={label}
                placeholder={placeholder ?? messages.placeholder}
                value={text}
                disabled={props.isDisabled}
                onFocus={ask}
                onChange={(event) => write(event.target.value)}
                onKeyDown={onKeyDown}
                onCompositionStart={() => {
                  isComposing.current = true;
                }}
                onCompositionEnd={(event) => {
                  isComposing.current = false;
                  write(event.currentTarget.value);
                  takeOver();
                }}
                onDragEnter={ask}
                onDrop={(event) => keep(event, event.dataTransfer)}
                onPaste={(event) => keep(event, event.clipboardData)}
              />
            </div>
          </div>
        </div>
      )}
    </>
  );
}
