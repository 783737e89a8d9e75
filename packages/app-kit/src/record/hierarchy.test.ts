import fc from 'fast-check';
import type { TreeNode } from '@plumbline/ui/Tree';
import { describe, expect, it } from 'vitest';
import { branchOf, nodesOf } from './hierarchy.ts';

const record = (uuid: string, parent_id?: string) => ({ uuid, version: 1, parent_id: parent_id ?? null });
const idsOf = (nodes: readonly TreeNode[]): string[] =>
  nodes.flatMap(({ id, children }) => [id, ...idsOf(children ?? [])]);

describe('nodesOf', () => {
  it('nests records below their parent, or at the root when it is missing', () => {
    const all = [record('a'), record('b', 'a'), record('c', 'b'), record('d', 'gone')];
    expect(nodesOf(all, ({ uuid }) => ({ label: uuid }))).toEqual([
      {
        id: 'a',
        label: 'a',
        children: [{ id: 'b', label: 'b', children: [{ id: 'c', label: 'c', children: [] }] }],
      },
      { id: 'd', label: 'd', children: [] },
    ]);
    expect(branchOf(all, all[0] as (typeof all)[0]).map(({ uuid }) => uuid)).toEqual(['a', 'b', 'c']);
  });

  it('contains every record once', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { maxLength: 40 }), (parents) => {
        // The parent is an earlier record or a missing one.
        const all = parents.map((parent, at) =>
          record(String(at), parent % (at + 1) === at ? 'gone' : String(parent % (at + 1))),
        );
        const shown = idsOf(nodesOf(all, ({ uuid }) => ({ label: uuid })));
        expect(shown.toSorted()).toEqual(all.map(({ uuid }) => uuid).toSorted());
      }),
    );
  });
});
