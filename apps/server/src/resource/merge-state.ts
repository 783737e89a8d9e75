import type { Merging } from '@plumbline/api';
import type { EntityMeta } from '@plumbline/api/operations';
import type { MergeField, MergeRecord, MergeResult } from '@plumbline/validation/merge';
import { v7 as uuidv7 } from 'uuid';
import type { MovedReferences } from './move-references.ts';
import { requireStepValue } from './require-step-value.ts';
import type { ResourceStorage } from './registry.ts';
import type { ResourceRow } from './resource.ts';

/** Rows that moved to the survivor of a merge. */
export interface MergeDependents {
  tables: MovedReferences[];
  /** Records returned by the `move` rules of the modules, by module key. */
  modules: Record<string, unknown>;
}

/** What the steps of a merge share. */
export class MergeState<Row extends ResourceRow> {
  readonly entity: EntityMeta;
  readonly storage: ResourceStorage;
  /** Id of the record that stays. */
  readonly survivor: string;
  /** The version of the survivor that the caller has seen. */
  readonly version: number;
  /** Ids of the records that become part of the survivor. */
  readonly others: readonly string[];
  /** Id of the record whose value is kept, by field. */
  readonly choices: Readonly<Record<string, string>>;
  /** All merged records, the survivor among them. Set by `load`. */
  rows: (Row & MergeRecord)[] = [];
  /** Number of rows of other tables that now refer to the survivor. Set by `dependents`. */
  moved = 0;
  /** Rows that moved to the survivor, recorded to undo the merge. Set by `dependents`. */
  readonly dependents: MergeDependents = { tables: [], modules: {} };
  /** Id by which the merge is undone. */
  readonly mergeId = uuidv7();
  /** The survivor's columns before the merge as JSON, which keeps every digit of its numbers. Set by `load`. */
  snapshot = '{}';
  #before: (Row & MergeRecord) | undefined;
  #after: (Row & MergeRecord) | undefined;
  #merged: { fields: MergeField[]; result: MergeResult } | undefined;

  constructor(
    entity: EntityMeta,
    storage: ResourceStorage,
    { survivor, version, others, choices = {} }: Merging,
  ) {
    this.entity = entity;
    this.storage = storage;
    this.survivor = survivor;
    this.version = version;
    this.others = others;
    this.choices = choices;
  }

  /** The survivor before the merge. Set by `load`. */
  get before(): Row & MergeRecord {
    return requireStepValue(this.#before, 'before');
  }
  set before(row: Row & MergeRecord) {
    this.#before = row;
  }

  /** The survivor after the merge. Set by `read`. */
  get after(): Row & MergeRecord {
    return requireStepValue(this.#after, 'after');
  }
  set after(row: Row & MergeRecord) {
    this.#after = row;
  }

  /** The compared fields with the values that are kept and lost. Set by `choices`. */
  get merged(): { fields: MergeField[]; result: MergeResult } {
    return requireStepValue(this.#merged, 'merged');
  }
  set merged(merged: { fields: MergeField[]; result: MergeResult }) {
    this.#merged = merged;
  }

  /** Title of one of the merged records as it was before the merge. */
  titleOf(uuid: string): string {
    const row = this.rows.find((each) => each.uuid === uuid);
    return this.entity.title.map((column) => String(row?.[column] ?? '')).join(' ');
  }
}
