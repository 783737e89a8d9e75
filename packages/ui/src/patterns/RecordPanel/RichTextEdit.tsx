import { PencilIcon } from 'lucide-react';
import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { IconButton } from '../../components/Button/IconButton.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { CommentEditor } from '../CommentEditor/CommentEditor.tsx';
import type { CommentEditorProps } from '../CommentEditor/CommentEditorProps.ts';
import { Section } from '../RecordLayout/RecordLayout.tsx';
import { RichText, type RichTextProps } from '../RichText/RichText.tsx';
import { useControlled } from '../../hooks.ts';
import * as styles from './RichTextEdit.css.ts';
import { richTextEditMessages } from './RichTextEdit.messages.ts';

/** Draft of an edited text. */
export interface RichTextDraft {
  /** HTML of the draft. */
  html: string;
  /** HTML when editing began. */
  begun: string;
}

export interface RichTextEditProps
  extends
    Pick<CommentEditorProps, 'onSearchPeople' | 'onSearchRecords' | 'onUploadImage' | 'imageSource'>,
    Pick<RichTextProps, 'mentionHref'> {
  /** Heading of the section, and the name of the editor. */
  title: string;
  /** HTML with the elements that `RichText` allows. */
  value: string;
  /** Called on blur with changed text; a rejection's message is shown and the draft is kept. */
  onSave: (html: string, begun: string) => void | Promise<void>;
  /** Controlled draft, so that it survives the panel; null for none. */
  draft?: RichTextDraft | null;
  /** Called with the draft, or null when it is discarded. */
  onDraftChange?: (draft: RichTextDraft | null) => void;
  /** Shows the value without editing. */
  isReadOnly?: boolean;
  /** Shown if there is no text. */
  empty: string;
  /** Placeholder text of the empty input. */
  placeholder?: string;
}

/** True if the focus is in a popup of the editor. */
function isInPopup(root: HTMLElement): boolean {
  const popup = document.activeElement?.closest('[role=dialog], [role=listbox], [role=menu]');
  return popup !== null && popup !== undefined && !popup.contains(root);
}

/** Section with rich text that is edited in place: a press opens the editor, blur saves. */
export function RichTextEdit({
  title,
  value,
  onSave,
  draft: draftProp,
  onDraftChange,
  isReadOnly,
  empty,
  placeholder,
  mentionHref,
  imageSource,
  ...editor
}: RichTextEditProps) {
  const messages = useMessages('richTextEdit', richTextEditMessages);
  const root = useRef<HTMLDivElement>(null);
  const [draft, setDraft] = useControlled<RichTextDraft | null>(draftProp, null, onDraftChange);
  const isOpen = draft !== null && !isReadOnly;
  /** A draft restored from before a reload does not take the focus. */
  const [isOwn, setOwn] = useState(false);
  const [error, setError] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const close = () => {
    setError(undefined);
    setDraft(null);
  };
  const open = () => {
    if (isReadOnly || isOpen) return;
    setError(undefined);
    setOwn(true);
    setDraft({ html: value, begun: value });
  };
  const save = async () => {
    if (isSaving || !draft) return;
    if (draft.html === draft.begun) {
      close();
      return;
    }
    setSaving(true);
    try {
      await onSave(draft.html, draft.begun);
      close();
    } catch (failure) {
      setError(failure instanceof Error && failure.message ? failure.message : messages.notSaved);
    } finally {
      setSaving(false);
    }
  };
  const onBlur = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      if (!root.current || root.current.contains(document.activeElement) || isInPopup(root.current)) return;
      void save();
    }, 0);
  };
  const onClick = (event: MouseEvent) => {
    if (!(event.target as Element).closest('a, button, img') && getSelection()?.isCollapsed !== false) open();
  };
  return (
    <Section
      title={title}
      {...(isReadOnly || isOpen
        ? {}
        : {
            actions: <IconButton icon={PencilIcon} label={messages.edit(title)} size="sm" onPress={open} />,
          })}
    >
      <div
        ref={root}
        className={isReadOnly || isOpen ? undefined : styles.prose}
        onBlur={isOpen ? onBlur : undefined}
        onClick={isOpen ? undefined : onClick}
        onKeyDown={
          isOpen
            ? (event) => {
                if (event.key !== 'Escape' || event.defaultPrevented) return;
                event.preventDefault();
                event.stopPropagation();
                close();
              }
            : undefined
        }
      >
        {isOpen ? (
          <CommentEditor
            label={title}
            value={draft.html}
            onChange={(html) => setDraft({ ...draft, html })}
            placeholder={placeholder ?? empty}
            isSending={isSaving}
            errorMessage={error}
            imageSource={imageSource}
            {...(isOwn
              ? { autoFocus: true }
              : // A draft from before a reload has no focus, so blur cannot save it.
                { onSend: () => void save(), sendLabel: messages.save, onCancel: close })}
            {...editor}
          />
        ) : value === '' ? (
          <p className={styles.empty}>{empty}</p>
        ) : (
          <RichText html={value} mentionHref={mentionHref} imageSource={imageSource} />
        )}
      </div>
    </Section>
  );
}
