import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { crmStatuses } from './default-statuses.ts';
import { probabilityAfterMove, type Stage } from './rules.ts';

const stages: Stage[] = crmStatuses.opportunity.map(({ name, outcome, probability }, index) => ({
  name,
  outcome,
  probability,
  sequence: index + 1,
}));
const anyStages = fc.uniqueArray(
  fc.record({
    name: fc.string({ minLength: 1, maxLength: 6 }),
    outcome: fc.constantFrom('open', 'won', 'lost'),
    probability: fc.integer({ min: 0, max: 100 }),
    sequence: fc.nat(20),
  }),
  { selector: (stage) => stage.name, minLength: 1, maxLength: 8 },
);
const percent = fc.integer({ min: 0, max: 100 });

describe('the probability after a stage change', () => {
  test('follows the default stages', () => {
    expect(probabilityAfterMove(stages, 'Bid submitted', 20)).toBe(55);
    expect(probabilityAfterMove(stages, 'Bid submitted', 70)).toBe(70);
    expect(probabilityAfterMove(stages, 'Awarded', 20)).toBe(100);
    expect(probabilityAfterMove(stages, 'Lost', 75)).toBe(0);
  });

  test('is always a percentage', () => {
    fc.assert(
      fc.property(anyStages, fc.nat(), percent, (list, at, present) => {
        const result = probabilityAfterMove(list, list[at % list.length]?.name ?? '', present);
        expect(result).toBeGreaterThanOrEqual(0);
        expect(result).toBeLessThanOrEqual(100);
      }),
    );
  });

  test('is set by a closing stage and is never below the value of an open stage', () => {
    fc.assert(
      fc.property(anyStages, fc.nat(), percent, (list, at, present) => {
        const stage = list[at % list.length] as Stage;
        const result = probabilityAfterMove(list, stage.name, present);
        if (stage.outcome === 'open') expect(result).toBeGreaterThanOrEqual(stage.probability);
        else expect(result).toBe(stage.probability);
      }),
    );
  });

  test('is unchanged for the same stage and for unknown stages', () => {
    fc.assert(
      fc.property(anyStages, fc.nat(), percent, (list, at, present) => {
        const name = list[at % list.length]?.name ?? '';
        const once = probabilityAfterMove(list, name, present);
        expect(probabilityAfterMove(list, name, once)).toBe(once);
        expect(probabilityAfterMove(list, 'no such stage', present)).toBe(present);
      }),
    );
  });
});
