import fc from 'fast-check';
import type { TreeNode } from '@plumbline/ui/Tree';
import { describe, expect, it } from 'vitest';
import { branchOf, nodesOf } from './hierarchy.ts';

const record = (uuid: string, parent_id?: string) => ({ uuid, version: 1, parent_id: parent_id ?? null });
const idsOf = (nodes: readonly TreeNode[]): string[] =>
  nodes.flatMap(({ id, children }) => [id, ...idsOf(children ?? [])]);

describe('records that belong to one another', () => {
  it('stand below what they belong to, and at the top when that is not there', () => {
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

  it('are each in the tree once, whatever belongs to what', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(), { maxLength: 40 }), (parents) => {
        // Each belongs to one before it, or to one that is not there.
        const all = parents.map((parent, at) =>
          record(String(at), parent % (at + 1) === at ? 'gone' : String(parent % (at + 1))),
        );
        const shown = idsOf(nodesOf(all, ({ uuid }) => ({ label: uuid })));
        expect(shown.toSorted()).toEqual(all.map(({ uuid }) => uuid).toSorted());
      }),
    );
  });
});
