import { DAY_MS } from '@plumbline/dates';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { findCycle, describeCycle, type Link } from './dependency-cycle.ts';
import { isBroken, type DependencyKind } from './dates.ts';

const part = (below: string, above: string): Link => ({ kind: 'part', above, below });
const attached = (below: string, above: string): Link => ({ kind: 'attached', above, below });
const waits = (successor: string, predecessor: string, type: DependencyKind = 'FS'): Link => ({
  kind: 'dependency',
  type,
  predecessor,
  successor,
});
const name = (id: string) => id.toUpperCase();

describe('links between tasks', () => {
  test('allow any tree', () => {
    expect(findCycle([part('b', 'a'), part('c', 'b')], attached('d', 'a'))).toBeUndefined();
    expect(findCycle([part('b', 'a'), part('c', 'a')], waits('c', 'b'))).toBeUndefined();
    expect(findCycle([part('b', 'a')], waits('b', 'a', 'SS'))).toBeUndefined();
    expect(findCycle([waits('b', 'a')], waits('c', 'b'))).toBeUndefined();
  });

  test.each([
    ['a part of itself', [], part('a', 'a')],
    ['its own part above it', [part('b', 'a'), part('c', 'b')], part('a', 'c')],
    ['attached to what is below it', [part('b', 'a')], attached('a', 'b')],
    ['waiting both ways', [waits('b', 'a')], waits('a', 'b')],
    ['a part that waits for its whole', [part('b', 'a')], waits('b', 'a')],
    ['a whole that waits for its part', [part('b', 'a')], waits('a', 'b')],
    ['a whole whose part comes first', [waits('b', 'a'), part('c', 'b')], waits('a', 'c')],
    ['moved below what waits for it', [waits('b', 'a')], part('a', 'b')],
    ['attached to what waits for its part', [waits('b', 'a'), part('a', 'c')], attached('c', 'b')],
  ] as const)('reject %s', (_what, links, added) => {
    expect(findCycle(links, added)).toBeDefined();
  });

  test('name the links of a cycle', () => {
    const way = findCycle([waits('b', 'a'), part('c', 'b')], waits('a', 'c'));
    expect(describeCycle(way ?? [], name)).toBe(
      'This would create a circular dependency: “C” is part of “B”, through: “B” depends on “A”.',
    );
    expect(describeCycle([], name)).toContain('itself');
  });

  test('that are accepted can always be scheduled', () => {
    const ids = ['a', 'b', 'c', 'd', 'e'];
    const id = fc.constantFrom(...ids);
    const link = fc.oneof(
      fc.tuple(id, id).map(([a, b]) => part(a, b)),
      fc
        .tuple(id, id, fc.constantFrom<DependencyKind>('FS', 'SS', 'FF', 'SF'))
        .map(([a, b, type]) => waits(a, b, type)),
    );
    fc.assert(
      fc.property(fc.array(link, { maxLength: 12 }), (wanted) => {
        const links: Link[] = [];
        for (const each of wanted) if (!findCycle(links, each)) links.push(each);
        // Start and finish of each task, moved until no dependency is violated; this terminates only without a cycle.
        const at = new Map(ids.map((each) => [each, { start: 0, finish: 0 }]));
        const push = (of: string, key: 'start' | 'finish', least: number) => {
          const item = at.get(of);
          if (!item || item[key] >= least) return false;
          item[key] = least;
          if (item.finish < item.start) item.finish = item.start;
          return true;
        };
        let rounds = 0;
        for (let moved = true; moved;) {
          moved = false;
          expect(++rounds).toBeLessThan(100);
          for (const each of links) {
            if (each.kind === 'dependency') {
              const first = at.get(each.predecessor);
              const from = each.type.startsWith('F') ? (first?.finish ?? 0) + 1 : (first?.start ?? 0);
              if (push(each.successor, each.type.endsWith('F') ? 'finish' : 'start', from)) moved = true;
            } else {
              if (push(each.below, 'start', at.get(each.above)?.start ?? 0)) moved = true;
              if (push(each.above, 'finish', at.get(each.below)?.finish ?? 0)) moved = true;
            }
          }
        }
        const day = (n: number) => new Date(Date.UTC(2026, 2, 2) + n * 7 * DAY_MS).toISOString().slice(0, 10);
        for (const each of links) {
          if (each.kind !== 'dependency') continue;
          const [first, second] = [at.get(each.predecessor), at.get(each.successor)];
          const dated = (of: typeof first) => ({
            from_date: day(of?.start ?? 0),
            to_date: day(of?.finish ?? 0),
          });
          expect(isBroken(each.type, dated(first), dated(second), 0)).toBe(false);
        }
      }),
    );
  });
});
