import type { Comment } from '@plumbline/api';

/** UUID pattern. */
const uuidPattern = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/gi;

const imageAddress = '/work-drive/file/';
/** Permanent address of a drive image in a text; unlike a signed URL it does not expire. */
export const permanentImageAddress = (uuid: string): string => `${imageAddress}${uuid}`;
/** Returns the id of the drive file that a permanent address refers to. */
export const fileIdOfAddress = (src: string): string | undefined =>
  src.startsWith(imageAddress) ? src.slice(imageAddress.length) : undefined;

/** Entity name under which the drive stores a record's files; an estimation's own name is used for plan sets. */
export const fileEntityOf = (propType: string): string =>
  propType === 'estimation' ? 'estimation_files' : propType;

const matches = (html: string, pattern: RegExp): string[] => [
  ...new Set([...html.matchAll(pattern)].flatMap((found) => found[1] ?? [])),
];
/** Ids of the users mentioned in a text. */
export const mentionedUserIds = (html: string): string[] =>
  matches(html, /data-mention="person"[^>]*?data-id="([0-9a-f-]{36})"/gi);
/** Ids of the drive images in a text. */
export const imageIdsIn = (html: string): string[] => matches(html, /\/work-drive\/file\/([0-9a-f-]{36})/gi);

/** Builds the request fields of a comment: mentioned users, images and attached files. */
export function commentBody(html: string, files: readonly { id: string }[] = []) {
  return {
    comment: html === '' ? '<p></p>' : html,
    tagged_users: mentionedUserIds(html),
    attachments: [...new Set([...files.map(({ id }) => id), ...imageIdsIn(html)])],
  };
}

/** Attachments of a comment that are not embedded in its text. */
export const attachedFiles = ({ comment, attachments }: Pick<Comment, 'comment' | 'attachments'>) => {
  const inText = new Set(imageIdsIn(comment));
  return attachments.filter(({ uuid }) => !inText.has(uuid)).map(({ uuid, name }) => ({ id: uuid, name }));
};

/** Parses the comment id from a URL hash `#comment-<id>`. */
export function commentIdFromHash(hash: string): string | undefined {
  if (!hash.startsWith('#comment-')) return undefined;
  return hash.match(uuidPattern)?.[0];
}

/** Sorts comments oldest first, each followed by its replies. */
export function sortThread(comments: readonly Comment[]): Comment[] {
  const commentById = new Map(comments.map((each) => [each.uuid, each]));
  return [...commentById.values()].toSorted(
    (a, b) => a.createdAt.localeCompare(b.createdAt) || a.uuid.localeCompare(b.uuid),
  );
}
