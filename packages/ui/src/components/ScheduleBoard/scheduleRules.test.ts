import type { WorkTime } from './scheduleTypes.ts';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { freeLane, stackBars } from './barLanes.ts';
import { loadLevel, loadPerDay, totalLoad } from './dailyLoad.ts';
import { closesCircle, isLinkBroken, routeLink, stub } from './links.ts';
import { moveTo, resizeTo, stepBar } from './moveBar.ts';
import { rowsInSight, summarize } from './rowTree.ts';
import { dayLength, numberOfDay, type Times } from './time.ts';
import { workBetween, workdays } from './workTime.ts';

const shift = [
  { from: 420, to: 690 },
  { from: 720, to: 930 },
];
const shop: WorkTime = { week: { 1: shift, 2: shift, 3: shift, 4: shift, 5: shift } };
const at = (day: string, minute = 0) => numberOfDay(day) * dayLength + minute;
const base = at('2026-03-02');
const someTimes = fc.array(
  fc
    .tuple(fc.nat(20_000), fc.integer({ min: 1, max: 5_000 }))
    .map(([start, length]): Times => ({ start: base + start, finish: base + start + length })),
  { maxLength: 40 },
);

it('stacks overlapping bars and reuses free lanes', () => {
  const { placed, lanes } = stackBars([
    { start: 0, finish: 10 },
    { start: 5, finish: 20 },
    { start: 10, finish: 15 },
  ]);
  expect(placed.map(({ lane }) => lane)).toEqual([0, 1, 0]);
  expect(lanes).toBe(2);
  expect(freeLane({ placed, lanes }, { start: 15, finish: 30 }, () => false)).toBe(0);
  expect(freeLane({ placed, lanes }, { start: 6, finish: 12 }, () => false)).toBe(1);
});
it('never overlaps bars of a lane and uses no more lanes than bars at a time', () => {
  fc.assert(
    fc.property(someTimes, (all) => {
      const { placed, lanes } = stackBars(all);
      expect(placed).toHaveLength(all.length);
      for (const [index, a] of placed.entries())
        for (const b of placed.slice(index + 1))
          if (a.lane === b.lane)
            expect(a.item.finish <= b.item.start || b.item.finish <= a.item.start).toBe(true);
      const most = Math.max(
        0,
        ...all.map(
          (one) => all.filter((other) => other.start <= one.start && other.finish > one.start).length,
        ),
      );
      expect(lanes).toBe(most);
    }),
  );
});
it('counts working minutes as load, and time that a row is down as no capacity', () => {
  const days = { first: numberOfDay('2026-03-09'), end: numberOfDay('2026-03-14') };
  const loads = loadPerDay(
    [
      { start: at('2026-03-09', 420), finish: at('2026-03-10', 480) },
      { start: at('2026-03-12', 480), finish: at('2026-03-12', 720), isDown: true },
    ],
    shop,
    1,
    days,
  );
  expect(loads.get(days.first)).toEqual({ load: 480, capacity: 480 });
  expect(loads.get(days.first + 1)).toEqual({ load: 60, capacity: 480 });
  expect(loads.get(days.first + 3)).toEqual({ load: 0, capacity: 270 });
  expect(loadLevel({ load: 480, capacity: 480 })).toBe('full');
  expect(loadLevel({ load: 481, capacity: 480 })).toBe('over');
  expect(loadLevel({ load: 0, capacity: 0 })).toBe('free');
});
it('counts every working minute of the bars once', () => {
  fc.assert(
    fc.property(someTimes, fc.integer({ min: 1, max: 4 }), (all, stations) => {
      const days = { first: Math.floor(base / dayLength), end: Math.floor(base / dayLength) + 30 };
      const total = totalLoad(loadPerDay(all, shop, stations, days), days);
      expect(total.load).toBe(all.reduce((sum, one) => sum + workBetween(shop, one.start, one.finish), 0));
      expect(total.capacity).toBe(stations * workBetween(shop, days.first * dayLength, days.end * dayLength));
    }),
  );
});
it('routes an arrow with right angles that leaves and arrives from outside', () => {
  const size = fc.integer({ min: 1, max: 400 });
  const box = fc.record({
    x: fc.integer({ min: -900, max: 900 }),
    y: fc.nat(900),
    width: size,
    height: size,
  });
  fc.assert(
    fc.property(box, box, fc.constantFrom('FS', 'SS', 'FF', 'SF'), (from, to, type) => {
      const points = routeLink(from, to, type);
      const [start, second] = points;
      const [before, end] = points.slice(-2);
      if (!start || !second || !before || !end) throw new Error('Too short');
      for (const [index, point] of points.slice(1).entries())
        expect(point.x === points[index]?.x || point.y === points[index]?.y).toBe(true);
      const leaves = type === 'FS' || type === 'FF' ? 1 : -1;
      const enters = type === 'FS' || type === 'SS' ? 1 : -1;
      expect((second.x - start.x) * leaves).toBeGreaterThanOrEqual(stub);
      expect((end.x - before.x) * enters).toBeGreaterThanOrEqual(stub);
      expect(start.x).toBe(leaves > 0 ? from.x + from.width : from.x);
      expect(end.x).toBe(enters > 0 ? to.x : to.x + to.width);
    }),
  );
});
it('finds broken dependencies and circles', () => {
  const a = { start: at('2026-03-02'), finish: at('2026-03-05') };
  const b = { start: at('2026-03-05'), finish: at('2026-03-07') };
  expect(isLinkBroken({}, a, b)).toBe(false);
  expect(isLinkBroken({ lagDays: 1 }, a, b)).toBe(true);
  expect(isLinkBroken({ type: 'SS', lagDays: 3 }, a, b)).toBe(false);
  expect(isLinkBroken({ type: 'FF' }, b, a)).toBe(true);
  expect(isLinkBroken({ type: 'SF' }, b, a)).toBe(false);
  const links = [
    { fromId: 'a', toId: 'b' },
    { fromId: 'b', toId: 'c' },
  ];
  expect(closesCircle(links, 'c', 'a')).toBe(true);
  expect(closesCircle(links, 'a', 'c')).toBe(false);
  expect(closesCircle([...links, { fromId: 'c', toId: 'b' }], 'd', 'b')).toBe(false);
});

