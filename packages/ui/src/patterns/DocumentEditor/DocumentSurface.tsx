import { EditorContent, useEditor } from '@tiptap/react';
import { CircleAlertIcon } from 'lucide-react';
import { cleanDocument, isEmptyDocument } from '@plumbline/validation';
import { useEffect, useId, useImperativeHandle, useMemo, useRef, useState } from 'react';
import * as fieldStyles from '../../components/Field/Field.css.ts';
import { Icon } from '../../components/Icon/Icon.tsx';
import { cx } from '../../cx.ts';
import { useLatest } from '../../hooks.ts';
import { useMessages } from '../../messages/useMessages.ts';
import * as shared from '../CommentEditor/CommentEditor.css.ts';
import { cleanPaste } from '../RichText/paste.ts';
import { prose } from '../RichText/RichText.css.ts';
import type { DocumentEditorProps, DocumentPiece } from './DocumentEditorProps.ts';
import * as styles from './DocumentEditor.css.ts';
import { documentEditorMessages } from './DocumentEditor.messages.ts';
import { DocumentTools } from './DocumentTools.tsx';
import { documentExtensions } from './extensions.ts';
import { movePiece } from './place.ts';
import { useEditorBox } from '../CommentEditor/useEditorBox.ts';
import { useControlledContent } from '../CommentEditor/useControlledContent.ts';

const emptied = (html: string): string => (isEmptyDocument(html) ? '' : cleanDocument(html));
const finder = (pieces: readonly DocumentPiece[]) => (name: string) =>
  pieces.find((each) => each.name === name);

/** Editor with its dependencies, loaded with the first one on a page. */
export default function DocumentSurface({
  label,
  value,
  onChange,
  fields,
  blocks,
  isDisabled = false,
  errorMessage,
  ref,
}: DocumentEditorProps) {
  const messages = useMessages('documentEditor', documentEditorMessages);
  const id = useId();
  const surface = useRef<HTMLDivElement>(null);
  const [announcement, setAnnouncement] = useState('');
  // The document is mounted after the first render; its attributes are set in the next one.
  const [, setMounted] = useState(false);
  const change = useControlledContent(value, onChange, (html) =>
    editor.commands.setContent(cleanDocument(html), { emitUpdate: false }),
  );
  const onKey = useLatest((event: KeyboardEvent): boolean => {
    const step = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : undefined;
    if (event.isComposing || !event.altKey || step === undefined) return false;
    event.preventDefault();
    move(step);
    return true;
  });
  const extensions = useMemo(
    () =>
      documentExtensions({
        fieldText: finder(fields),
        blockText: finder(blocks),
        unknown: messages.unknown,
      }),
    [fields, blocks, messages],
  );
  const editor = useEditor({
    extensions,
    content: cleanDocument(value),
    injectCSS: false,
    editable: !isDisabled,
    onMount: () => setMounted(true),
    onUpdate: ({ editor: current }) => change(emptied(current.getHTML())),
    editorProps: {
      handleKeyDown: (_view, event) => onKey(event),
      // The editor would stop Escape, which has to reach the surrounding drawer.
      handleDOMEvents: { keydown: (_view, event) => event.key === 'Escape' },
      // Content of the editor is kept; content of other programs keeps its structure only.
      transformPastedHTML: (html) =>
        cleanDocument(/data-(?:field|block)=/.test(html) ? html : cleanPaste(html)),
    },
  });
  function move(step: -1 | 1) {
    const moved = movePiece(editor, step);
    if (moved) setAnnouncement(messages.moved(moved.place, moved.count));
  }
  useEffect(() => {
    if (editor.isEditable === isDisabled) editor.setEditable(!isDisabled, false);
  }, [editor, isDisabled]);
  useEditorBox(surface, {
    'aria-label': label,
    'aria-disabled': isDisabled ? 'true' : undefined,
    'aria-invalid': errorMessage ? 'true' : undefined,
    'aria-describedby': errorMessage ? `${id}-error` : undefined,
  });
  useImperativeHandle(ref, () => ({ focus: () => void editor.commands.focus() }), [editor]);
  return (
    <div className={shared.field}>
      <div
        className={shared.box}
        data-invalid={errorMessage ? true : undefined}
        data-disabled={isDisabled || undefined}
      >
        <DocumentTools
          editor={editor}
          fields={fields}
          blocks={blocks}
          isDisabled={isDisabled}
          onMove={move}
          onPlaced={(piece) => setAnnouncement(messages.placed(piece))}
        />
        <div className={styles.body} onClick={() => !editor.isFocused && editor.commands.focus()}>
          <EditorContent
            innerRef={surface}
            editor={editor}
            className={cx(prose, shared.surface, styles.surface)}
          />
        </div>
      </div>
      {errorMessage && (
        <div id={`${id}-error`} role="alert" className={fieldStyles.error}>
          <span className={fieldStyles.errorGlyph}>
            <Icon icon={CircleAlertIcon} size={14} />
          </span>
          <span>{errorMessage}</span>
        </div>
      )}
      <span role="status" className={shared.unseen}>
        {announcement}
      </span>
    </div>
  );
}
