/** Step of a waterfall: a change, or a sum that stands on zero. */
export interface WaterfallStep {
  id: string;
  label: string;
  /** Amount of the change; of a sum the amount itself. Null for a sum of all steps before. */
  value: number | null;
  /** True for a sum, e.g. the first and the last step. */
  isTotal?: boolean;
}

export interface WaterfallBar {
  id: string;
  label: string;
  from: number;
  to: number;
  /** Signed amount of the step. */
  value: number;
  kind: 'total' | 'up' | 'down' | 'flat';
}

/** Bars of the steps: each change starts where the one before ended. */
export function waterfallBars(steps: readonly WaterfallStep[]): WaterfallBar[] {
  let level = 0;
  return steps.map(({ id, label, value, isTotal = false }) => {
    if (isTotal || value === null) {
      level = value ?? level;
      return { id, label, from: 0, to: level, value: level, kind: 'total' };
    }
    const from = level;
    level += value;
    return { id, label, from, to: level, value, kind: value > 0 ? 'up' : value < 0 ? 'down' : 'flat' };
  });
}
