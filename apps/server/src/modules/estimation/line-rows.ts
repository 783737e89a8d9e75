import { sql } from 'kysely';
import type { Transaction } from '../../database/database.ts';
import { createLatest } from './latest.ts';
import type { LineRow } from './lines.ts';

type Written = Pick<
  LineRow,
  'line_id' | 'assembly_id' | 'material_id' | 'formula' | 'waste_percentage' | 'labor_unit'
> & { labor_cost_id: string | null };
type Priced = Omit<LineRow, keyof Written | keyof Rated> & { material_id: string };
type Rated = Pick<
  LineRow,
  'labor_name' | 'regular_cost' | 'overtime_cost' | 'double_overtime_cost' | 'nightshift_cost'
>;

const unrated: Rated = {
  labor_name: null,
  regular_cost: null,
  overtime_cost: null,
  double_overtime_cost: null,
  nightshift_cost: null,
};

/** Rows by id, each the same object for as long as it says the same. */
function createRows<Of extends object>() {
  let kept = new Map<string, { text: string; row: Of }>();
  return (rows: readonly Of[], id: (row: Of) => string): Map<string, Of> => {
    kept = new Map(
      rows.map((row) => {
        const text = JSON.stringify(row);
        const known = kept.get(id(row));
        return [id(row), known?.text === text ? known : { text, row }];
      }),
    );
    return new Map([...kept].map(([key, { row }]) => [key, row]));
  };
}

interface KeptLine {
  written: Written;
  priced: Priced;
  rated: Rated;
  line: LineRow;
}
const isSame = (left: Written, right: Written): boolean =>
  left.formula === right.formula &&
  left.material_id === right.material_id &&
  left.waste_percentage === right.waste_percentage &&
  left.labor_unit === right.labor_unit &&
  left.labor_cost_id === right.labor_cost_id &&
  left.assembly_id === right.assembly_id;

function createLines() {
  const [pricedRows, ratedRows] = [createRows<Priced>(), createRows<Rated & { labor_cost_id: string }>()];
  let kept = new Map<string, KeptLine>();
  return (
    written: readonly Written[],
    prices: readonly Priced[],
    rates: readonly (Rated & { labor_cost_id: string })[],
  ): LineRow[] => {
    const priced = pricedRows(prices, ({ material_id }) => material_id);
    const rated = ratedRows(rates, ({ labor_cost_id }) => labor_cost_id);
    const now = written.map((row): KeptLine => {
      // A line names a material that is there: the database sees to it.
      const price = priced.get(row.material_id) as Priced;
      const rate = (row.labor_cost_id && rated.get(row.labor_cost_id)) || unrated;
      const known = kept.get(row.line_id);
      if (known && known.priced === price && known.rated === rate && isSame(known.written, row)) return known;
      return { written: row, priced: price, rated: rate, line: { ...price, ...rate, ...row } };
    });
    kept = new Map(now.map((each) => [each.written.line_id, each]));
    return now.map(({ line }) => line);
  };
}
const keptLines = createLatest(6, createLines);

/**
 * The lines of an estimate's assemblies with the prices and rates of today, in the order of each assembly. A material's
 * price is looked for once, however many lines take it. Read whole again, a line is the same object for as long as it says
 * the same.
 * @param from.chosen assemblies that alternates price a condition by.
 * @param from.only the one condition that is asked about.
 */
export async function lineRows(
  estimationId: string,
  { chosen, only }: { chosen: readonly string[]; only?: string | undefined },
  tx: Transaction,
): Promise<LineRow[]> {
  const { rows: written } = await sql<Written>`
    select line_id, assembly_id, material_id, labor_cost_id, formula, waste_percentage, labor_unit
    from assembly_material
    where assembly_id = any(array(
      select assembly_id from estimation_condition
      where estimation_id = ${estimationId}::uuid and deleted_at is null and assembly_id is not null
        and ${only === undefined ? sql`true` : sql`condition_id = ${only}::uuid`}
      union select unnest(${chosen}::uuid[])))
    order by sequence`.execute(tx);
  const materials = [...new Set(written.map(({ material_id }) => material_id))];
  const { rows: prices } = await sql<Priced>`
    select m.material_id, m.name, m.code, m.unit_of_measure as unit, m.order_quantity, p.price, p.freight_percentage,
      p.duty_percentage, p.packing_percentage, p.tariff_percentage, p.cushion, p.vendor_name, p.price_id,
      p.last_price_date, p.expiry_price_date, m.deleted_at is not null as material_deleted
    from material m
    left join lateral (
      select * from material_price_now x where x.tenant_id = m.tenant_id and x.material_id = m.material_id
    ) p on true
    where m.material_id = any(${materials}::uuid[])`.execute(tx);
  const labor = [...new Set(written.flatMap(({ labor_cost_id }) => labor_cost_id ?? []))];
  const { rows: rates } = labor.length
    ? await sql<Rated & { labor_cost_id: string }>`
        select labor_cost_id, name as labor_name, regular_cost, overtime_cost, double_overtime_cost, nightshift_cost
        from labor_cost where labor_cost_id = any(${labor}::uuid[])`.execute(tx)
    : { rows: [] };
  const of = only === undefined ? keptLines(estimationId) : createLines();
  return of(written, prices, rates);
}
