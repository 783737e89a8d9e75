export interface Stage {
  name: string;
  outcome: string;
  probability: number;
  sequence: number;
}

/**
 * Chance of winning after a move to `stage`: what a person set is kept while it lies above the stage's own, a stage
 * that ends the bid decides it.
 */
export function probabilityAfterMove(stages: readonly Stage[], stage: string, present: number): number {
  const target = stages.find((each) => each.name === stage);
  if (!target) return present;
  return target.outcome === 'open' ? Math.max(target.probability, Math.min(present, 95)) : target.probability;
}
