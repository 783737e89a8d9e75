import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import {
  ArrowDownIcon,
  ArrowUpIcon,
  BracesIcon,
  Heading1Icon,
  Heading2Icon,
  LayoutPanelTopIcon,
} from 'lucide-react';
import { Button } from '../../components/Button/Button.tsx';
import { IconButton } from '../../components/Button/IconButton.tsx';
import { Menu, type MenuEntry } from '../../components/Menu/Menu.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { rule } from '../CommentEditor/CommentEditor.css.ts';
import { EditorToolbar } from '../CommentEditor/EditorToolbar.tsx';
import type { DocumentPiece } from './DocumentEditorProps.ts';
import { documentEditorMessages } from './DocumentEditor.messages.ts';
import { placeBlock, placeField } from './place.ts';

/** Menu of the fields and blocks in groups. */
function entriesOf(pieces: readonly DocumentPiece[], place: (piece: DocumentPiece) => void): MenuEntry[] {
  const groups = [...new Set(pieces.map(({ group }) => group))];
  return groups.map((group) => ({
    id: group,
    title: group,
    items: pieces
      .filter((piece) => piece.group === group)
      .map((piece) => ({
        id: piece.name,
        label: piece.label,
        ...(piece.help ? { description: piece.help } : {}),
        onAction: () => place(piece),
      })),
  }));
}

/** Toolbar with the tools of comments and documents. */
export function DocumentTools({
  editor,
  fields,
  blocks,
  isDisabled,
  onMove,
  onPlaced,
}: {
  editor: Editor;
  fields: readonly DocumentPiece[];
  blocks: readonly DocumentPiece[];
  isDisabled: boolean;
  onMove: (step: -1 | 1) => void;
  onPlaced: (label: string) => void;
}) {
  const messages = useMessages('documentEditor', documentEditorMessages);
  const state = useEditorState({
    editor,
    selector: ({ editor: current }) => ({
      level: current.isActive('heading', { level: 2 })
        ? 2
        : current.isActive('heading', { level: 3 })
          ? 3
          : undefined,
      index: current.state.selection.$from.index(0),
      count: current.state.doc.childCount,
    }),
  });
  const heading = (level: 2 | 3) => (
    <IconButton
      icon={level === 2 ? Heading1Icon : Heading2Icon}
      label={level === 2 ? messages.heading : messages.subheading}
      size="sm"
      isSelected={state.level === level}
      isDisabled={isDisabled}
      preventFocusOnPress
      onPress={() => editor.chain().focus().toggleHeading({ level }).run()}
    />
  );
  const mover = (step: -1 | 1) => (
    <IconButton
      icon={step < 0 ? ArrowUpIcon : ArrowDownIcon}
      label={step < 0 ? messages.up : messages.down}
      shortcut={step < 0 ? 'Alt+↑' : 'Alt+↓'}
      size="sm"
      isDisabled={isDisabled || (step < 0 ? state.index === 0 : state.index >= state.count - 1)}
      preventFocusOnPress
      onPress={() => onMove(step)}
    />
  );
  return (
    <EditorToolbar
      editor={editor}
      isDisabled={isDisabled}
      hasPeople={false}
      hasRecords={false}
      before={
        <>
          <Menu
            label={messages.insertField}
            placement="bottom start"
            trigger={
              <Button size="sm" icon={BracesIcon} isDisabled={isDisabled} aria-label={messages.insertField}>
                {messages.field}
              </Button>
            }
            items={entriesOf(fields, ({ name, label }) => {
              placeField(editor, name);
              onPlaced(label);
            })}
          />
          <Menu
            label={messages.insertBlock}
            placement="bottom start"
            trigger={
              <Button
                size="sm"
                icon={LayoutPanelTopIcon}
                isDisabled={isDisabled}
                aria-label={messages.insertBlock}
              >
                {messages.block}
              </Button>
            }
            items={entriesOf(blocks, ({ name, label }) => {
              placeBlock(editor, name);
              onPlaced(label);
            })}
          />
          <span className={rule} />
          {heading(2)}
          {heading(3)}
          <span className={rule} />
        </>
      }
      after={
        <>
          <span className={rule} />
          {mover(-1)}
          {mover(1)}
        </>
      }
    />
  );
}
