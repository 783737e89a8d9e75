import { describe, expect, it } from 'vitest';
import { idsAfterRemoval, groupReplies } from './groupReplies.ts';

const comments = [
  { id: 'a' },
  { id: 'b' },
  { id: 'a1', replyTo: 'a' },
  { id: 'c', replyTo: 'gone' },
  { id: 'a2', replyTo: 'a' },
];

describe('groupReplies', () => {
  it('groups replies by their comment', () => {
    const { roots, answers } = groupReplies(comments);
    expect(roots.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    expect(answers.get('a')?.map(({ id }) => id)).toEqual(['a1', 'a2']);
  });
});

describe('idsAfterRemoval', () => {
  it('names the comment, the next one, and the ones before, nearest first', () => {
    expect(idsAfterRemoval(comments, 'a2')).toEqual(['a2', 'b', 'a1', 'a']);
    expect(idsAfterRemoval(comments, 'a')).toEqual(['a', 'a1']);
    expect(idsAfterRemoval(comments, 'c')).toEqual(['c', 'b', 'a2', 'a1', 'a']);
  });
});
