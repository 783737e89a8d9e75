import type { AlternateChange, AlternateOwnLine } from '@plumbline/api';
import type { AlternateInput, AssemblyInput, EstimateAdjustments } from '@plumbline/estimating';
import type { ConditionFigures, ConditionRow } from '../takeoff/condition-totals.ts';
import { lineId, type LineRow, type Overrides } from '../estimates/estimate-line-row.ts';
import { lineInput } from '../estimates/lines.ts';
import { ownLineInput } from '../estimates/own-line-input.ts';

export interface AlternateRow {
  alternate_id: string;
  number: number;
  name: string;
  description: string;
  accepted: boolean;
  changes: AlternateChange[];
  lines: AlternateOwnLine[];
  version: number;
  created_at: string;
  updated_at: string;
}
/** Assembly with which an alternate prices a condition. */
export interface SubstituteRow {
  assembly_id: string;
  name: string;
  markup_percentage: string | null;
}
export interface Measured {
  condition: ConditionRow;
  figures: ConditionFigures;
  rows: readonly LineRow[];
}
interface Base {
  measured: ReadonlyMap<string, Measured>;
  overrides: Overrides;
  linesOf: (assembly: string) => readonly LineRow[];
  substitutes: ReadonlyMap<string, SubstituteRow>;
  adjustments: EstimateAdjustments | undefined;
}

const noOverrides: Overrides = new Map();
/** Id of a line added by an alternate, distinct from base lines. */
export const ownId = (alternate: string, id: string) => `${alternate}+${id}`;

/**
 * Converts an alternate to the engine's form.
 * @returns with messages for missing references, which have no effect.
 */
export function alternateInput(
  { alternate_id, name, changes, lines }: AlternateRow,
  { measured, overrides, linesOf, substitutes, adjustments }: Base,
): { input: AlternateInput; missing: string[] } {
  const missing = new Set<string>();
  const removes = { assemblies: [] as string[], lines: [] as string[] };
  const adds: AssemblyInput[] = [];
  const quantities = new Map<string, Map<string, string>>();
  for (const change of changes) {
    const base = measured.get(change.condition_id);
    if (!base) {
      missing.add('An assembly that this alternate changes is no longer in the estimate.');
      continue;
    }
    const { condition, figures, rows } = base;
    if (change.kind === 'assembly') {
      const substitute = substitutes.get(change.assembly_id ?? '');
      if (!substitute) {
        missing.add(`The replacement assembly for ${condition.code} was deleted.`);
        continue;
      }
      const priced = { ...condition, markup_percentage: substitute.markup_percentage };
      removes.assemblies.push(condition.condition_id);
      adds.push({
        id: ownId(alternate_id, condition.condition_id),
        code: condition.code,
        name: substitute.name,
        variables: figures.variables,
        lines: linesOf(substitute.assembly_id).map((row) => ({
          ...lineInput(priced, row, noOverrides, adjustments),
          id: ownId(alternate_id, lineId(condition.condition_id, row.line_id)),
        })),
      });
      continue;
    }
    if (change.line_id === undefined) {
      removes.assemblies.push(condition.condition_id);
      continue;
    }
    if (!rows.some(({ line_id }) => line_id === change.line_id)) {
      missing.add(`A line of ${condition.code} that this alternate changes is no longer in the estimate.`);
      continue;
    }
    const id = lineId(condition.condition_id, change.line_id);
    if (change.kind === 'remove') removes.lines.push(id);
    else {
      const fields = quantities.get(id) ?? new Map<string, string>();
      quantities.set(id, fields.set(`${id}/${change.kind}`, change.value ?? '0'));
    }
  }
  const changed = [...quantities].flatMap(([id, fields]) => {
    const [condition = '', line] = id.split('/');
    const base = measured.get(condition);
    const row = base?.rows.find(({ line_id }) => line_id === line);
    return base && row
      ? [lineInput(base.condition, row, { get: (key) => fields.get(key) ?? overrides.get(key) }, adjustments)]
      : [];
  });
  if (lines.length > 0)
    adds.push({
      id: ownId(alternate_id, 'own'),
      name,
      variables: {},
      lines: lines.map((line) => ownLineInput(ownId(alternate_id, line.uuid ?? ''), line)),
    });
  return { input: { id: alternate_id, name, removes, changes: changed, adds }, missing: [...missing] };
}
