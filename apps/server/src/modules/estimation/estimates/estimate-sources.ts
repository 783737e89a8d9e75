import type { EstimateAdjustments } from '@plumbline/api';
import type { calculatorOf } from '../calculators/queries.ts';
import type { AlternateRow, SubstituteRow } from '../quotes/alternate-input.ts';
import type { ConditionRow, PageRow, TakeoffRow } from '../takeoff/condition-totals.ts';
import type { ItemRow } from './estimate-item-groups.ts';
import type { LineRow, overridable } from './estimate-line-row.ts';
import type { Settings } from './estimate-settings.ts';

/** A figure of a line that the estimator has set. */
export interface OverrideRow {
  condition_id: string;
  line_id: string;
  field: (typeof overridable)[number];
  value: string;
}
/** Everything that an estimate is computed from. */
export interface EstimateSources {
  conditions: readonly ConditionRow[];
  takeoffs: readonly TakeoffRow[];
  /** Measures on superseded revisions, which do not count. */
  setAside: readonly TakeoffRow[];
  pages: readonly PageRow[];
  lines: readonly LineRow[];
  overrides: readonly OverrideRow[];
  /** Lines and lump sums without take-off. Absent in data stored before they existed. */
  items?: readonly ItemRow[];
  alternates: readonly AlternateRow[];
  /** Assemblies used by alternates. */
  substitutes: readonly SubstituteRow[];
  settings: Settings;
  /** Overrides. */
  adjustments?: EstimateAdjustments;
  /** Chosen template, if any. */
  calculator?: NonNullable<Awaited<ReturnType<typeof calculatorOf>>>;
  /** YYYY-MM-DD; prices that expire before it are stale. */
  today: string;
}
