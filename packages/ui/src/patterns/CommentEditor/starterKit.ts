import StarterKit from '@tiptap/starter-kit';
import { safeHref } from '../RichText/clean.ts';

/**
 * Extensions shared by all rich text and both allow-lists.
 * @param levels heading levels, if any.
 */
export const starterKit = (levels: (2 | 3)[] = []) =>
  StarterKit.configure({
    blockquote: false,
    code: false,
    codeBlock: false,
    gapcursor: false,
    heading: levels.length > 0 && { levels },
    horizontalRule: false,
    strike: false,
    trailingNode: false,
    link: {
      openOnClick: false,
      autolink: true,
      linkOnPaste: true,
      defaultProtocol: 'https',
      isAllowedUri: (address) => safeHref(address) !== undefined,
      HTMLAttributes: { target: null, rel: null },
    },
  });
