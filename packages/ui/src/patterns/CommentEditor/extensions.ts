import { mergeAttributes, Node, type Extensions } from '@tiptap/core';
import Image from '@tiptap/extension-image';
import { starterKit } from './starterKit.ts';

/** Mention of a person or record, which is deleted as a unit. */
const Mention = Node.create({
  name: 'mention',
  group: 'inline',
  inline: true,
  atom: true,
  selectable: false,
  addAttributes: () => ({ sort: { default: 'person' }, id: { default: '' }, label: { default: '' } }),
  parseHTML: () => [
    {
      tag: 'span[data-mention]',
      getAttrs: (element) => ({
        sort: element.getAttribute('data-mention'),
        id: element.getAttribute('data-id'),
        label: (element.textContent ?? '').replace(/^[@#]/, ''),
      }),
    },
  ],
  renderHTML: ({ node, HTMLAttributes }) => {
    const { sort, id, label } = node.attrs as { sort: string; id: string; label: string };
    const { sort: _sort, id: _id, label: _label, ...rest } = HTMLAttributes;
    return [
      'span',
      mergeAttributes(rest, { 'data-mention': sort, 'data-id': id }),
      `${sort === 'person' ? '@' : '#'}${label}`,
    ];
  },
  renderText: ({ node }) => {
    const { sort, label } = node.attrs as { sort: string; label: string };
    return `${sort === 'person' ? '@' : '#'}${label}`;
  },
});

/** Image stored with its own address and shown from the resolved URL. */
const imageFrom = (find: (src: string) => Promise<string | undefined>) =>
  Image.extend({
    addNodeView:
      () =>
      ({ node }) => {
        const dom = document.createElement('img');
        const { src, alt } = node.attrs as { src: string; alt: string | null };
        dom.alt = alt ?? '';
        find(src).then(
          (address) => {
            if (address) dom.src = address;
          },
          () => undefined,
        );
        return { dom };
      },
  }).configure({ inline: true, allowBase64: true });

/** Extensions of the editor, equal to the allow-list. */
export const extensionsWith = (find: (src: string) => Promise<string | undefined>): Extensions => [
  starterKit(),
  imageFrom(find),
  Mention,
];
