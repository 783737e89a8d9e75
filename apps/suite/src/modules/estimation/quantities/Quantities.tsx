import { downloadFile, type Estimation, type Quantity } from '@plumbline/api';
import { getEstimateQuantitiesExportUrl, useEstimateQuantitiesList } from '@plumbline/api/hooks/estimation';
import { showError } from '@plumbline/app-kit';
import { Failed } from '@plumbline/app-kit/data/load-states';
import { setSearchParams } from '@plumbline/app-kit/navigation/set-search-params';
import {
  findQuantities,
  quantityGroupings,
  quantityTree,
  type QuantityGrouping,
} from '@plumbline/estimating';
import { Button } from '@plumbline/ui/Button';
import { WorksheetLayout } from '@plumbline/ui/WorksheetLayout';
import { NoResults } from '@plumbline/ui/NoResults';
import { SearchField } from '@plumbline/ui/SearchField';
import { SegmentedControl } from '@plumbline/ui/SegmentedControl';
import { Skeleton } from '@plumbline/ui/Skeleton';
import { DownloadIcon } from '@plumbline/ui/icons';
import { useCallback, useMemo, useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import { EstimationHeader } from '../EstimationHeader.tsx';
import { EmptyEstimate } from '../estimates/EmptyEstimate.tsx';
import { useEstimation } from '../useEstimation.ts';
import type { Node } from './quantity-text.ts';
import { QuantityTable } from './QuantityTable.tsx';
import { pagesBehind, scopeHref } from './sheet-scope.ts';
import { SheetsBehind } from './OutdatedSheets.tsx';
import { WithoutScale } from './MissingScale.tsx';
import { quantitiesMessages } from './messages.ts';

export default function Quantities() {
  const { uuid = '' } = useParams();
  const { estimation, error, reload } = useEstimation(uuid);
  if (error) return <Failed error={error} onRetry={reload} />;
  if (!estimation) return <Skeleton shape="card" count={2} label={quantitiesMessages.loadingTheEstimation} />;
  return <Loaded key={uuid} estimation={estimation} reload={reload} />;
}

const headings: Readonly<Record<QuantityGrouping, string>> = {
  condition: 'Condition',
  page: 'Sheet',
  area: 'Area',
  type: 'Type',
};
const groupingOf = (text: string | null): QuantityGrouping =>
  quantityGroupings.find((each) => each === text) ?? 'condition';

const nodeIn = (nodes: readonly Node[], id: string): Node | undefined => {
  const node = nodes.find((each) => id === each.id || id.startsWith(`${each.id}/`));
  return !node || node.id === id ? node : nodeIn(node.children, id);
};

/** Grouping, search and open drawer, stored in the URL. */
function useQuantityAddress() {
  const [query, setQuery] = useSearchParams();
  const change = useCallback(
    (values: Readonly<Record<string, string>>) => setQuery(setSearchParams(values), { replace: true }),
    [setQuery],
  );
  /** URL that opens the drawer with the sheets of a node. */
  const behind = useCallback(
    (node: Node) => `?${setSearchParams({ of: node.id })(query).toString()}`,
    [query],
  );
  return {
    by: groupingOf(query.get('by')),
    search: query.get('search') ?? '',
    of: query.get('of') ?? '',
    change,
    behind,
  };
}

function Loaded({ estimation, reload }: { estimation: Estimation; reload: () => void }) {
  const list = useEstimateQuantitiesList(estimation.uuid);
  const quantities = list.data?.data;
  const head = (actions?: React.ReactNode) => (
    <EstimationHeader
      estimation={estimation}
      current="quantities"
      reload={reload}
      {...(actions ? { actions } : {})}
    />
  );
  if (quantities?.length === 0) return <EmptyEstimate head={head()} estimation={estimation} />;
  if (list.error && !quantities)
    return (
      <WorksheetLayout head={head()}>
        <Failed error={list.error} onRetry={() => void list.mutate()} />
      </WorksheetLayout>
    );
  return <Listed estimation={estimation} quantities={quantities} head={head} />;
}

const nothing: readonly Quantity[] = [];

interface ListedProps {
  estimation: Estimation;
  /** Undefined while loading. */
  quantities: readonly Quantity[] | undefined;
  head: (actions: React.ReactNode) => React.ReactNode;
}

/** Grouped quantities with links to their measures. */
function Listed({ estimation, quantities = nothing, head }: ListedProps) {
  const { uuid } = estimation;
  const { by, search, of, change, behind } = useQuantityAddress();
  const [expanded, setExpanded] = useState<ReadonlySet<string> | 'all'>(new Set<string>());
  const [isExporting, setExporting] = useState(false);
  const found = useMemo(() => findQuantities(quantities, search), [quantities, search]);
  const nodes = useMemo(() => quantityTree(found, by), [found, by]);
  const hrefOf = useCallback(
    (node: Node) => {
      const [page, another] = pagesBehind(node);
      return page && !another ? scopeHref(uuid, page, node.scope) : behind(node);
    },
    [uuid, behind],
  );
  const opened = of ? nodeIn(nodes, of) : undefined;
  const isUnfolded = expanded === 'all' || expanded.size > 0;
  const save = async () => {
    setExporting(true);
    try {
      await downloadFile(getEstimateQuantitiesExportUrl(uuid, { by, ...(search ? { search } : {}) }));
    } catch (reason) {
      showError(reason);
    } finally {
      setExporting(false);
    }
  };
  return (
    <>
      <WorksheetLayout
        content="sheet"
        head={head(
          <Button
            icon={DownloadIcon}
            isPending={isExporting}
            isDisabled={found.length === 0}
            onPress={() => void save()}
          >
            {quantitiesMessages.export}
          </Button>,
        )}
        search={
          <SearchField
            size="sm"
            label={quantitiesMessages.searchQuantities}
            placeholder={quantitiesMessages.searchQuantities}
            value={search}
            onChange={(search) => change({ search })}
          />
        }
        tools={
          <Button
            size="sm"
            variant="ghost"
            isDisabled={search !== ''}
            onPress={() => setExpanded(isUnfolded ? new Set() : 'all')}
          >
            {isUnfolded ? quantitiesMessages.collapseAll : quantitiesMessages.expandAll}
          </Button>
        }
        toolsEnd={
          <SegmentedControl
            label={quantitiesMessages.groupBy}
            size="sm"
            value={by}
            onChange={(next) => change({ by: next, of: '' })}
            options={quantityGroupings.map((id) => ({ id, label: headings[id] }))}
          />
        }
        formula={<WithoutScale estimation={uuid} quantities={found} />}
      >
        <QuantityTable
          label={quantitiesMessages.quantities}
          heading={headings[by]}
          nodes={nodes}
          hrefOf={hrefOf}
          isLoading={quantities === nothing}
          expanded={search ? 'all' : expanded}
          onExpandedChange={setExpanded}
          emptyState={<NoResults query={search} onClear={() => change({ search: '' })} />}
        />
      </WorksheetLayout>
      {opened && <SheetsBehind estimation={uuid} node={opened} onClose={() => change({ of: '' })} />}
    </>
  );
}
