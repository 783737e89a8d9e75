import { EditorContent, useEditorState } from '@tiptap/react';
import DOMPurify from 'dompurify';
import { CircleAlertIcon, PaperclipIcon } from 'lucide-react';
import { useEffect, useId, useImperativeHandle, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { cx } from '../../cx.ts';
import * as fieldStyles from '../../components/Field/Field.css.ts';
import { Chip } from '../../components/Chip/Chip.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { useLatest } from '../../hooks.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { cleanHtml, isEmptyHtml, allowedElements } from '../RichText/clean.ts';
import { cleanPaste } from '../RichText/paste.ts';
import { prose } from '../RichText/RichText.css.ts';
import type { CommentEditorProps } from './CommentEditorProps.ts';
import * as styles from './CommentEditor.css.ts';
import { commentEditorMessages } from './CommentEditor.messages.ts';
import { EditorFooter } from './EditorFooter.tsx';
import { EditorToolbar } from './EditorToolbar.tsx';
import { extensionsWith } from './extensions.ts';
import { MentionList } from './MentionList.tsx';
import { UploadRow } from './UploadRow.tsx';
import { useImageUploads } from './useImageUploads.ts';
import { useMentions } from './useMentions.ts';
import { useEditorBox } from './useEditorBox.ts';
import { useControlledContent } from './useControlledContent.ts';
import { useMountedLater } from './useMountedLater.ts';

/** Second sanitizing step after the cleaner: pasted HTML is parsed by the browser. */
const purified = (html: string): string =>
  DOMPurify.sanitize(cleanPaste(html), {
    ALLOWED_TAGS: [...Object.keys(allowedElements), 'a', 'br', 'img', 'span'],
    ALLOWED_ATTR: ['href', 'src', 'alt', 'data-mention', 'data-id'],
  });

const isPicture = (file: File): boolean => /^image\/(?!svg)/.test(file.type);
const emptied = (html: string): string => (isEmptyHtml(html) ? '' : cleanHtml(html));

/** Keeps a trailing space that was just typed. */
const asWritten = { preserveWhitespace: true } as const;

/** Editor with its dependencies, loaded with the first one on a page. */
export default function EditorSurface({
  label,
  value,
  onChange,
  onSend,
  sendLabel,
  onCancel,
  placeholder,
  isSending = false,
  isDisabled,
  errorMessage,
  onSearchPeople,
  onSearchRecords,
  onUploadImage,
  imageSource,
  attachments = [],
  onAttach,
  onDetach,
  autoFocus,
  onReady,
  ref,
}: CommentEditorProps) {
  const messages = useMessages('commentEditor', commentEditorMessages);
  const id = useId();
  const listId = `${id}-mentions`;
  const anchor = useRef<HTMLSpanElement>(null);
  const surface = useRef<HTMLDivElement>(null);
  const [announcement, setAnnouncement] = useState('');
  const isInert = isDisabled || isSending;

  const change = useControlledContent(value, onChange, (html) =>
    editor.commands.setContent(cleanHtml(html), { emitUpdate: false, parseOptions: asWritten }),
  );
  const onKey = useLatest((event: KeyboardEvent): boolean => {
    if (event.isComposing) return false;
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      send();
      return true;
    }
    const isTaken = mentions.onKey(event.key);
    // Escape for the list must not close the dialog around the editor.
    if (isTaken) event.stopPropagation();
    return isTaken;
  });
  const takeFiles = useLatest((files: Iterable<File>, at?: number) => {
    const all = [...files];
    const rest = onAttach ? all.filter((file) => !onUploadImage || !isPicture(file)) : [];
    if (rest.length > 0) onAttach?.(rest);
    return uploads.take(all, at) || rest.length > 0;
  });
  const findImage = useLatest((src: string) => imageSource?.(src) ?? Promise.resolve(src));
  const extensions = useMemo(() => extensionsWith((src) => findImage(src)), [findImage]);

  const { editor, isMounted, whenMounted } = useMountedLater({
    extensions,
    content: cleanHtml(value),
    parseOptions: asWritten,
    injectCSS: false,
    editable: !isInert,
    autofocus: autoFocus ? 'end' : false,
    onUpdate: ({ editor: current }) => change(emptied(current.getHTML())),
    editorProps: {
      handleKeyDown: (_view, event) => onKey(event),
      handleDOMEvents: {
        // The editor stops every Escape; those that its list does not handle are passed to the dialog or panel.
        keydown: (_view, event) => {
          if (event.key !== 'Escape') return false;
          if (onKey(event)) event.preventDefault();
          return true;
        },
      },
      transformPastedHTML: purified,
      handlePaste: (_view, event) => {
        const data = event.clipboardData;
        // Copied spreadsheet cells contain text and a picture; the text is used.
        if (!data || data.files.length === 0 || data.getData('text/html').includes('<table')) return false;
        return takeFiles(data.files);
      },
      handleDrop: (view, event) => {
        if (!event.dataTransfer?.files.length) return false;
        const at = view.posAtCoords({ left: event.clientX, top: event.clientY })?.pos;
        return takeFiles(event.dataTransfer.files, at);
      },
    },
  });
  const mentions = useMentions(editor, { onSearchPeople, onSearchRecords });
  const uploads = useImageUploads(editor, onUploadImage, {
    failed: messages.uploadFailed,
    onAdded: (name) => setAnnouncement(messages.imageAdded(name)),
  });
  const isEmpty = useEditorState({ editor, selector: ({ editor: current }) => current.isEmpty });

  useEffect(() => {
    if (isMounted && editor.isEditable === isInert) editor.setEditable(!isInert, false);
  }, [editor, isInert, isMounted]);

  const ready = useLatest(() => onReady?.());
  useEffect(() => {
    if (isMounted) ready();
  }, [isMounted, ready]);

  const { open, found, active } = mentions;
  const hasList = open !== undefined && found.length > 0;
  const describedBy = [errorMessage ? `${id}-error` : '', onSend ? `${id}-hint` : ''].join(' ').trim();
  useEditorBox(surface, {
    'aria-label': label,
    'aria-disabled': isInert ? 'true' : undefined,
    'aria-invalid': errorMessage ? 'true' : undefined,
    'aria-describedby': describedBy || undefined,
    'aria-autocomplete': onSearchPeople || onSearchRecords ? 'list' : undefined,
    'aria-controls': hasList ? listId : undefined,
    'aria-activedescendant': hasList ? `${listId}-${active}` : undefined,
    'aria-placeholder': placeholder ?? messages.placeholder,
  });
  // The list is anchored at the mention character, which does not move while the name is typed.
  const from = open?.from;
  useLayoutEffect(() => {
    if (from === undefined || !anchor.current) return;
    const { left, top, bottom } = editor.view.coordsAtPos(Math.min(from, editor.state.doc.content.size));
    anchor.current.style.left = `${left}px`;
    anchor.current.style.top = `${top}px`;
    anchor.current.style.height = `${bottom - top}px`;
  }, [editor, from]);

  useImperativeHandle(
    ref,
    () => ({
      focus: () =>
        whenMounted(() => {
          editor.commands.focus('end');
          // The focus command waits for a frame, and keys typed until then would be lost.
          editor.view.focus();
        }),
      insertText: (text) =>
        whenMounted(() => void editor.chain().focus().insertContent({ type: 'text', text }).run()),
    }),
    [editor, whenMounted],
  );

  const pendingUploads = uploads.uploads.some(({ failure }) => failure === undefined);
  function send() {
    const html = emptied(editor.getHTML());
    if ((html === '' && attachments.length === 0) || isInert || pendingUploads) return;
    onSend?.(html);
  }
  return (
    <div className={styles.field}>
      <div
        className={styles.box}
        data-invalid={errorMessage ? true : undefined}
        data-disabled={isDisabled || undefined}
      >
        <EditorToolbar
          editor={editor}
          isDisabled={isInert}
          onFiles={onUploadImage && ((files) => void uploads.take(files))}
          {...(onAttach ? { onAttach } : {})}
          hasPeople={onSearchPeople !== undefined}
          hasRecords={onSearchRecords !== undefined}
        />
        <div
          className={styles.body}
          onClick={() => isMounted && !editor.isFocused && editor.commands.focus('end')}
        >
          {isMounted ? (
            <EditorContent innerRef={surface} editor={editor} className={cx(prose, styles.surface)} />
          ) : (
            <div className={styles.surface} />
          )}
          {isEmpty && (
            <span className={styles.placeholder} aria-hidden>
              {placeholder ?? messages.placeholder}
            </span>
          )}
        </div>
        {uploads.uploads.length > 0 && (
          <ul className={styles.uploads} aria-label={messages.uploads}>
            {uploads.uploads.map((upload) => (
              <UploadRow
                key={upload.id}
                upload={upload}
                onRetry={() => uploads.retry(upload)}
                onRemove={() => uploads.drop(upload.id)}
              />
            ))}
          </ul>
        )}
        {attachments.length > 0 && (
          <ul className={styles.attached} aria-label={messages.files}>
            {attachments.map(({ id: file, name }) => (
              <li key={file}>
                <Chip
                  icon={PaperclipIcon}
                  value={name}
                  {...(onDetach && !isInert
                    ? { onRemove: () => onDetach(file), removeLabel: messages.detach(name) }
                    : {})}
                />
              </li>
            ))}
          </ul>
        )}
        {(onSend || onCancel) && (
          <EditorFooter
            onSend={onSend}
            sendLabel={sendLabel}
            onCancel={onCancel}
            isSending={isSending}
            isDisabled={isDisabled}
            onSearchPeople={onSearchPeople}
            onSearchRecords={onSearchRecords}
            hintId={`${id}-hint`}
            isEmpty={isEmpty && attachments.length === 0}
            isInert={isInert}
            isUploading={pendingUploads}
            onClear={() => editor.chain().clearContent(true).focus().run()}
            send={send}
          />
        )}
      </div>
      {errorMessage && (
        <div id={`${id}-error`} role="alert" className={fieldStyles.error}>
          <span className={fieldStyles.errorGlyph}>
            <Icon icon={CircleAlertIcon} size={14} />
          </span>
          <span>{errorMessage}</span>
        </div>
      )}
      <span ref={anchor} className={styles.anchor} aria-hidden />
      {open && (
        <MentionList
          key={open.from}
          listId={listId}
          anchor={anchor}
          open={open}
          found={found}
          state={mentions.state}
          active={active}
          onActive={mentions.setActive}
          onChoose={mentions.choose}
          onClose={mentions.close}
        />
      )}
      <span role="status" className={styles.unseen}>
        {announcement}
      </span>
    </div>
  );
}
