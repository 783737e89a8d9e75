import StarterKit from '@tiptap/starter-kit';
import { safeHref } from '../RichText/clean.ts';

/** What every rich text has; the allow-lists of both uses have it, too. @param levels of headings, where it has some. */
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
