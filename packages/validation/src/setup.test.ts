import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  splitAtCounter,
  counterOf,
  fieldsIn,
  fillIn,
  inSequence,
  mayMove,
  moveRefusal,
  nextOf,
  numberingDay,
  patternProblem,
  routeBetween,
  templateProblem,
  territoryRefusal,
  unreachable,
  writeNumber,
  zipOverlaps,
  zipsProblem,
  type Flow,
} from './setup.ts';

const names = ['Qualified', 'Estimating', 'Submitted', 'Won', 'Lost'];
const anyName = fc.constantFrom(...names);
const anyFlow: fc.Arbitrary<Flow> = fc.subarray(names).chain((statuses) =>
  fc.record({
    statuses: fc.constant(statuses),
    transitions:
      statuses.length < 2
        ? fc.constant([])
        : fc.array(fc.record({ from: fc.constantFrom(...statuses), to: fc.constantFrom(...statuses) })),
  }),
);

describe('workflow transition', () => {
  const flow: Flow = {
    statuses: ['Qualified', 'Estimating', 'Lost'],
    transitions: [
      { from: 'Qualified', to: 'Estimating' },
      { from: 'Qualified', to: 'Lost' },
    ],
  };
  test('is allowed only in the direction of the workflow', () => {
    expect(mayMove(flow, 'Qualified', 'Estimating')).toBe(true);
    expect(mayMove(flow, 'Estimating', 'Qualified')).toBe(false);
    expect(mayMove(flow, 'Qualified', 'Won')).toBe(false);
    expect(mayMove(flow, 'Won', 'Qualified')).toBe(true);
    expect(nextOf(flow, 'Qualified', names)).toEqual(['Estimating', 'Lost']);
    expect(moveRefusal('Bids', flow, 'Qualified', 'Won', names)).toBe(
      'The workflow “Bids” allows Qualified to change to Estimating or Lost, not to Won.',
    );
  });
  test('to the current status is always allowed', () => {
    fc.assert(fc.property(anyFlow, anyName, (each, name) => mayMove(each, name, name)));
  });
  test('from a known status is limited to the listed ones', () => {
    fc.assert(
      fc.property(anyFlow, anyName, anyName, (each, from, to) => {
        fc.pre(from !== to && each.statuses.includes(from));
        const listed = each.transitions.some((move) => move.from === from && move.to === to);
        return mayMove(each, from, to) === listed;
      }),
    );
  });
  test('has a shortest way of allowed transitions, or none', () => {
    const flow: Flow = {
      statuses: names,
      transitions: [
        { from: 'Qualified', to: 'Estimating' },
        { from: 'Estimating', to: 'Submitted' },
        { from: 'Submitted', to: 'Won' },
        { from: 'Estimating', to: 'Won' },
      ],
    };
    expect(routeBetween(flow, 'Qualified', 'Won')).toEqual(['Estimating', 'Won']);
    expect(routeBetween(flow, 'Won', 'Qualified')).toBeUndefined();
    expect(routeBetween(flow, 'Won', 'Won')).toEqual([]);
    fc.assert(
      fc.property(anyFlow, anyName, anyName, (each, from, to) => {
        const route = routeBetween(each, from, to);
        if (!route) return;
        for (const [at, name] of route.entries())
          expect(mayMove(each, at === 0 ? from : (route[at - 1] ?? ''), name)).toBe(true);
        if (from !== to) expect(route.at(-1)).toBe(to);
      }),
    );
  });
  test('stays allowed when transitions are added', () => {
    fc.assert(
      fc.property(anyFlow, anyName, anyName, anyName, anyName, (each, from, to, a, b) => {
        const more = { ...each, transitions: [...each.transitions, { from: a, to: b }] };
        return !mayMove(each, from, to) || mayMove(more, from, to);
      }),
    );
  });
  test('reaches all statuses that are not reported as unreachable', () => {
    fc.assert(
      fc.property(anyFlow, (each) => {
        const lost = unreachable(each);
        for (const { from, to } of each.transitions) if (!lost.includes(from)) expect(lost).not.toContain(to);
        expect(lost).not.toContain(each.statuses[0]);
      }),
    );
  });
});

