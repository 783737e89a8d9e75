import type { Report } from '@plumbline/api';
import { useReportsList } from '@plumbline/api/hooks/reports';
import type { Right } from '@plumbline/permissions';
import { useMayEach } from '@plumbline/permissions/react';
import { Button } from '@plumbline/ui/Button';
import { DataTable } from '@plumbline/ui/DataTable';
import { EmptyState } from '@plumbline/ui/EmptyState';
import { ListCard } from '@plumbline/ui/ListCard';
import { ListLayout } from '@plumbline/ui/ListLayout';
import { NoResults } from '@plumbline/ui/NoResults';
import { ArrowUpRightIcon, ChartColumnIcon, LockIcon, StarIcon } from '@plumbline/ui/icons';
import { useSearchParams } from 'react-router';
import { removal } from '../record/record-actions.tsx';
import { addressOf } from '../navigation/routes.ts';
import { Failed } from '../data/load-states.tsx';
import { capital, joinFacts } from '../format/format-values.ts';
import { setSearchParams } from '../navigation/set-search-params.ts';
import { useFavoriteReports } from './favorites.ts';
import { newReport, type ReportsProps } from './props.ts';
import { useReportRemoval } from './ReportTools.tsx';
import { reportMessages } from './messages.ts';

interface Row {
  id: string;
  name: string;
  description: string;
  records: string;
  from: string;
  favorite: string;
  report?: Report;
}
const views = [
  { id: 'all', label: reportMessages.allReports },
  { id: 'favorites', label: reportMessages.favorites },
  { id: 'mine', label: reportMessages.mine },
  { id: 'shared', label: reportMessages.shared },
  { id: 'standard', label: reportMessages.standard },
];

const isInView = ({ report }: Row, view: string | undefined, isFavorite: boolean): boolean => {
  if (view === 'favorites') return isFavorite;
  if (view === 'mine') return report?.is_mine ?? false;
  if (view === 'shared') return report?.is_shared ?? false;
  return view === 'standard' ? !report : true;
};

/** True if a report contains all searched words. */
const hasWords = ({ name, description, records, from }: Row, search: string): boolean => {
  const text = `${name} ${description} ${records} ${from}`.toLowerCase();
  return search
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
};

/** Reports of a module: standard, own and shared ones. */
export function ReportList({ module, route, entities, standard }: ReportsProps) {
  const { data, error, isLoading, mutate } = useReportsList({ module });
  const [address, setAddress] = useSearchParams();
  const mayEach = useMayEach();
  const { isFavorite, turn } = useFavoriteReports(module);
  const remove = useReportRemoval();
  const open = entities.filter(({ right }) => mayEach({ ...right, type: 'v' } as Right).allowed);
  const many = (name: string) => open.find((kind) => kind.name === name)?.many;
  const hrefOf = (id: string) => addressOf(route, { id }) ?? '';
  const go = (name: string, value: string) =>
    setAddress(setSearchParams({ [name]: value }), { replace: true });
  const view = views.find(({ id }) => id === address.get('view')) ?? views[0];
  const search = address.get('q') ?? '';
  const star = (id: string) => (isFavorite(id) ? 'Favorite' : '');
  const all: Row[] = [
    ...standard.flatMap(({ id, name, description, related_to }): Row[] => {
      const records = many(related_to);
      return records
        ? [{ id, name, description, records: capital(records), from: 'Standard', favorite: star(id) }]
        : [];
    }),
    ...(data?.data ?? []).map((report): Row => ({
      id: report.uuid,
      name: report.name,
      description: report.description,
      records: capital(many(report.related_to) ?? report.related_to),
      from: report.is_mine
        ? report.is_shared
          ? reportMessages.youShared
          : 'You'
        : `${report.owner_name}, shared`,
      favorite: star(report.uuid),
      report,
    })),
  ];
  const rows = all.filter((row) => isInView(row, view?.id, isFavorite(row.id)) && hasWords(row, search));
  const add = hrefOf(newReport);
  if (open.length === 0)
    return (
      <ListLayout title={reportMessages.reports}>
        <EmptyState title={reportMessages.reportsUnavailableTitle} icon={LockIcon}>
          {reportMessages.reportsUnavailable}
        </EmptyState>
      </ListLayout>
    );
  return (
    <ListLayout
      title={reportMessages.reports}
      {...(data ? { count: rows.length } : {})}
      primaryAction={{ label: reportMessages.newReport, shortLabel: 'New', href: add }}
      views={{
        views,
        currentId: view?.id ?? 'all',
        onSelect: (id) => go('view', id === 'all' ? '' : id),
      }}
      search={{
        value: search,
        placeholder: reportMessages.searchReports,
        onSearch: (next) => next !== search && go('q', next),
      }}
    >
      <DataTable<Row>
        label={reportMessages.reports}
        rows={rows}
        rowLabel={({ name }) => name}
        rowHref={({ id }) => hrefOf(id)}
        columns={[
          { id: 'name', header: reportMessages.report, width: 260, sortable: true },
          { id: 'records', header: reportMessages.records, width: 120, sortable: true },
          { id: 'description', header: reportMessages.description, width: 380, isMuted: true },
          { id: 'from', header: reportMessages.from, width: 180, sortable: true },
          { id: 'favorite', header: reportMessages.favorite, width: 96, sortable: true },
        ]}
        sortsRows
        rowActions={({ id, report }) => [
          { id: 'open', label: reportMessages.open, icon: ArrowUpRightIcon, href: hrefOf(id) },
          {
            id: 'favorite',
            label: isFavorite(id) ? reportMessages.removeFromFavorites : reportMessages.addToFavorites,
            icon: StarIcon,
            onAction: () => turn(id),
          },
          ...(report?.may_change
            ? removal(() => void remove(report)).map((entry) =>
                typeof entry === 'object' && 'label' in entry
                  ? { ...entry, label: reportMessages.delete }
                  : entry,
              )
            : []),
        ]}
        cardView={({ name, description, records, from, favorite }) => (
          <ListCard title={name} subtitle={description} meta={[joinFacts([records, from, favorite])]} />
        )}
        hasCardActions
        loadingState={isLoading && !data ? 'loading' : 'idle'}
        {...(error ? { error: <Failed error={error} onRetry={() => void mutate()} /> } : {})}
        emptyState={
          search ? (
            <NoResults query={search} onClear={() => go('q', '')} />
          ) : (
            <EmptyState
              title={view?.id === 'favorites' ? reportMessages.noFavoritesYet : reportMessages.noReportsYet}
              icon={ChartColumnIcon}
              action={<Button href={add}>{reportMessages.newReport}</Button>}
            >
              {view?.id === 'favorites' ? reportMessages.favoritesEmpty : reportMessages.reportsEmpty}
            </EmptyState>
          )
        }
        fills
      />
    </ListLayout>
  );
}
