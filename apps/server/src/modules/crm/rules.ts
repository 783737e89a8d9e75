export interface Stage {
  name: string;
  outcome: string;
  probability: number;
  sequence: number;
}

/** Probability after moving to `stage`: a manual value is kept while above the stage's own; a closing stage sets it. */
export function probabilityAfterMove(stages: readonly Stage[], stage: string, present: number): number {
  const target = stages.find((each) => each.name === stage);
  if (!target) return present;
  return target.outcome === 'open' ? Math.max(target.probability, Math.min(present, 95)) : target.probability;
}
