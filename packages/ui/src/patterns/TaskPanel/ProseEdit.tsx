import { PencilIcon } from 'lucide-react';
import { useEffect, useRef, useState, type MouseEvent } from 'react';
import { IconButton } from '../../components/Button/IconButton.tsx';
import { useWords } from '../../words/useWords.ts';
import { CommentEditor, type CommentEditorProps } from '../CommentEditor/CommentEditor.tsx';
import { Section } from '../RecordLayout/RecordLayout.tsx';
import { RichText, type RichTextProps } from '../RichText/RichText.tsx';
import * as styles from './TaskPanel.css.ts';
import { taskPanelWords } from './TaskPanel.words.ts';

export interface ProseEditProps
  extends
    Pick<CommentEditorProps, 'onSearchPeople' | 'onSearchRecords' | 'onUploadImage' | 'imageSource'>,
    Pick<RichTextProps, 'mentionHref'> {
  /** Heading of the section, and the name of the editor. */
  title: string;
  /** HTML of the allow-list. */
  value: string;
  /** Called as the editor is left with other words; a rejection's message stands below and the words are kept. */
  onSave: (html: string) => void | Promise<void>;
  isReadOnly?: boolean;
  /** In place of words when there are none. */
  empty: string;
  placeholder?: string;
}

/** Whether the focus has gone to a list or a small window that belongs to the editor. */
function isInPopup(root: HTMLElement): boolean {
  const popup = document.activeElement?.closest('[role=dialog], [role=listbox], [role=menu]');
  return popup !== null && popup !== undefined && !popup.contains(root);
}

/** Rich words of an item, read as they stand; a press opens the editor, leaving it saves. */
export function ProseEdit({
  title,
  value,
  onSave,
  isReadOnly,
  empty,
  placeholder,
  mentionHref,
  imageSource,
  ...editor
}: ProseEditProps) {
  const words = useWords('taskPanel', taskPanelWords);
  const root = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [draft, setDraft] = useState(value);
  const [error, setError] = useState<string>();
  const [isSaving, setSaving] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const open = () => {
    if (isReadOnly || isOpen) return;
    setDraft(value);
    setError(undefined);
    setOpen(true);
  };
  const save = async () => {
    if (isSaving) return;
    if (draft === value) {
      setOpen(false);
      return;
    }
    setSaving(true);
    try {
      await onSave(draft);
      setOpen(false);
    } catch (failure) {
      setError(failure instanceof Error && failure.message ? failure.message : words.notSaved);
    } finally {
      setSaving(false);
    }
  };
  const left = () => {
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
        : { actions: <IconButton icon={PencilIcon} label={words.edit(title)} size="sm" onPress={open} /> })}
    >
      <div
        ref={root}
        className={isReadOnly || isOpen ? undefined : styles.prose}
        onBlur={isOpen ? left : undefined}
        onClick={isOpen ? undefined : onClick}
        onKeyDown={
          isOpen
            ? (event) => {
                if (event.key !== 'Escape' || event.defaultPrevented) return;
                event.preventDefault();
                event.stopPropagation();
                setOpen(false);
              }
            : undefined
        }
      >
        {isOpen ? (
          <CommentEditor
            label={title}
            value={draft}
            onChange={setDraft}
            placeholder={placeholder ?? empty}
            isSending={isSaving}
            errorMessage={error}
            imageSource={imageSource}
            autoFocus
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
