import type { AlternateOwnLine } from '@plumbline/api';

type Line = Omit<AlternateOwnLine, 'uuid'>;
export type ItemField = keyof Line;
/** Fields of a line without take-off. */
const fields = [
  'name',
  'quantity',
  'unit',
  'unit_price',
  'labor_unit',
  'labor_rate',
  'equipment_cost',
  'other_cost',
  'lump_cost',
  'markup',
] as const satisfies readonly ItemField[];

const isSame = (one: string | undefined, other: string | undefined): boolean =>
  (one ?? '') === (other ?? '') || (Boolean(one) && Boolean(other) && Number(one) === Number(other));

/**
 * Joins the edits that two users made of one line.
 * @param of.was line when the form opened.
 * @param of.mine line as the form sends it.
 * @param of.theirs current line.
 * @returns the line with the changes of both, with the user's value where both changed a field, and those fields.
 */
export function mergeEstimateItem({ was, mine, theirs }: { was: Line; mine: Line; theirs: Line }): {
  merged: Line;
  conflicts: ItemField[];
} {
  const conflicts = fields.filter(
    (field) =>
      !isSame(was[field], mine[field]) &&
      !isSame(was[field], theirs[field]) &&
      !isSame(mine[field], theirs[field]),
  );
  return { merged: pickLine((field) => (isSame(was[field], mine[field]) ? theirs : mine)), conflicts };
}

/** A line with each field of the line that is returned for it. */
export function pickLine(lineFor: (field: ItemField) => Line): Line {
  const entries = fields.flatMap((field) => {
    const value = lineFor(field)[field];
    return value === undefined ? [] : [[field, value] as const];
  });
  return {
    name: lineFor('name').name,
    quantity: lineFor('quantity').quantity,
    ...Object.fromEntries(entries),
  };
}
