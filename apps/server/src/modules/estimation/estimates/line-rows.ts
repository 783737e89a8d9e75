import { hourlyRates, type LaborUnit } from '@plumbline/estimating';
import { sql, type RawBuilder } from 'kysely';
import type { Transaction } from '../../../database/database.ts';
import { createLatest } from './recent-cache.ts';
import type { LineRow } from './estimate-line-row.ts';

type LineFields = Pick<
  LineRow,
  | 'line_id'
  | 'assembly_id'
  | 'material_id'
  | 'formula'
  | 'waste_percentage'
  | 'labor_unit'
  | 'labor_basis'
  | 'equipment_cost'
  | 'other_cost'
  | 'lump_cost'
> & { labor_cost_id: string | null };
type PriceFields = Omit<LineRow, keyof LineFields | keyof RateFields> & { material_id: string };
type RateFields = Pick<
  LineRow,
  | 'labor_name'
  | 'is_non_labor'
  | 'regular_cost'
  | 'overtime_cost'
  | 'double_overtime_cost'
  | 'nightshift_cost'
>;

const noRates: RateFields = {
  labor_name: null,
  is_non_labor: false,
  regular_cost: null,
  overtime_cost: null,
  double_overtime_cost: null,
  nightshift_cost: null,
};

/** Rows by id, keeping object identity while equal. */
function createRows<Of extends object>() {
  let kept = new Map<string, { text: string; row: Of }>();
  return (rows: readonly Of[], id: (row: Of) => string): Map<string, Of> => {
    kept = new Map(
      rows.map((row) => {
        const text = JSON.stringify(row);
        const cached = kept.get(id(row));
        return [id(row), cached?.text === text ? cached : { text, row }];
      }),
    );
    return new Map([...kept].map(([key, { row }]) => [key, row]));
  };
}

interface CachedLine {
  written: LineFields;
  priced: PriceFields;
  rated: RateFields;
  line: LineRow;
}
/** Lines of an assembly with a database checksum that changes with any row. */
interface AssemblyLines {
  checksum: string;
  written: readonly LineFields[];
}
interface CachedAssembly extends AssemblyLines {
  lines: readonly CachedLine[];
}

const isSame = (left: LineFields, right: LineFields): boolean =>
  left.formula === right.formula &&
  left.material_id === right.material_id &&
  left.waste_percentage === right.waste_percentage &&
  left.labor_unit === right.labor_unit &&
  left.labor_basis === right.labor_basis &&
  left.labor_cost_id === right.labor_cost_id &&
  left.equipment_cost === right.equipment_cost &&
  left.other_cost === right.other_cost &&
  left.lump_cost === right.lump_cost &&
  left.assembly_id === right.assembly_id;

const columns = sql`line_id, assembly_id, material_id, labor_cost_id, formula, waste_percentage, labor_unit,
  labor_basis, equipment_cost, other_cost, lump_cost`;
/**
 * Checksum over all rows of an assembly and their order. Each row is hashed twice so that swapped values differ; null
 * is coalesced because sums skip it.
 */
const rowSum = sql`bit_xor(uuid_hash_extended(line_id, uuid_hash_extended(material_id, hashtextextended(formula || ' ' || labor_basis,
  hash_numeric_extended(waste_percentage, hash_numeric_extended(equipment_cost, hash_numeric_extended(other_cost, hash_numeric_extended(lump_cost, coalesce(
    uuid_hash_extended(labor_cost_id, coalesce(hash_numeric_extended(labor_unit, sequence), ~sequence)),
    coalesce(hash_numeric_extended(labor_unit, sequence), ~sequence))))))))))`;

