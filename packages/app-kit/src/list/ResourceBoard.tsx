import type { BoardColumn, Entity, EntityMeta, FieldMeta } from '@plumbline/api/entities';
import { useDecision } from '@plumbline/permissions/react';
import { Board, type BoardCard, type BoardMove } from '@plumbline/ui/Board';
import { formatWholeMoney, inSentence } from '@plumbline/ui/format';
import type { Filter } from '@plumbline/ui/FilterBar';
import { useIsPhone } from '@plumbline/ui/media';
import type { MenuEntry } from '@plumbline/ui/Menu';
import { Stack } from '@plumbline/ui/Stack';
import { useMemo, useState } from 'react';
import { useStatuses, useTerritoryRefusal } from '../data/lookups.ts';
import { Failed } from '../data/load-states.tsx';
import { capital } from '../format/format-values.ts';
import { rowComparator, matchesConditions, placeRow, textIn, type BoardFigures } from './board.ts';
import { boardColumn, cardFieldsOf, recordCard } from './board-card.ts';
import { useCardMoves } from './use-card-moves.ts';
import { useMoveUndo } from './use-record-undo.ts';
import { statusModuleOf } from '../form/resource-fields.ts';

/** Customization of an entity's board. */
export interface BoardLook<Row> {
  /** Overrides card content, by default title, search matches, sum, first date and first person. */
  card?: (row: Row) => Partial<BoardCard>;
  /** Reason why a card cannot move to a status, in addition to the workflow. */
  refuse?: (row: Row | undefined, status: string) => string | undefined;
  /** Reason why a card cannot be moved at all. */
  lock?: (row: Row) => string | undefined;
}
export interface ResourceBoardProps<
  Row extends { uuid: string; version: number },
  Create,
  Update,
> extends BoardLook<Row> {
  entity: Entity<Row, Create, Update>;
  /** Query of the list. */
  query: { search?: string | undefined; sort: string; filter?: string | undefined };
  filters: readonly Filter[];
  menuOf: (row: Row) => readonly MenuEntry[];
  onOpen: (row: Row) => void;
  /** Adds a record with a status. */
  onAdd?: (initialValues: Record<string, unknown>) => void;
}

/** Number of cards loaded per column and page. */
const PAGE_SIZE = 25;

/** Name of the status field that the board's columns are based on. */
export const statusFieldOf = (fields: Readonly<Record<string, FieldMeta>>): string | undefined =>
  Object.entries(fields).find(([, field]) => statusModuleOf(field))?.[0];

/** Rows of a board by id. */
const useRowsById = <Row extends { uuid: string }>(columns: readonly BoardColumn<Row>[] | undefined) =>
  useMemo(
    () => new Map(columns?.flatMap((column) => column.rows.map((row) => [row.uuid, row] as const))),
    [columns],
  );

/** Figures of the columns; the object is stable. */
const useFigures = (
  { boardSum: sum, boardWeight: weight }: Pick<EntityMeta, 'boardSum' | 'boardWeight'>,
  status: string,
): BoardFigures => useMemo(() => ({ status, sum, weight }), [status, sum, weight]);

/** Index of a record among the other cards of a column, in the order of the list. */
const placeOf = <Row extends { uuid: string }>(
  columns: readonly BoardColumn<Row>[],
  row: Row | undefined,
  status: string,
  compare: (a: Row, b: Row) => number,
): number => {
  const own = (columns.find((each) => each.status === status)?.rows ?? []).filter(
    ({ uuid }) => uuid !== row?.uuid,
  );
  const at = row ? own.findIndex((each) => compare(row, each) < 0) : -1;
  return at < 0 ? own.length : at;
};

/** Names of the statuses of records in progress. */
const useOpenStatuses = (list: ReturnType<typeof useStatuses>['list']): ReadonlySet<string> =>
  useMemo(
    () => new Set(list.filter(({ outcome }) => outcome === 'open' || outcome === '').map(({ name }) => name)),
    [list],
  );

