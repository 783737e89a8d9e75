import { titleOf, type BoardColumn, type EntityMeta, type FieldMeta } from '@plumbline/api/entities';
import { daysBetween, utcDay } from '@plumbline/dates';
import type { BoardCard } from '@plumbline/ui/Board';
import { formatWholeMoney } from '@plumbline/ui/format';
import { TriangleAlertIcon } from '@plumbline/ui/icons';
import type { Tone } from '@plumbline/ui/StatusText';
import { nameFieldOf } from '../form/resource-fields.ts';
import { dayOf, shortDayOf } from '../format/dates.ts';
import { numberIn, textIn } from './board.ts';
import { listMessages as text } from './messages.ts';

/** Fields whose values a card shows. */
export interface CardFields {
  /** The first day with a column width, if any. */
  dayField: string | undefined;
  /** Name fields of the record's users; the first that is filled is shown. */
  personFields: readonly string[];
}

/** Picks the fields of the cards from the metadata of an entity. */
export function cardFieldsOf(fields: Readonly<Record<string, FieldMeta>>): CardFields {
  const [dayField] =
    Object.entries(fields).find(([, field]) => field.kind === 'day' && field.columnWidth) ?? [];
  const personFields = Object.entries(fields).flatMap(([name, { ref }]) =>
    ref === 'user' ? [nameFieldOf(name)] : [],
  );
  return { dayField, personFields };
}

/** Fact of a card with its day; a day in the past of a record in progress is shown as overdue. */
function dayFact(day: string, isOpen: boolean): NonNullable<BoardCard['facts']>[number] {
  const late = daysBetween(day, utcDay(new Date()));
  if (isOpen && late > 0)
    return {
      id: 'day',
      icon: TriangleAlertIcon,
      tone: 'warn',
      text: text.daysOverdue(late),
    };
  // Omit the year of a near date.
  const isNear = Math.abs(late) < 300;
  return {
    id: 'day',
    text: isNear ? shortDayOf(day) : dayOf(day),
  };
}

/** Title, search match, amount, day and person of a record. */
export const recordCard = (
  entity: Pick<EntityMeta, 'title' | 'searchSubtitle' | 'boardSum'>,
  row: { uuid: string },
  {
    status,
    isOpen,
    dayField,
    personFields,
  }: CardFields & {
    /** Status of the card's column. */
    status: string;
    /** True when records of the status are in progress. */
    isOpen: boolean;
  },
): BoardCard => {
  const found = textIn(row, entity.searchSubtitle);
  const day = textIn(row, dayField);
  const person = personFields.map((name) => textIn(row, name)).find(Boolean);
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
    ...(day ? { facts: [dayFact(day, isOpen)] } : {}),
    ...(person ? { people: [person] } : {}),
  };
};

/** Column of the board with count, sum and, if it differs from the sum, the weighted sum. */
export const boardColumn = <Row>({ status, count, sum, weighted }: BoardColumn<Row>, tone: Tone) => ({
  id: status,
  label: status || text.noStatus,
  tone,
  count,
  ...(sum === undefined ? {} : { sum: Number(sum) }),
  ...(weighted === undefined || Number(weighted) === 0 || weighted === sum
    ? {}
    : { sumNote: `${formatWholeMoney(weighted)} weighted` }),
});
