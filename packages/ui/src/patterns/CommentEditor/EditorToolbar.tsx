import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import {
  AtSignIcon,
  BoldIcon,
  HashIcon,
  ImageIcon,
  ItalicIcon,
  LinkIcon,
  ListIcon,
  ListOrderedIcon,
  PaperclipIcon,
  UnderlineIcon,
} from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { Toolbar } from 'react-aria-components';
import { Button } from '../../components/Button/Button.tsx';
import { IconButton } from '../../components/Button/IconButton.tsx';
import { Form } from '../../components/Form/Form.tsx';
import type { IconType } from '../../components/Icon/Icon.tsx';
import { Popover } from '../../components/Popover/Popover.tsx';
import { TextField } from '../../components/TextField/TextField.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { safeHref } from '../RichText/clean.ts';
import * as styles from './CommentEditor.css.ts';
import { commentEditorMessages } from './CommentEditor.messages.ts';

interface EditorToolbarProps {
  editor: Editor;
  isDisabled?: boolean;
  onFiles?: (files: Iterable<File>) => void;
  onAttach?: (files: File[]) => void;
  hasPeople: boolean;
  hasRecords: boolean;
  /** More tools, at the start and at the end. */
  before?: ReactNode;
  after?: ReactNode;
}

const isMac = () => /Mac|iP(?:hone|ad)/.test(navigator.platform);

/** Toolbar with a single tab stop; arrow keys move between its buttons. */
export function EditorToolbar({
  editor,
  isDisabled,
  onFiles,
  onAttach,
  hasPeople,
  hasRecords,
  before,
  after,
}: EditorToolbarProps) {
  const messages = useMessages('commentEditor', commentEditorMessages);
  const marks = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      bold: current.isActive('bold'),
      italic: current.isActive('italic'),
      underline: current.isActive('underline'),
      bullets: current.isActive('bulletList'),
      numbers: current.isActive('orderedList'),
    }),
  });
  const mod = isMac() ? '⌘' : 'Ctrl+';
  const chain = () => editor.chain().focus();
  const toggle = (icon: IconType, label: string, isOn: boolean, run: () => void, shortcut?: string) => (
    <IconButton
      icon={icon}
      label={label}
      shortcut={shortcut}
      size="sm"
      isSelected={isOn}
      isDisabled={isDisabled}
      preventFocusOnPress
      onPress={run}
    />
  );
  /** A mention character starts a mention only after a space. */
  const sign = (character: string) => {
    const before = editor.state.selection.$from.nodeBefore;
    const gap = before === null || /\s$/.test(before.text ?? '') ? '' : ' ';
    chain().insertContent(`${gap}${character}`).run();
  };
  return (
    <Toolbar aria-label={messages.toolbar} className={styles.toolbar}>
      {before}
      {toggle(BoldIcon, messages.bold, marks.bold, () => chain().toggleBold().run(), `${mod}B`)}
      {toggle(ItalicIcon, messages.italic, marks.italic, () => chain().toggleItalic().run(), `${mod}I`)}
      {toggle(
        UnderlineIcon,
        messages.underline,
        marks.underline,
        () => chain().toggleUnderline().run(),
        `${mod}U`,
      )}
      <span className={styles.rule} />
      {toggle(ListIcon, messages.bulletList, marks.bullets, () => chain().toggleBulletList().run())}
      {toggle(ListOrderedIcon, messages.orderedList, marks.numbers, () => chain().toggleOrderedList().run())}
      <span className={styles.rule} />
      <LinkTool editor={editor} isDisabled={isDisabled} />
      {onFiles && (
        <FileTool
          icon={ImageIcon}
          label={messages.image}
          accept="image/png,image/jpeg,image/gif,image/webp"
          isDisabled={isDisabled}
          onFiles={onFiles}
        />
      )}
      {onAttach && (
        <FileTool icon={PaperclipIcon} label={messages.file} isDisabled={isDisabled} onFiles={onAttach} />
      )}
      {(hasPeople || hasRecords) && (
        <span className={styles.toolGroup}>
          <span className={styles.rule} />
          {hasPeople && (
            <IconButton
              icon={AtSignIcon}
              label={messages.mentionPerson}
              size="sm"
              isDisabled={isDisabled}
              preventFocusOnPress
              onPress={() => sign('@')}
            />
          )}
          {hasRecords && (
            <IconButton
              icon={HashIcon}
              label={messages.mentionRecord}
              size="sm"
              isDisabled={isDisabled}
              preventFocusOnPress
              onPress={() => sign('#')}
            />
          )}
        </span>
      )}
      {after}
    </Toolbar>
  );
}

interface FileToolProps {
  icon: IconType;
  label: string;
  /** Accepted types, like the HTML attribute. */
  accept?: string;
  isDisabled: boolean | undefined;
  /** Called with the chosen files. */
  onFiles: (files: File[]) => void;
}

/** Button that opens a file chooser. */
function FileTool({ icon, label, accept, isDisabled, onFiles }: FileToolProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <IconButton
        icon={icon}
        label={label}
        size="sm"
        isDisabled={isDisabled}
        onPress={() => input.current?.click()}
      />
      <input
        ref={input}
        type="file"
        accept={accept}
        multiple
        hidden
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          // The same file chosen again must count as a change.
          event.target.value = '';
        }}
      />
    </>
  );
}

function LinkTool({ editor, isDisabled }: { editor: Editor; isDisabled?: boolean }) {
  const messages = useMessages('commentEditor', commentEditorMessages);
  const [isOpen, setOpen] = useState(false);
  const [address, setAddress] = useState('');
  const [isWrong, setWrong] = useState(false);
  const isOn = useEditorState({ editor, selector: ({ editor: current }) => current.isActive('link') });
  const change = (open: boolean) => {
    if (open) {
      const { href } = editor.getAttributes('link') as { href?: string };
      setAddress(href ?? '');
      setWrong(false);
    }
    setOpen(open);
  };
  const apply = () => {
    const typed = address.trim();
    const href = safeHref(/^[\w-]+(?:\.[\w-]+)+(?:[/?#]|$)/.test(typed) ? `https://${typed}` : typed);
    if (href === undefined) {
      setWrong(true);
      return;
    }
    const chain = editor.chain().focus().extendMarkRange('link');
    if (editor.state.selection.empty && !isOn)
      chain.insertContent({ type: 'text', text: href, marks: [{ type: 'link', attrs: { href } }] }).run();
    else chain.setLink({ href }).run();
    setOpen(false);
  };
  return (
    <Popover
      label={messages.link}
      width="sm"
      isOpen={isOpen}
      onOpenChange={change}
      trigger={
        <IconButton
          icon={LinkIcon}
          label={messages.link}
          size="sm"
          isSelected={isOn}
          isDisabled={isDisabled}
        />
      }
    >
      <Form hasOwnRules label={messages.link} onSubmit={apply}>
        <div className={styles.linkForm}>
          <TextField
            label={messages.linkAddress}
            value={address}
            onChange={(next) => {
              setAddress(next);
              setWrong(false);
            }}
            inputMode="url"
            autoFocus
            errorMessage={isWrong ? messages.linkWrong : undefined}
          />
          <div className={styles.linkActions}>
            {isOn && (
              <Button
                size="sm"
                onPress={() => {
                  editor.chain().focus().extendMarkRange('link').unsetLink().run();
                  setOpen(false);
                }}
              >
                {messages.removeLink}
              </Button>
            )}
            <Button size="sm" variant="primary" type="submit">
              {messages.applyLink}
            </Button>
          </div>
        </div>
      </Form>
    </Popover>
  );
}