/** Board of an entity with one column per status, in the order of the list. */
export function ResourceBoard<Row extends { uuid: string; version: number }, Create, Update>({
  entity,
  query,
  filters,
  card,
  refuse,
  lock,
  menuOf,
  onOpen,
  onAdd,
}: ResourceBoardProps<Row, Create, Update>) {
  const { fields } = entity;
  const isPhone = useIsPhone();
  const status = statusFieldOf(fields) ?? '';
  const statuses = useStatuses(fields[status] && statusModuleOf(fields[status]));
  const territoryRefusal = useTerritoryRefusal(entity.many);
  const mayEdit = useDecision({ ...entity.right, type: 'e' } as Parameters<typeof useDecision>[0]);
  const figures = useFigures(entity, status);
  const compare = useMemo(
    () => rowComparator(query.sort, fields) as (a: Row, b: Row) => number,
    [query.sort, fields],
  );
  const [limit, setLimit] = useState(PAGE_SIZE);
  if (!entity.useBoard) throw new Error(`${entity.many} have no board`);
  const { data, error, mutate } = entity.useBoard(
    {
      limit,
      sort: query.sort,
      ...(query.search ? { search: query.search } : {}),
      ...(query.filter ? { filter: query.filter } : {}),
    },
    { swr: { keepPreviousData: true } },
  );
  const [seen, setSeen] = useState<typeof data>();
  const [columns, setColumns] = useState<readonly BoardColumn<Row>[]>();
  const [opened, setOpened] = useState<Readonly<Record<string, boolean>>>({});
  const put = (into: readonly BoardColumn<Row>[], row: Row) => placeRow(into, row, figures, compare);
  const { moving, move } = useCardMoves(entity.update, status, {
    change: (to) => setColumns((now) => now && put(now, to)),
    reload: () => void mutate(),
    onMoved: useMoveUndo<Row>(entity, status),
  });
  if (data !== seen) {
    setSeen(data);
    if (data) setColumns([...moving.values()].reduce(put, [...data.data]));
  }
  const statusFilters = filters
    .filter(({ fieldId }) => fieldId === status)
    .map(({ operator, value }) => ({ operator, value }));
  // Collapse empty columns that no card can be moved to.
  const isShut = ({ status: name, count }: BoardColumn<Row>) =>
    !(
      opened[name] ??
      (matchesConditions(name, statusFilters) && (count > 0 || refuse?.(undefined, name) === undefined))
    );

  const rows = useRowsById(columns);
  const cardFields = cardFieldsOf(fields);
  const open = useOpenStatuses(statuses.list);
  const cards = (columns ?? []).flatMap((column) =>
    column.rows.map((row): BoardCard => {
      const locked = lock?.(row) ?? territoryRefusal(textIn(row, 'territory'));
      return {
        ...recordCard(entity, row, {
          ...cardFields,
          status: column.status,
          isOpen: open.has(column.status),
        }),
        ...(locked && mayEdit.allowed ? { lockedReason: locked } : {}),
        ...card?.(row),
      };
    }),
  );

  if (error && !columns) return <Failed error={error} onRetry={() => void mutate()} />;
  return (
    <Stack paddingX={isPhone ? 16 : 24} gap={0} grows isFullHeight>
      <Board
        label={`${capital(entity.many)} by ${inSentence(fields[status]?.label ?? 'status')}`}
        isLoading={!columns || (statuses.isLoading && statuses.call.error === undefined)}
        columns={(columns ?? []).map((column) => boardColumn(column, statuses.tone(column.status)))}
        cards={cards}
        {...(entity.boardSum ? { formatSum: (sum: number) => formatWholeMoney(sum.toFixed(2)) } : {})}
        collapsedIds={(columns ?? []).filter(isShut).map((column) => column.status)}
        onCollapsedChange={(ids) =>
          setOpened(
            Object.fromEntries((columns ?? []).map((each) => [each.status, !ids.includes(each.status)])),
          )
        }
        placeIn={(cardId, columnId) => placeOf(columns ?? [], rows.get(cardId), columnId, compare)}
        refuseMove={({ cardId, columnId }) => {
          const row = rows.get(cardId);
          const from = row && textIn(row, status);
          if (!row || from === columnId) return undefined;
          return statuses.refusal(from, columnId) ?? refuse?.(row, columnId);
        }}
        {...(mayEdit.allowed && entity.update
          ? {
              onMove: ({ cardId, columnId }: BoardMove) => {
                const row = rows.get(cardId);
                if (row) void move(row, columnId);
              },
            }
          : {})}
        onOpen={(id) => {
          const row = rows.get(id);
          if (row) onOpen(row);
        }}
        {...(onAdd
          ? { onAdd: (name: string) => onAdd(refuse?.(undefined, name) ? {} : { [status]: name }) }
          : {})}
        onLoadMore={() => setLimit((now) => Math.min(1000, now + 2 * PAGE_SIZE))}
        menuOf={({ id }) => {
          const row = rows.get(id);
          return row ? menuOf(row) : [];
        }}
      />
    </Stack>
  );
}
