import type { Summary, SummaryFigures, SummaryGroup } from '@plumbline/api';
import type { FieldMeta } from '@plumbline/api/entities';
import { DataTable, type Column } from '@plumbline/ui/DataTable';
import { Link } from '@plumbline/ui/Link';
import { useMemo, type ReactNode } from 'react';
import { figureColumns, nameOfGroup, formatFigure } from './totals.ts';
import type { CompleteSettings } from './settings.ts';
import { reportMessages } from './messages.ts';

interface Row {
  id: string;
  label: string;
  figures: SummaryFigures;
  href: string | undefined;
  parts: Row[] | undefined;
}
interface ReportTableProps {
  label: string;
  summary: Summary | undefined;
  settings: CompleteSettings;
  fields: Readonly<Record<string, FieldMeta>>;
  /** Link to the records of the groups. */
  hrefOf: (...groups: SummaryGroup[]) => string | undefined;
  totalHref: string | undefined;
  isLoading: boolean;
  isRefreshing: boolean;
  error: ReactNode;
  empty: ReactNode;
  onSort: (sort: string) => void;
}

/** Table of a report: groups and subgroups with linked figures and totals. */
export function ReportTable(props: ReportTableProps) {
  const {
    label,
    summary,
    settings,
    fields,
    hrefOf,
    totalHref,
    isLoading,
    isRefreshing,
    error,
    empty,
    onSort,
  } = props;
  const { by, sort } = settings;
  const rows = useMemo(() => {
    const rowOf = (id: string, groups: SummaryGroup[]): Row => {
      const group = groups.at(-1) as SummaryGroup;
      return {
        id,
        label: nameOfGroup(group),
        figures: group,
        href: hrefOf(...groups),
        parts: group.parts?.map((part, at) => rowOf(`${id}.${at}`, [...groups, part])),
      };
    };
    return summary?.groups.map((group, at) => rowOf(String(at), [group])) ?? [];
  }, [summary, hrefOf]);
  const columns = useMemo<Column<Row>[]>(() => {
    const heads = by.map(({ field }) => fields[field]?.label ?? field);
    return [
      {
        id: 'group',
        header: heads.join(', ') || reportMessages.records,
        accessor: (row) => row.label,
        width: 280,
        sortable: by.length > 0,
        footer: totalHref ? <Link href={totalHref}>{reportMessages.total}</Link> : 'Total',
      },
      ...figureColumns(settings, fields).map(({ id, header, unit, of }): Column<Row> => ({
        id,
        header,
        type: unit,
        accessor: (row) => of(row.figures),
        width: 130,
        sortable: by.length > 0,
        footer: summary ? formatFigure(unit, of(summary.total)) : '',
      })),
    ];
  }, [by, settings, fields, summary, totalHref]);
  const [key] = sort ? [sort.replace(/^-/, '')] : [];
  return (
    <DataTable<Row>
      label={label}
      columns={columns}
      rows={rows}
      getRowId={({ id }) => id}
      rowLabel={(row) => row.label}
      rowHref={({ href }) => href}
      {...(by.length > 1 ? { getSubRows: ({ parts }: Row) => parts, defaultExpanded: 'all' as const } : {})}
      frame="card"
      sort={key ? [{ columnId: key, direction: sort.startsWith('-') ? 'desc' : 'asc' }] : []}
      sortsRows={false}
      onSortChange={([next]) => onSort(next ? `${next.direction === 'desc' ? '-' : ''}${next.columnId}` : '')}
      loadingState={isLoading ? 'loading' : isRefreshing ? 'refreshing' : 'idle'}
      skeletonRows={6}
      {...(error ? { error } : {})}
      emptyState={empty}
    />
  );
}
