import type { Comment } from '@plumbline/api';

/** Letters of names: the documents allow letters, spaces and these. */
const uuidPattern = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/gi;

const imageAddress = '/work-drive/file/';
/** The address under which an image of the drive stands in a text: it does not end, as signed ones do. */
export const keptAddress = (uuid: string): string => `${imageAddress}${uuid}`;
/** The file of the drive that such an address names. */
export const fileOfAddress = (src: string): string | undefined =>
  src.startsWith(imageAddress) ? src.slice(imageAddress.length) : undefined;

/** The word by which the drive keeps what hangs on a record: of an estimation its own is that of plan sets. */
export const filesTypeOf = (propType: string): string =>
  propType === 'estimation' ? 'estimation_files' : propType;

const matches = (html: string, pattern: RegExp): string[] => [
  ...new Set([...html.matchAll(pattern)].flatMap((found) => found[1] ?? [])),
];
/** People whom a text names, from the identifiers in it. */
export const peopleIn = (html: string): string[] =>
  matches(html, /data-mention="person"[^>]*?data-id="([0-9a-f-]{36})"/gi);
/** Images of the drive that stand in a text. */
export const imagesIn = (html: string): string[] => matches(html, /\/work-drive\/file\/([0-9a-f-]{36})/gi);

/** What goes with a text: the people named in it, its images, and the files that were put beside it. */
export function sent(html: string, files: readonly { id: string }[] = []) {
  return {
    comment: html === '' ? '<p></p>' : html,
    tagged_users: peopleIn(html),
    attachments: [...new Set([...files.map(({ id }) => id), ...imagesIn(html)])],
  };
}

/** Files of a comment that do not stand in its text. */
export const filesBeside = ({ comment, attachments }: Pick<Comment, 'comment' | 'attachments'>) => {
  const inText = new Set(imagesIn(comment));
  return attachments.filter(({ uuid }) => !inText.has(uuid)).map(({ uuid, name }) => ({ id: uuid, name }));
};

/** The comment that the end of an address names, `#comment-` and its id. */
export function commentInHash(hash: string): string | undefined {
  if (!hash.startsWith('#comment-')) return undefined;
  return hash.match(uuidPattern)?.[0];
}

/** Comments in the order in which they are read: each with its answers behind it, oldest first. */
export function inOrder(comments: readonly Comment[]): Comment[] {
  const known = new Map(comments.map((each) => [each.uuid, each]));
  return [...known.values()].toSorted(
    (a, b) => a.createdAt.localeCompare(b.createdAt) || a.uuid.localeCompare(b.uuid),
  );
}