function createLines() {
  const [pricedRows, ratedRows] = [
    createRows<PriceFields>(),
    createRows<RateFields & { labor_cost_id: string }>(),
  ];
  let kept: ReadonlyMap<string, CachedAssembly> = new Map();
  return {
    /** Current lines of assemblies; those with an unchanged checksum are not read again. */
    async read(assemblies: RawBuilder<unknown>, tx: Transaction): Promise<Map<string, AssemblyLines>> {
      const before = kept;
      const checksums = before.size
        ? (
            await sql<{ assembly_id: string; says: string }>`
              select assembly_id, count(*) || ' ' || ${rowSum} as says from assembly_line
              where assembly_id = any(${assemblies}) group by assembly_id`.execute(tx)
          ).rows
        : undefined;
      const isKept = ({ assembly_id, says }: { assembly_id: string; says: string }) =>
        before.get(assembly_id)?.checksum === says;
      const changedIds = checksums?.flatMap((each) => (isKept(each) ? [] : [each.assembly_id]));
      const { rows } =
        changedIds?.length === 0
          ? { rows: [] }
          : await sql<LineFields & { says: string }>`
              select ${columns}, count(*) over own || ' ' || ${rowSum} over own as says
              from assembly_line where assembly_id = any(${changedIds ? sql`${changedIds}::uuid[]` : assemblies})
              window own as (partition by assembly_id) order by sequence`.execute(tx);
      const now = new Map<string, AssemblyLines>();
      for (const each of checksums ?? []) {
        const cached = before.get(each.assembly_id);
        if (cached && isKept(each)) now.set(each.assembly_id, cached);
      }
      for (const [id, own] of Map.groupBy(rows, ({ assembly_id }) => assembly_id))
        now.set(id, { checksum: own[0]?.says ?? '', written: own.map(({ says: _, ...row }) => row) });
      return now;
    },
    /** Lines with prices and rates, keeping object identity while equal. */
    put(
      now: ReadonlyMap<string, AssemblyLines>,
      prices: readonly PriceFields[],
      rates: readonly (RateFields & { labor_cost_id: string })[],
    ): LineRow[] {
      const priced = pricedRows(prices, ({ material_id }) => material_id);
      const rated = ratedRows(rates, ({ labor_cost_id }) => labor_cost_id);
      const before = kept;
      kept = new Map(
        [...now].map(([id, { checksum: says, written }]): [string, CachedAssembly] => {
          const was = before.get(id);
          const isRead = was?.written !== written;
          const byId = isRead ? new Map(was?.lines.map((each) => [each.written.line_id, each])) : undefined;
          const lines = written.map((row, at): CachedLine => {
            // A foreign key guarantees the material.
            const price = priced.get(row.material_id) as PriceFields;
            const rate = (row.labor_cost_id && rated.get(row.labor_cost_id)) || noRates;
            const cached = byId ? byId.get(row.line_id) : was?.lines[at];
            if (cached?.priced === price && cached.rated === rate && isSame(cached.written, row))
              return cached;
            return { written: row, priced: price, rated: rate, line: { ...price, ...rate, ...row } };
          });
          return [id, { checksum: says, written, lines }];
        }),
      );
      return [...kept.values()].flatMap(({ lines }) => lines.map(({ line }) => line));
    },
  };
}
const keptLines = createLatest(6, createLines);

/** Converts a labor rate to hourly; piece work is unchanged. */
function toHourlyRate({
  labor_unit: unit,
  ...row
}: RateFields & { labor_cost_id: string; labor_unit: LaborUnit }) {
  if (unit === 'h' || unit === 'u' || row.regular_cost === null) return row;
  const { regular, overtime, double, night } = hourlyRates({
    name: row.labor_name ?? '',
    unit,
    regular: row.regular_cost,
    overtime: row.overtime_cost ?? undefined,
    double: row.double_overtime_cost ?? undefined,
    night: row.nightshift_cost ?? undefined,
  });
  return {
    ...row,
    regular_cost: regular,
    overtime_cost: overtime ?? null,
    double_overtime_cost: double ?? null,
    nightshift_cost: night ?? null,
  };
}

/**
 * Lines of an estimate's assemblies with current prices and rates, in assembly order. The price of a material is
 * looked up once. Unchanged assemblies are not read again, and equal lines keep their identity.
 * @param from.chosen assemblies used by alternates.
 * @param from.only limits to one condition.
 */
export async function lineRows(
  estimationId: string,
  { chosen, only }: { chosen: readonly string[]; only?: string | undefined },
  tx: Transaction,
): Promise<LineRow[]> {
  const lines = only === undefined ? keptLines(estimationId) : createLines();
  const written = await lines.read(
    sql`array(
      select assembly_id from estimation_condition
      where estimation_id = ${estimationId}::uuid and deleted_at is null and assembly_id is not null
        and ${only === undefined ? sql`true` : sql`condition_id = ${only}::uuid`}
      union select unnest(${chosen}::uuid[]))`,
    tx,
  );
  const materials = new Set<string>();
  const labor = new Set<string>();
  for (const { written: own } of written.values())
    for (const { material_id, labor_cost_id } of own) {
      materials.add(material_id);
      if (labor_cost_id) labor.add(labor_cost_id);
    }
  const ids = [...materials];
  const { rows: prices } = await sql<PriceFields>`
    select m.material_id, m.name, m.code, m.unit_of_measure as unit, m.order_quantity, p.price, p.freight_percentage,
      p.duty_percentage, p.packing_percentage, p.tariff_percentage, p.cushion, p.vendor_name, p.price_id,
      p.last_price_date, p.expiry_price_date, m.deleted_at is not null as material_deleted
    from material_directory m
    left join (select * from material_price_now where material_id = any(${ids}::uuid[])) p
      on p.tenant_id = m.tenant_id and p.material_id = m.material_id
    where m.material_id = any(${ids}::uuid[])`.execute(tx);
  const { rows: rates } = labor.size
    ? await sql<RateFields & { labor_cost_id: string; labor_unit: LaborUnit }>`
        select labor_cost_id, name as labor_name, unit as labor_unit, is_non_labor, regular_cost, overtime_cost,
          double_overtime_cost, nightshift_cost
        from labor_rate where labor_cost_id = any(${[...labor]}::uuid[])`.execute(tx)
    : { rows: [] };
  return lines.put(written, prices, rates.map(toHourlyRate));
}
