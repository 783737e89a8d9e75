// The server cleans by the same rules: they stand where both can use them.
export {
  cleanHtml,
  imagesIn,
  isEmptyHtml,
  allowedElements,
  mentionsIn,
  plainText,
  readRichText,
  safeHref,
  safeSource,
  writeRichText,
  type MentionRef,
  type MentionSort,
  type RichNode,
  type RichTag,
} from '@plumbline/validation';
