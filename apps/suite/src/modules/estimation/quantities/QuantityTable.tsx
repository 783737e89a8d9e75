import { DataTable, type Column } from '@plumbline/ui/DataTable';
import { ConditionCell } from '@plumbline/ui/ConditionCell';
import { NameCell } from '@plumbline/ui/WorksheetCells';
import { ListCard } from '@plumbline/ui/ListCard';
import { useMemo, type ReactNode } from 'react';
import { detailText, figureText, nameOf, problemText, type Node } from './quantity-text.ts';
import { pagesBehind } from './sheet-scope.ts';
import { measuresText } from '../measures-text.ts';
import { quantitiesMessages } from './messages.ts';

interface Props {
  label: string;
  nodes: readonly Node[];
  /** Link to the measures of a node. */
  hrefOf: (node: Node) => string;
  /** Heading of the first column. */
  heading: string;
  isLoading?: boolean;
  emptyState?: ReactNode;
  expanded?: ReadonlySet<string> | 'all';
  onExpandedChange?: (expanded: ReadonlySet<string> | 'all') => void;
  /** Shows only names and quantities, for drawers. */
  isBrief?: boolean;
}

const hasChildren = ({ children }: Node) => children.length > 0;

function QuantityNameCell({ node }: { node: Node }) {
  const { first } = node;
  if (node.level !== 'condition') return <NameCell isStrong name={nameOf(node)} detail={detailText(node)} />;
  return (
    <ConditionCell
      code={first.code}
      name={first.name}
      color={first.color}
      hatch={first.hatch}
      markShape={first.mark_shape}
      type={first.type}
    />
  );
}

const sheets: Column<Node> = {
  id: 'sheets',
  header: quantitiesMessages.sheets,
  accessor: (node) =>
    node.level === 'page' || node.level === 'area'
      ? ''
      : pagesBehind(node)
          .map(({ page_name }) => page_name)
          .join(', '),
  isMuted: true,
  width: 150,
};
const problem: Column<Node> = {
  id: 'problem',
  header: quantitiesMessages.issue,
  type: 'status',
  accessor: (node) => {
    const text = problemText(node);
    return text ? { label: text, tone: 'warn' } : undefined;
  },
  width: 190,
};

/** Tree table of quantities that link to their measures. */
export function QuantityTable({
  label,
  nodes,
  hrefOf,
  heading,
  isLoading = false,
  emptyState,
  expanded,
  onExpandedChange,
  isBrief = false,
}: Props) {
  const isBySheet = nodes.some(({ level }) => level === 'page');
  const hasProblems = nodes.some((node) => problemText(node) !== '');
  const columns = useMemo<Column<Node>[]>(() => {
    const name: Column<Node> = {
      id: 'name',
      header: heading,
      accessor: nameOf,
      cell: (node) => <QuantityNameCell node={node} />,
      width: isBrief ? 200 : 380,
      minWidth: 140,
    };
    const measures: Column<Node> = {
      id: 'measures',
      header: quantitiesMessages.measures,
      type: 'number',
      accessor: (node) => node.measures,
      width: 96,
    };
    const quantity: Column<Node> = {
      id: 'quantity',
      header: quantitiesMessages.quantity,
      type: 'link',
      align: 'end',
      accessor: (node) => ({ label: figureText(node), href: hrefOf(node) }),
      width: 140,
    };
    if (isBrief) return [name, measures, quantity];
    return [
      name,
      {
        id: 'detail',
        header: quantitiesMessages.details,
        accessor: (node) => (node.level === 'condition' ? detailText(node) : ''),
        isMuted: true,
        width: 180,
      },
      measures,
      quantity,
      ...(isBySheet ? [] : [sheets]),
      ...(hasProblems ? [problem] : []),
    ];
  }, [heading, hrefOf, isBrief, isBySheet, hasProblems]);
  return (
    <DataTable<Node>
      label={label}
      {...(isBrief ? { frame: 'card' } : { fills: true })}
      columns={columns}
      rows={nodes}
      getRowId={(node) => node.id}
      rowLabel={nameOf}
      rowHref={hrefOf}
      {...(isBrief ? {} : { getSubRows: (node: Node) => (hasChildren(node) ? node.children : undefined) })}
      {...(expanded === undefined ? {} : { expanded })}
      {...(onExpandedChange ? { onExpandedChange } : {})}
      loadingState={isLoading ? 'loading' : 'idle'}
      skeletonRows={8}
      cardView={(node) => (
        <ListCard
          title={nameOf(node)}
          figure={figureText(node)}
          subtitle={detailText(node)}
          meta={[measuresText(node.measures), problemText(node)].filter(Boolean)}
        />
      )}
      emptyState={emptyState}
    />
  );
}
