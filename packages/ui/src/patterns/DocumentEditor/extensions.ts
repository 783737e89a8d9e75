import { mergeAttributes, Node, type Extensions } from '@tiptap/core';
import { starterKit } from '../CommentEditor/starterKit.ts';

/** What a placed piece says of itself; undefined for one that is not known. */
export type PieceWords = (name: string) => { label: string; help?: string } | undefined;

interface Pieces {
  fieldWords: PieceWords;
  blockWords: PieceWords;
  /** Said of a piece that is not known. */
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

/** A field among the words: one piece that is deleted whole. */
const fieldWith = ({ fieldWords, unknown }: Pieces) =>
  Node.create({
    name: 'documentField',
    group: 'inline',
    inline: true,
    atom: true,
    addAttributes: () => named('data-field'),
    parseHTML: () => [{ tag: 'span[data-field]' }],
    renderHTML: ({ node, HTMLAttributes }) => {
      const name = nameOf(node.attrs);
      const words = fieldWords(name);
      return [
        'span',
        mergeAttributes(HTMLAttributes, { 'data-field': name, ...(words ? {} : { 'data-unknown': '' }) }),
        words?.label ?? unknown(name),
      ];
    },
    renderText: ({ node }) => fieldWords(nameOf(node.attrs))?.label ?? '',
  });

/** A block between paragraphs, which is moved and deleted whole. */
const blockWith = ({ blockWords, unknown }: Pieces) =>
  Node.create({
    name: 'documentBlock',
    group: 'block',
    atom: true,
    draggable: true,
    addAttributes: () => named('data-block'),
    parseHTML: () => [{ tag: 'div[data-block]' }],
    renderHTML: ({ node, HTMLAttributes }) => {
      const name = nameOf(node.attrs);
      const words = blockWords(name);
      return [
        'div',
        mergeAttributes(HTMLAttributes, { 'data-block': name, ...(words ? {} : { 'data-unknown': '' }) }),
        ['span', {}, words?.label ?? unknown(name)],
        ...(words?.help ? ([['span', {}, words.help]] as const) : []),
      ];
    },
  });

/** What the editor knows is what a document has. */
export const documentExtensions = (pieces: Pieces): Extensions => [
  starterKit([2, 3]),
  fieldWith(pieces),
  blockWith(pieces),
];
