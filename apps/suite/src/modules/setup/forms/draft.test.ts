import { entryOf as entry } from '@plumbline/validation/forms';
import type { FormDefinition, FormEntry } from '@plumbline/api';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  addField,
  bringBack,
  changeField,
  changesOf,
  draftOf,
  lostOf,
  movedOf,
  moveField,
  moveGroup,
  takenOff,
} from './draft.ts';

const form: FormDefinition = {
  module: 'account',
  label: 'Account',
  noun: 'account',
  version: 1,
  groups: [
    { id: 'one', title: 'One', fields: [entry('name', { isSystem: true }), entry('grade')] },
    { id: 'two', title: 'Two', fields: [entry('bond')] },
    { id: 'three', title: 'Three', fields: [] },
  ],
  retired: [entry('old')],
  global: [],
};
const draft = draftOf(form.groups);
const [one, two, three] = draft as [(typeof draft)[number], (typeof draft)[number], (typeof draft)[number]];

describe('changesOf', () => {
  test('returns nothing for an unchanged draft', () => {
    expect(changesOf(form.groups, draft)).toEqual([]);
  });
  test.each([
    ['a group renamed', [{ ...one, title: 'First' }, two, three], ['Group One renamed to First']],
    ['an empty group renamed', [one, two, { ...three, title: 'Last' }], ['Group Three renamed to Last']],
    ['a group removed', [one, two], ['Group Three removed']],
    ['a group added', [...draft, { id: 'x', title: 'New', fields: [] }], ['Group New added']],
    ['groups moved', moveGroup(draft, 'three', 0), ['Groups moved']],
    [
      'a field moved to another group',
      moveField(draft, 'bond', { groupId: 'three', index: 0 }),
      ['bond moved to group Three'],
    ],
    ['a field removed', [one, { ...two, fields: [] }, three], ['bond removed']],
    ['a field made required', changeField(draft, form, 'bond', { required: true }), ['bond made required']],
    ['a field renamed', changeField(draft, form, 'bond', { label: 'Surety' }), ['Surety changed']],
  ])('describes %s', (_what, groups, changes) => {
    expect(changesOf(form.groups, groups)).toEqual(changes);
  });
  test('describes an added field and gives it a code that no removed field has', () => {
    const field = addField(draft, form, 'one');
    const groups = changeField([{ ...one, fields: [...one.fields, field] }, two, three], form, field.key, {
      label: 'Old',
    });
    expect(changesOf(form.groups, groups)).toEqual(['Old added']);
    // Codes of removed fields stay reserved.
    expect(groups[0]?.fields.at(-1)?.code).toBe('old_2');
  });
});

test('bringBack restores a removed field at its stored position and an earlier one at the end', () => {
  const groups = [one, { ...two, fields: [] }, three];
  const off = takenOff(groups, form);
  expect(off.map(({ code }) => code)).toEqual(['bond', 'old']);
  const [bond, old] = off as [FormEntry, FormEntry];
  expect(changesOf(form.groups, bringBack(groups, form, bond))).toEqual([]);
  const withoutFirst = [{ ...one, fields: one.fields.slice(1) }, two, three];
  expect(changesOf(form.groups, bringBack(withoutFirst, form, entry('name', { isSystem: true })))).toEqual(
    [],
  );
  expect(bringBack(groups, form, old)[0]?.fields.at(-1)?.code).toBe('old');
});

describe('changesOf moved fields', () => {
  const long = (codes: readonly string[]) => [
    { id: 'one', title: 'One', fields: codes.map((code) => entry(code)) },
  ];
  const six = long(['a', 'b', 'c', 'd', 'e', 'f']);

  test.each([
    ['down past all others', 'a', 5],
    ['up past all others', 'f', 0],
    ['into the middle', 'b', 3],
  ])('names only the field moved %s', (_way, code, index) => {
    expect(changesOf(six, moveField(draftOf(six), code, { groupId: 'one', index }))).toEqual([
      `${code} moved`,
    ]);
  });

  test('names a moved field besides an added and a removed one', () => {
    const groups = moveField(draftOf(long(['a', 'new', 'b', 'd', 'e', 'f'])), 'a', {
      groupId: 'one',
      index: 5,
    });
    expect(changesOf(six, groups)).toEqual(['new added', 'a moved', 'c removed']);
  });

  test('names no move when fields were only added or removed', () => {
    expect(changesOf(six, draftOf(long(['new', 'b', 'c', 'd', 'e', 'f'])))).toEqual([
      'new added',
      'a removed',
    ]);
  });

  test('movedOf returns the smallest set of moves between two orders', () => {
    const orders = fc.integer({ min: 0, max: 7 }).chain((size) =>
      fc.shuffledSubarray(
        Array.from({ length: size }, (_, at) => at),
        { minLength: size },
      ),
    );
    fc.assert(
      fc.property(orders, (order) => {
        const moved = new Set(movedOf(order));
        const unmoved = order.filter((_, at) => !moved.has(at));
        expect(unmoved).toEqual(unmoved.toSorted((a, b) => a - b));
        // No larger subset is in order, so fewer moves cannot explain the new order.
        const largest = Math.max(
          ...Array.from({ length: 2 ** order.length }, (_, mask) => {
            const kept = order.filter((__, at) => mask & (1 << at));
            return kept.every((place, at) => at === 0 || place > (kept[at - 1] ?? 0)) ? kept.length : 0;
          }),
        );
        expect(unmoved.length).toBe(largest);
      }),
    );
  });

  test('names one field for one move of any distance', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 30 }), fc.nat(), fc.nat(), (size, from, to) => {
        const start = long(Array.from({ length: size }, (_, at) => `f${at}`));
        const index = to % size;
        const changes = changesOf(
          start,
          moveField(draftOf(start), `f${from % size}`, { groupId: 'one', index }),
        );
        expect(changes).toHaveLength(from % size === index ? 0 : 1);
      }),
    );
  });
});

describe('lostOf', () => {
  const theirs = [one, { ...two, fields: [...two.fields, entry('surety')] }, three];

  test('returns their changes that are not in the draft', () => {
    const mine = changeField(draft, form, 'grade', { required: true });
    expect(lostOf(form.groups, theirs, mine)).toEqual(['surety added']);
    expect(
      lostOf(form.groups, changeField(draftOf(theirs), form, 'grade', { required: true }), mine),
    ).toEqual(['surety added']);
  });
  test('returns nothing when both made the same changes', () => {
    expect(lostOf(form.groups, theirs, draftOf(theirs))).toEqual([]);
  });
});