const rules = { fromWork: shop, toWork: shop, snap: 30 };
it('keeps the working time of a moved bar over the break and the night', () => {
  const bar = { start: at('2026-03-09', 420), finish: at('2026-03-09', 660) };
  expect(moveTo(bar, at('2026-03-09', 540), rules)).toEqual({
    start: at('2026-03-09', 540),
    finish: at('2026-03-09', 810),
  });
  expect(moveTo(bar, at('2026-03-13', 840), rules)).toEqual({
    start: at('2026-03-13', 840),
    finish: at('2026-03-16', 570),
  });
  const week = { fromWork: workdays, toWork: workdays, snap: dayLength };
  const task = { start: at('2026-03-17'), finish: at('2026-03-26') };
  expect(stepBar(task, 'all', 2, week)).toEqual({ start: at('2026-03-19'), finish: at('2026-03-28') });
  expect(stepBar({ start: at('2026-03-13'), finish: at('2026-03-14') }, 'all', 1, week)).toEqual({
    start: at('2026-03-16'),
    finish: at('2026-03-17'),
  });
  expect(stepBar({ start: at('2026-03-16'), finish: at('2026-03-17') }, 'all', -1, week).start).toBe(
    at('2026-03-13'),
  );
});
it('resizes to working time and never past the other end', () => {
  const bar = { start: at('2026-03-09', 600), finish: at('2026-03-09', 660) };
  expect(resizeTo(bar, 'finish', at('2026-03-09', 706), rules).finish).toBe(at('2026-03-09', 750));
  expect(resizeTo(bar, 'finish', at('2026-03-09', 500), rules)).toEqual(bar);
  expect(stepBar(bar, 'start', -1, rules).start).toBe(at('2026-03-09', 570));
});
it('moves on with every step and keeps the working minutes', () => {
  fc.assert(
    fc.property(
      fc.nat(20_000),
      fc.integer({ min: 30, max: 3_000 }),
      fc.constantFrom(1, -1),
      (start, length, steps) => {
        const home = moveTo({ start: base, finish: base + length }, base + start, rules);
        const minutes = workBetween(shop, home.start, home.finish);
        fc.pre(minutes > 0);
        const next = stepBar(home, 'all', steps, rules);
        expect(Math.sign(next.start - home.start)).toBe(steps);
        expect(workBetween(shop, next.start, next.finish)).toBe(minutes);
      },
    ),
  );
});
it('shows the rows of expanded parents and sums up what is below them', () => {
  const rows = [
    { id: 'a', label: 'A' },
    { id: 'b', label: 'B', parentId: 'a' },
    { id: 'c', label: 'C', parentId: 'b' },
    { id: 'd', label: 'D', parentId: 'gone' },
  ];
  expect(rowsInSight(rows, new Set()).map(({ row, level }) => `${row.id}${level}`)).toEqual([
    'a1',
    'b2',
    'c3',
    'd1',
  ]);
  expect(rowsInSight(rows, new Set(['a'])).map(({ row }) => row.id)).toEqual(['a', 'd']);
  const bars: Record<string, (Times & { progress?: number })[]> = {
    b: [{ start: at('2026-03-02'), finish: at('2026-03-03'), progress: 1 }],
    c: [{ start: at('2026-03-04'), finish: at('2026-03-07') }],
  };
  const sums = summarize(rows, (id) => bars[id] ?? [], workdays);
  expect(sums.get('a')).toEqual({ start: at('2026-03-02'), finish: at('2026-03-07'), progress: 0.25 });
  expect(sums.get('b')).toMatchObject({ start: at('2026-03-04'), progress: 0 });
  expect(sums.has('c')).toBe(false);
});
it('ends for rows that are each other’s parents', () => {
  const rows = [
    { id: 'a', label: 'A', parentId: 'b' },
    { id: 'b', label: 'B', parentId: 'a' },
  ];
  const bar = { start: base, finish: base + dayLength };
  expect(rowsInSight(rows, new Set())).toEqual([]);
  expect(summarize(rows, () => [bar], workdays).get('a')).toMatchObject(bar);
});
