import type { TreeNode } from '@plumbline/ui/Tree';

/** Record with an optional parent of the same entity. */
export interface Branching {
  uuid: string;
  version: number;
  parent_id?: string | null;
}

/** Returns a record with its descendants. */
export const branchOf = <Row extends Branching>(all: readonly Row[], record: Row): Row[] => [
  record,
  ...all.filter(({ parent_id }) => parent_id === record.uuid).flatMap((each) => branchOf(all, each)),
];

/** Builds a tree; records whose parent is missing are at the root. */
export function nodesOf<Row extends Branching>(
  all: readonly Row[],
  shown: (record: Row) => Pick<TreeNode, 'label' | 'aside'>,
): TreeNode[] {
  const ids = new Set(all.map(({ uuid }) => uuid));
  const below = Map.groupBy(all, ({ parent_id }) => (parent_id && ids.has(parent_id) ? parent_id : null));
  const nodes = (parent: string | null): TreeNode[] =>
    (below.get(parent) ?? []).map((record) => ({
      id: record.uuid,
      ...shown(record),
      children: nodes(record.uuid),
    }));
  return nodes(null);
}
