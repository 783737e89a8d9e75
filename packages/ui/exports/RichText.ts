export { RichText, type RichTextProps } from '../src/patterns/RichText/RichText.tsx';
export {
  cleanHtml,
  imagesIn,
  isEmptyHtml,
  mentionsIn,
  plainText,
  type MentionRef,
  type MentionSort,
} from '../src/patterns/RichText/clean.ts';
