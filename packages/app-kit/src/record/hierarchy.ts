import type { TreeNode } from '@plumbline/ui/Tree';

/** A record that may belong to another of its kind. */
export interface Branching {
  uuid: string;
  version: number;
  parent_id?: string | null;
}

/** A record and all that is below it. */
export const branchOf = <Row extends Branching>(all: readonly Row[], record: Row): Row[] => [
  record,
  ...all.filter(({ parent_id }) => parent_id === record.uuid).flatMap((each) => branchOf(all, each)),
];

/** Records as the tree that they are; one whose parent is not among them stands at the top. */
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
