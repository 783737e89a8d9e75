/**
 * Slope length of one unit of plan length.
 * @param rise and run in one unit, run above 0.
 * @param hip a hip or valley drawn at 45° in plan.
 */
export function pitchFactor(rise: number, run: number, hip = false): number {
  return hip
    ? Math.sqrt(rise * rise + 2 * run * run) / (Math.SQRT2 * run)
    : Math.sqrt(rise * rise + run * run) / run;
}

/** Length of a helix of radius r, N turns and rise H: √((2π·r·N)² + H²). */
export function helixLength(helix: { radius: number; turns: number; rise: number }): number {
  const around = 2 * Math.PI * helix.radius * helix.turns;
  return Math.sqrt(around * around + helix.rise * helix.rise);
}
