// The rules are shared with the server, which sanitizes the same way.
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
