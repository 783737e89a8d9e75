import type { ManyChanged } from '@plumbline/api';
import { describe, expect, test, vi } from 'vitest';
import { changesUndo, mergeUndo, refusedText, removalUndo } from './record-undo.ts';
import { undoStack } from './undo-stack.ts';

const nouns = { one: 'account', many: 'accounts' };
const refusal = (name: string) => ({ uuid: name, name, message: 'Ann Lee changed City after this change.' });
const answer = (changed: number, names: readonly string[]): ManyChanged => ({
  changed,
  unchanged: 0,
  refused: names.map(refusal),
});

describe('the text about records that were not changed back', () => {
  test('is absent if all were', () => {
    expect(refusedText(answer(3, []), nouns)).toBeUndefined();
  });

  test('names the only record with the reason', () => {
    expect(refusedText(answer(0, ['Acme']), nouns)).toBe(
      '“Acme” was not changed back. Ann Lee changed City after this change.',
    );
  });

  test('names three records and counts the others', () => {
    expect(refusedText(answer(6, ['A', 'B', 'C', 'D', 'E']), nouns)).toBe(
      '5 of 11 accounts not changed back. A: Ann Lee changed City after this change. ' +
        'B: Ann Lee changed City after this change. C: Ann Lee changed City after this change. And 2 more.',
    );
  });

  test('says that a record without a name is deleted', () => {
    expect(refusedText(answer(0, ['']), nouns)).toMatch(/^“Deleted account” was not changed back\./);
  });
});

describe('an undo on the stack', () => {
  const stack = () => undoStack({ isFinal: () => true });
  const change = { uuid: 'a', before: { city: 'Bend' }, after: { city: 'Sisters' } };

  test('of changes sends both values, refreshes and reports what stays', async () => {
    const revertMany = vi.fn(async () => ({ data: answer(1, ['Acme']) }));
    const refresh = vi.fn();
    const undo = stack();
    undo.add(
      changesUndo([change], { ...nouns, revertMany }, { description: '2 accounts changed.', refresh }),
    );
    const outcome = await undo.back();
    expect(revertMany).toHaveBeenCalledWith({ changes: [change] });
    expect(refresh).toHaveBeenCalledOnce();
    expect(outcome).toMatchObject({
      state: 'back',
      warning: '1 of 2 accounts not changed back. Acme: Ann Lee changed City after this change.',
    });
  });

  test('of changes refreshes after a failure, too', async () => {
    const refresh = vi.fn();
    const undo = stack();
    const revertMany = () => Promise.reject(new Error('offline'));
    undo.add(changesUndo([change], { ...nouns, revertMany }, { description: '', refresh }));
    expect((await undo.back()).state).toBe('refused');
    expect(refresh).toHaveBeenCalledOnce();
  });

  test('of a merge names the fields that keep their later values', async () => {
    const undoMerge = vi.fn(async () => ({
      data: { uuid: 'a', restored: 1, moved: 2, kept: ['City', 'Phone'] },
    }));
    const undo = stack();
    undo.add(mergeUndo('m', 2, { many: 'accounts', undoMerge }, () => undefined));
    expect(await undo.back()).toMatchObject({
      warning:
        'Merge undone. The 2 accounts are separate again. Changed after the merge and kept: City, Phone.',
    });
    expect(undoMerge).toHaveBeenCalledWith({ merge_id: 'm' });
  });

  test('of a deletion says how many records are back', async () => {
    const restore = vi.fn(async () => undefined);
    const undo = stack();
    undo.add(removalUndo(2, nouns, restore));
    const outcome = await undo.back();
    expect(outcome).toMatchObject({ state: 'back', done: { undoText: '2 accounts restored.' } });
    expect(outcome).not.toHaveProperty('warning');
  });
});
