import type { ImportAlike } from './tables.ts';
import type { Body } from './import-kinds.ts';
import type { Mark } from './sheet.ts';

export interface CellError {
  /** Column index; −1 for the whole row. */
  column: number;
  message: string;
}
export interface RawRow {
  number: number;
  cells: string[];
  marks: Record<string, Mark>;
  /** Decision on a possible duplicate, and its candidates. */
  choice?: '' | 'skip' | 'update' | 'create';
  alike?: ImportAlike[];
}
/** Planned action of a row. */
export interface PlannedRow {
  number: number;
  action: 'create' | 'update' | 'skip';
  /** Matched record, if any. */
  match?: { uuid: string; version: number };
  body: Body;
  /** Identity keys with the column they come from. */
  keys: { text: string; column: number; label: string }[];
  /** Creates a record unless decided otherwise. */
  isNew: boolean;
  /** Keys for finding similar rows. */
  signature: string[];
  alike: ImportAlike[];
  choice: '' | 'skip' | 'update' | 'create';
  /** Ids of other records referenced beside the body. */
  several: Record<string, string[]>;
  /** Referenced line of the file and the referring column. */
  above?: { line: number; word: string; column: number };
  errors: CellError[];
}

/** Marks rows that repeat a key of an earlier row. @param first first line of each key. */
export function markRepeatedKeys(plans: readonly PlannedRow[], first: ReadonlyMap<string, number>): void {
  for (const plan of plans) {
    if (plan.action === 'skip') continue;
    const again = plan.keys.find(({ text }) => (first.get(text) ?? plan.number) < plan.number);
    if (!again) continue;
    plan.errors.push({
      column: again.column,
      message: `Line ${first.get(again.text)} has the same ${again.label.toLowerCase()}.`,
    });
  }
}
