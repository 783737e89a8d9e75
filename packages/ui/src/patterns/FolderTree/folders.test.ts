import { describe, expect, it } from 'vitest';
import { refuseMove, rowsOf, type FolderEntry } from './folders.ts';

const drive: FolderEntry[] = [
  {
    id: 'plans',
    name: 'Plans',
    kind: 'folder',
    entries: [
      { id: 'a10', name: 'A-10.pdf', kind: 'file' },
      { id: 'a2', name: 'A-2.pdf', kind: 'file' },
      {
        id: 'old',
        name: 'Superseded',
        kind: 'folder',
        entries: [{ id: 'a2b', name: 'a-2.PDF', kind: 'file' }],
      },
    ],
  },
  {
    id: 'shared',
    name: 'Shared with me',
    kind: 'folder',
    isReadOnly: true,
    entries: [{ id: 's', name: 's.pdf', kind: 'file' }],
  },
];

describe('refuseMove', () => {
  it('moves a file into a folder and to the top level', () => {
    expect(refuseMove(drive, ['a10'], 'old')).toBeUndefined();
    expect(refuseMove(drive, ['a10'], null)).toBeUndefined();
  });
  it('rejects a file as destination', () => {
    expect(refuseMove(drive, ['old'], 'a10')).toEqual({ why: 'intoFile', name: 'A-10.pdf' });
  });
  it('rejects moves of and into read-only folders', () => {
    expect(refuseMove(drive, ['a10'], 'shared')?.why).toBe('readOnly');
    expect(refuseMove(drive, ['s'], 'plans')?.why).toBe('readOnly');
    expect(refuseMove(drive, ['shared'], 'plans')?.why).toBe('readOnly');
  });
  it('rejects a duplicate name in a folder', () => {
    expect(refuseMove(drive, ['a2b'], 'plans')).toEqual({ why: 'sameName', name: 'a-2.PDF' });
  });
});

describe('rowsOf', () => {
  it('sorts folders first and numbers naturally', () => {
    const [plans] = rowsOf(drive, 'en-US', () => ({}));
    expect(plans?.children?.map(({ label }) => label)).toEqual(['Superseded', 'A-2.pdf', 'A-10.pdf']);
  });
});
