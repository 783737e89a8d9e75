import type { BoardColumn, Entity, EntityMeta, FieldMeta } from '@plumbline/api/entities';
import { titleOf } from '@plumbline/api/entities';
import { daysBetween, utcDay } from '@plumbline/dates';
import { useDecision } from '@plumbline/permissions/react';
import { Board, type BoardCard, type BoardMove } from '@plumbline/ui/Board';
import { formatWholeMoney, inSentence } from '@plumbline/ui/format';
import type { Filter } from '@plumbline/ui/FilterBar';
import { useIsPhone } from '@plumbline/ui/media';
import type { MenuEntry } from '@plumbline/ui/Menu';
import { Stack } from '@plumbline/ui/Stack';
import type { Tone } from '@plumbline/ui/StatusText';
import { TriangleAlertIcon } from '@plumbline/ui/icons';
import { useMemo, useRef, useState } from 'react';
import { dayOf, shortDayOf } from '../format/dates.ts';
import { isStale, showError } from '../data/error-message.ts';
import { useStatuses, useTerritoryRefusal } from '../data/lookups.ts';
import { Failed } from '../data/load-states.tsx';
import { capital } from '../format/format-values.ts';
import { comparing, isAsked, numberIn, placed, textIn, type BoardFigures } from './board.ts';
import { nameFieldOf, statusModuleOf } from '../form/resource-fields.ts';

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
  onAdd?: (given: Record<string, unknown>) => void;
}

/** Number of cards loaded per column and page. */
const PAGE_SIZE = 25;

/** Name of the status field that the board's columns are based on. */
export const statusFieldOf = (fields: Readonly<Record<string, FieldMeta>>): string | undefined =>
  Object.entries(fields).find(([, field]) => statusModuleOf(field))?.[0];

function dayFact(day: string, isOpen: boolean): NonNullable<BoardCard['facts']>[number] {
  const late = daysBetween(day, utcDay(new Date()));
  if (isOpen && late > 0)
    return {
      id: 'day',
      icon: TriangleAlertIcon,
      tone: 'warn',
      text: `Overdue by ${late} ${late === 1 ? 'day' : 'days'}`,
    };
  // Omit the year of a near date.
  const isNear = Math.abs(late) < 300;
  return {
    id: 'day',
    text: isNear ? shortDayOf(day) : dayOf(day),
  };
}
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

/** Title, search match and amount of a record. */
const recordCard = <Row extends { uuid: string; version: number }, Create, Update>(
  entity: Entity<Row, Create, Update>,
  row: Row,
  status: string,
): BoardCard => {
  const found = textIn(row, entity.searchSubtitle);
  return {
    id: row.uuid,
    columnId: status,
    title: titleOf(entity, row),
    ...(found ? { subtitle: found } : {}),
    ...(entity.boardSum
      ? {
          figure: formatWholeMoney(textIn(row, entity.boardSum) || '0'),
          value: numberIn(row, entity.boardSum),
        }
      : {}),
  };
};

const boardColumn = <Row,>({ status, count, sum, weighted }: BoardColumn<Row>, tone: Tone) => ({
  id: status,
  label: status || 'No status',
  tone,
  count,
  ...(sum === undefined ? {} : { sum: Number(sum) }),
  ...(weighted === undefined || Number(weighted) === 0 || weighted === sum
    ? {}
    : { sumNote: `${formatWholeMoney(weighted)} weighted` }),
});

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

/**
 * Saves moves of cards to another status.
 * @returns `moving`: optimistic values of rows that are being saved
 */
function useCardMoves<Row extends { uuid: string; version: number }, Update>(
  update: Entity<Row, never, Update>['update'],
  status: string,
  { change, reload }: { change: (row: Row) => void; reload: () => void },
) {
  const [moving, setMoving] = useState<ReadonlyMap<string, Row>>(new Map());
  const saving = useRef(new Map<string, Promise<Row>>());
  const move = async (row: Row, columnId: string) => {
    const cardId = row.uuid;
    if (!update) return;
    const next = { ...row, [status]: columnId };
    const before = saving.current.get(cardId);
    const save = async (): Promise<Row> => {
      // A second move of the same card waits for the first.
      const { version } = (await before?.catch(() => undefined)) ?? row;
      return (await update(cardId, { [status]: columnId, version } as Update)).data;
    };
    const work = save();
    const isLast = () => saving.current.get(cardId) === work;
    saving.current.set(cardId, work);
    setMoving((now) => new Map(now).set(cardId, next));
    change(next);
    try {
      const saved = await work;
      if (isLast()) change(saved);
    } catch (reason) {
      if (isLast()) change(row);
      if (before || isStale(reason)) reload();
      showError(reason);
    } finally {
      if (isLast()) {
        saving.current.delete(cardId);
        setMoving((now) => new Map([...now].filter(([uuid]) => uuid !== cardId)));
      }
    }
  };
  return { moving, move };
}

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
    () => comparing(query.sort, fields) as (a: Row, b: Row) => number,
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
  const put = (into: readonly BoardColumn<Row>[], row: Row) => placed(into, row, figures, compare);
  const { moving, move } = useCardMoves(entity.update, status, {
    change: (to) => setColumns((now) => now && put(now, to)),
    reload: () => void mutate(),
  });
  if (data !== seen) {
    setSeen(data);
    if (data) setColumns([...moving.values()].reduce(put, [...data.data]));
  }
  const asked = filters
    .filter(({ fieldId }) => fieldId === status)
    .map(({ operator, value }) => ({ operator, value }));
  // Collapse empty columns that no card can be moved to.
  const isShut = ({ status: name, count }: BoardColumn<Row>) =>
    !(opened[name] ?? (isAsked(name, asked) && (count > 0 || refuse?.(undefined, name) === undefined)));

  const rows = useRowsById(columns);
  const [dayField] =
    Object.entries(fields).find(([, field]) => field.kind === 'day' && field.columnWidth) ?? [];
  const personFields = Object.entries(fields).flatMap(([name, { ref }]) =>
    ref === 'user' ? [nameFieldOf(name)] : [],
  );
  const open = useOpenStatuses(statuses.list);
  const cards = (columns ?? []).flatMap((column) =>
    column.rows.map((row): BoardCard => {
      const day = textIn(row, dayField);
      const person = personFields.map((name) => textIn(row, name)).find(Boolean);
      const locked = lock?.(row) ?? territoryRefusal(textIn(row, 'territory'));
      return {
        ...recordCard(entity, row, column.status),
        ...(day ? { facts: [dayFact(day, open.has(column.status))] } : {}),
        ...(person ? { people: [person] } : {}),
        ...(locked && mayEdit.allowed ? { lockedReason: locked } : {}),
        ...card?.(row),
      };
    }),
  );

  if (error && !columns) return <Failed error={error} onRetry={() => void mutate()} />;
  return (
    <Stack paddingX={isPhone ? 16 : 24} gap={0} grow fullHeight>
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