describe('statuses of several workflows', () => {
  test('are merged into one sequence with the final ones last', () => {
    expect(
      inSequence([
        ['To do', 'In progress', 'Done'],
        ['Asked', 'Approved', 'Done'],
        ['Sent', 'To do'],
      ]),
    ).toEqual(['Asked', 'Approved', 'Sent', 'To do', 'In progress', 'Done']);
    expect(inSequence([['B', 'A']])).toEqual(['B', 'A']);
    expect(inSequence([])).toEqual([]);
  });
  test('are complete when workflows contradict each other', () => {
    expect(
      inSequence([
        ['Open', 'Sent', 'Closed'],
        ['Sent', 'Open', 'Closed'],
      ]),
    ).toEqual(['Open', 'Sent', 'Closed']);
  });
  test('keep the order of each workflow if a common order exists', () => {
    const names = fc.uniqueArray(fc.string({ maxLength: 3 }), { minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(
        names.chain((all) => fc.tuple(fc.constant(all), fc.array(fc.subarray(all), { maxLength: 5 }))),
        ([all, workflows]) => {
          const line = inSequence(workflows);
          expect(line.toSorted()).toEqual(all.filter((name) => workflows.flat().includes(name)).toSorted());
          for (const statuses of workflows)
            expect(line.filter((name) => statuses.includes(name))).toEqual(statuses);
        },
      ),
    );
  });
});

describe('record number', () => {
  const day = { year: 2026, month: 3, fiscalYear: 2026 };
  test('follows its pattern', () => {
    expect(writeNumber('OPP-{YYYY}-####', day, 7)).toBe('OPP-2026-0007');
    expect(writeNumber('{YY}{MM}/##', day, 123)).toBe('2603/123');
    expect(writeNumber('{FY} ###', { ...day, fiscalYear: 2027 }, 1)).toBe('FY27 001');
    expect(counterOf('opportunity', 'OPP-{YYYY}-####', day)).toBe('opportunity-2026');
    expect(counterOf('account', 'ACC-#####', day)).toBe('account');
  });
  test('uses the day in the company’s time zone', () => {
    const newYear = new Date('2027-01-01T03:00:00Z');
    expect(numberingDay(newYear, 'America/Denver', 1)).toEqual({ year: 2026, month: 12, fiscalYear: 2026 });
    expect(numberingDay(newYear, 'UTC', 7)).toEqual({ year: 2027, month: 1, fiscalYear: 2027 });
    expect(numberingDay(new Date('2026-07-02T12:00:00Z'), 'UTC', 7).fiscalYear).toBe(2027);
  });
  const pattern = fc
    .tuple(
      fc.array(fc.constantFrom('A', 'B-', '{YYYY}', '{YY}-', '.', '7'), { maxLength: 4 }),
      fc.integer({ min: 1, max: 9 }),
      fc.array(fc.constantFrom('-X', '/9', '{FY}'), { maxLength: 2 }),
    )
    .map(([before, digits, after]) => [...before, '#'.repeat(digits), ...after].join(''));
  test('differs for another counter and has the same prefix and suffix', () => {
    fc.assert(
      fc.property(pattern, fc.nat(99_999), fc.nat(99_999), (each, a, b) => {
        fc.pre(patternProblem(each) === undefined);
        const [before, after] = splitAtCounter(each, day);
        const number = writeNumber(each, day, a);
        expect(number.startsWith(before) && number.endsWith(after)).toBe(true);
        expect(Number(number.slice(before.length, number.length - after.length))).toBe(a);
        expect(number === writeNumber(each, day, b)).toBe(a === b);
      }),
    );
  });
  test('requires exactly one counter in its pattern', () => {
    for (const wrong of ['', 'ABC', '#-#', '{MM}##', '{DD}#', '#{', 'A<#', '##########', ' #'])
      expect(patternProblem(wrong), wrong).toBeTruthy();
  });
});

describe('communication template', () => {
  const known = new Set(['name', 'owner_name']);
  test('accepts only known fields', () => {
    expect(templateProblem('Dear {{ name }}, {{owner_name}}', known)).toBeUndefined();
    expect(templateProblem('{{salary}}', known)).toBe('{{salary}} is not a field of this module.');
    expect(templateProblem('Dear {{name', known)).toContain('One of them is missing');
    expect(fieldsIn('{{a}} {{ a }} {{b}}')).toEqual(['a', 'b']);
  });
  test('does not expand braces in values', () => {
    expect(fillIn('Dear {{ name }}{{gone}}', { name: '{{owner_name}}', owner_name: 'x' })).toBe(
      'Dear {{owner_name}}',
    );
  });
  test('without fields is unchanged', () => {
    fc.assert(fc.property(fc.string(), (text) => /\{\{/.test(text) || fillIn(text, {}) === text));
  });
});

test('zipsProblem accepts five-digit codes and ranges', () => {
  expect(zipsProblem('80301, 80500-80599; 82001\n')).toBeUndefined();
  for (const wrong of ['8030', '80599-80500', '80301 82001', 'x'])
    expect(zipsProblem(wrong), wrong).toBeTruthy();
});

test('zipOverlaps names the other territory of shared ZIP codes', () => {
  const others = [
    { name: 'Front Range', zips: '80000-80999' },
    { name: 'Mesa', zips: '81301, 81500-81599' },
    { name: 'Nowhere' },
  ];
  expect(zipOverlaps('80600-80699, 81301; 90000', others)).toEqual([
    '80600-80699 overlaps 80000-80999 of Front Range.',
    '81301 is also in Mesa.',
  ]);
  expect(zipOverlaps('81599-82000', others)).toEqual(['81599-82000 overlaps 81500-81599 of Mesa.']);
  expect(zipOverlaps('81600-81699, 8, 80999-80000', others)).toEqual([]);
});

test('territory access limits its people and nobody else', () => {
  expect(territoryRefusal('Mesa', undefined, 'fullAccess')).toBeUndefined();
  expect(territoryRefusal('Mesa', 'fullAccess', 'fullAccess')).toBeUndefined();
  expect(territoryRefusal('Mesa', 'edit', 'edit')).toBeUndefined();
  expect(territoryRefusal('Mesa', 'edit', 'fullAccess')).toBe(
    'Your access to the territory Mesa is “View/Edit”. You cannot delete its accounts.',
  );
  expect(territoryRefusal('Mesa', 'view', 'edit')).toContain('You cannot change its accounts');
  expect(territoryRefusal('Mesa', 'view', 'edit', 'leads')).toContain('You cannot change its leads');
});
