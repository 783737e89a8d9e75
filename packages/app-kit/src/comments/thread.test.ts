import type { Comment } from '@plumbline/api';
import { expect, test } from 'vitest';
import {
  commentIdFromHash,
  fileIdOfAddress,
  attachedFiles,
  imageIdsIn,
  sortThread,
  permanentImageAddress,
  mentionedUserIds,
  commentBody,
} from './thread.ts';

const luis = '7d9f0c7e-4f8e-4a53-9d5c-0a4a2f6b1c11';
const image = '0b6f9f5a-7f5c-4f0f-8a84-5d5a3c0f8e22';
const plan = 'c2f3a7d0-1b4e-4a7c-8f0e-9a1b2c3d4e5f';

test('collects mentioned users and images from a text, each once', () => {
  const named = `<p><span data-mention="person" data-id="${luis}">@Luis</span> and <span data-mention="person" data-id="${luis}">@Luis</span> <span data-mention="record" data-id="${plan}">#A-551</span></p>`;
  expect(mentionedUserIds(named)).toEqual([luis]);
  const drawn = `<p><img src="${permanentImageAddress(image)}" alt="C-4"></p>`;
  expect(imageIdsIn(drawn)).toEqual([image]);
  expect(commentBody(named + drawn, [{ id: plan }, { id: image }])).toEqual({
    comment: named + drawn,
    tagged_users: [luis],
    attachments: [plan, image],
  });
});

test('fileOfAddress accepts only image addresses of the drive', () => {
  expect(fileIdOfAddress(permanentImageAddress(image))).toBe(image);
  expect(fileIdOfAddress(`https://elsewhere.test/${image}`)).toBeUndefined();
});

test('filesBeside omits files embedded in the text', () => {
  const comment = `<p><img src="${permanentImageAddress(image)}" alt=""></p>`;
  const attachments = [
    { uuid: image, name: 'mock-up.png', type: 'image/png' },
    { uuid: plan, name: 'A-551.pdf', type: 'application/pdf' },
  ];
  expect(attachedFiles({ comment, attachments })).toEqual([{ id: plan, name: 'A-551.pdf' }]);
});

test('commentInHash reads the comment id from the hash', () => {
  expect(commentIdFromHash(`#comment-${luis}`)).toBe(luis);
  expect(commentIdFromHash('#comment-')).toBeUndefined();
  expect(commentIdFromHash(`#${luis}`)).toBeUndefined();
});

test('inOrder sorts comments oldest first without duplicates', () => {
  const one = (uuid: string, createdAt: string) => ({ uuid, createdAt }) as Comment;
  const list = [
    one('b', '2026-01-02T00:00:00Z'),
    one('a', '2026-01-01T00:00:00Z'),
    one('b', '2026-01-02T00:00:00Z'),
  ];
  expect(sortThread(list).map(({ uuid }) => uuid)).toEqual(['a', 'b']);
});
