import { expect, test } from 'vitest';
import { publicPreviewKind } from './public-preview-kind.ts';

test.each([
  ['application/pdf', 1000, 'pdf'],
  ['image/jpeg', 1000, 'image'],
  ['image/svg+xml', 1000, 'image'],
  ['text/csv', 1000, 'text'],
  // A page of someone else must not run in this origin.
  ['text/html', 1000, 'none'],
  ['application/zip', 1000, 'none'],
  ['application/pdf', 50_000_001, 'none'],
] as const)('a file of type %s with %i bytes is displayed as %s', (content_type, size, expected) => {
  expect(publicPreviewKind({ content_type, size })).toBe(expected);
});
