import { mergeAttributes, Node, type Extensions } from '@tiptap/core';
import { starterKit } from '../CommentEditor/starterKit.ts';

/** Returns label and help text of a field or block; undefined if it is unknown. */
export type PieceText = (name: string) => { label: string; help?: string } | undefined;

interface Pieces {
  fieldText: PieceText;
  blockText: PieceText;
  /** Label of an unknown field or block. */
  unknown: (name: string) => string;
}

const named = (attribute: string) => ({
  name: {
    default: '',
    parseHTML: (element: HTMLElement) => element.getAttribute(attribute) ?? '',
    rendered: false,
  },
});
const nameOf = (attrs: Record<string, unknown>) => String(attrs['name'] ?? '');

/** Field in the text, which is deleted as a unit. */
const fieldWith = ({ fieldText, unknown }: Pieces) =>
  Node.create({
    name: 'documentField',
    group: 'inline',
    inline: true,
    atom: true,
    addAttributes: () => named('data-field'),
    parseHTML: () => [{ tag: 'span[data-field]' }],
    renderHTML: ({ node, HTMLAttributes }) => {
      const name = nameOf(node.attrs);
      const messages = fieldText(name);
      return [
        'span',
        mergeAttributes(HTMLAttributes, { 'data-field': name, ...(messages ? {} : { 'data-unknown': '' }) }),
        messages?.label ?? unknown(name),
      ];
    },
    renderText: ({ node }) => fieldText(nameOf(node.attrs))?.label ?? '',
  });

/** Block between paragraphs, which is moved and deleted as a unit. */
const blockWith = ({ blockText, unknown }: Pieces) =>
  Node.create({
    name: 'documentBlock',
    group: 'block',
    atom: true,
    draggable: true,
    addAttributes: () => named('data-block'),
    parseHTML: () => [{ tag: 'div[data-block]' }],
    renderHTML: ({ node, HTMLAttributes }) => {
      const name = nameOf(node.attrs);
      const messages = blockText(name);
      return [
        'div',
        mergeAttributes(HTMLAttributes, { 'data-block': name, ...(messages ? {} : { 'data-unknown': '' }) }),
        ['span', {}, messages?.label ?? unknown(name)],
        ...(messages?.help ? ([['span', {}, messages.help]] as const) : []),
      ];
    },
  });

/** Extensions of the editor, equal to the content of a document. */
export const documentExtensions = (pieces: Pieces): Extensions => [
  starterKit([2, 3]),
  fieldWith(pieces),
  blockWith(pieces),
];
