import type { Editor } from '@tiptap/core';
import { NodeSelection } from '@tiptap/pm/state';

const selectedBlock = ({ state: { selection } }: Editor) =>
  selection instanceof NodeSelection && selection.node.type.name === 'documentBlock' ? selection : undefined;

/**
 * The editor takes the focus a frame later, and keys typed until then would press the menu button, so the focus is
 * taken at once.
 */
function begin(editor: Editor) {
  queueMicrotask(() => {
    if (!editor.isDestroyed) editor.view.focus();
  });
  return editor.chain().focus();
}

/** Inserts a field at the caret, or in a new paragraph below a selected block. */
export function placeField(editor: Editor, name: string): void {
  const field = { type: 'documentField', attrs: { name } };
  const block = selectedBlock(editor);
  const chain = begin(editor);
  if (block) chain.insertContentAt(block.to, { type: 'paragraph', content: [field] }).run();
  else chain.insertContent(field).run();
}

/** Inserts a block below the paragraph or block at the caret; an empty paragraph is replaced. */
export function placeBlock(editor: Editor, name: string): void {
  const { $from } = editor.state.selection;
  const block = { type: 'documentBlock', attrs: { name } };
  const top = $from.depth > 0 ? $from.node(1) : undefined;
  const isEmpty = top?.type.name === 'paragraph' && top.content.size === 0;
  const at = selectedBlock(editor)?.to ?? ($from.depth > 0 ? $from.after(1) : editor.state.doc.content.size);
  const chain = begin(editor);
  if (isEmpty) chain.insertContentAt({ from: $from.before(1), to: $from.after(1) }, block).run();
  else chain.insertContentAt(at, block).run();
}

/**
 * Moves the piece of the document that the caret is in by one place.
 * @returns its position from 1 and the number of positions; undefined at the end.
 */
export function movePiece(editor: Editor, step: -1 | 1): { place: number; count: number } | undefined {
  const { state } = editor;
  const index = state.selection.$from.index(0);
  const other = index + step;
  const { doc } = state;
  if (other < 0 || other >= doc.childCount) return undefined;
  const node = doc.child(index);
  let start = 0;
  for (let at = 0; at < index; at++) start += doc.child(at).nodeSize;
  const neighbour = doc.child(other);
  const target = step < 0 ? start - neighbour.nodeSize : start + neighbour.nodeSize;
  const inside = state.selection.from - start;
  const isSelected = selectedBlock(editor) !== undefined;
  editor
    .chain()
    .focus()
    .command(({ tr }) => {
      tr.delete(start, start + node.nodeSize);
      tr.insert(target, node);
      return true;
    })
    .run();
  if (isSelected) editor.commands.setNodeSelection(target);
  else editor.commands.setTextSelection(target + inside);
  return { place: other + 1, count: doc.childCount };
}
