import type { PublicItem } from '@plumbline/api';

/** Largest file that a share link's page loads for a preview, in bytes: it is kept in memory as a whole. */
const MAX_PREVIEW_BYTES = 50_000_000;

const texts = new Set(['text/plain', 'text/csv', 'text/markdown']);
const images = new Set(['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/svg+xml']);

/** How a share link's page displays a file; `none` for other types and for large files. */
export function publicPreviewKind({
  content_type,
  size = 0,
}: Pick<PublicItem, 'content_type' | 'size'>): 'pdf' | 'image' | 'text' | 'none' {
  if (size > MAX_PREVIEW_BYTES) return 'none';
  if (content_type === 'application/pdf') return 'pdf';
  if (images.has(content_type)) return 'image';
  return texts.has(content_type) ? 'text' : 'none';
}
