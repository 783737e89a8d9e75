import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addAddresses,
  addressFault,
  formatAddress,
  parseAddresses,
  type MailAddress,
} from './mailAddresses.ts';
import { draftProblems, unknownFields, type MailDraft } from './mailDraft.ts';

const word = fc.stringMatching(/^[a-z][a-z0-9]{0,10}$/);
const address = fc
  .tuple(word, word, fc.constantFrom('com', 'build', 'co.uk'))
  .map(([a, b, c]) => `${a}@${b}.${c}`);
const name = fc
  .string({ unit: fc.constantFrom(...'Ab cé,;<>()"\\\'.@'), maxLength: 14 })
  .map((text) => text.trim().replace(/\s+/g, ' '));
const person: fc.Arbitrary<MailAddress> = fc.record({ name, address });

describe('parseAddresses', () => {
  it.each<[string, MailAddress[]]>([
    ['jane@x.com', [{ name: '', address: 'jane@x.com' }]],
    [
      '"Doe, Jane" <j@x.com>; b@y.com',
      [
        { name: 'Doe, Jane', address: 'j@x.com' },
        { name: '', address: 'b@y.com' },
      ],
    ],
    [
      'Doe, Jane <j@x.com>, Roe, Rick <r@y.com>',
      [
        { name: 'Doe, Jane', address: 'j@x.com' },
        { name: 'Roe, Rick', address: 'r@y.com' },
      ],
    ],
    [
      'a@x.com b@x.com\nc@x.com\td@x.com',
      ['a', 'b', 'c', 'd'].map((each) => ({ name: '', address: `${each}@x.com` })),
    ],
    ['b@y.com (Bo)', [{ name: 'Bo', address: 'b@y.com' }]],
    ['mailto:b@y.com', [{ name: '', address: 'b@y.com' }]],
    ["'Jane' <j@x.com>", [{ name: 'Jane', address: 'j@x.com' }]],
    [
      'Jane, j@x.com',
      [
        { name: '', address: 'Jane' },
        { name: '', address: 'j@x.com' },
      ],
    ],
    [
      '"Jane <j@x.com>\nb@y.com',
      [
        { name: '"Jane', address: 'j@x.com' },
        { name: '', address: 'b@y.com' },
      ],
    ],
    [' ,; \n', []],
  ])('reads %j', (text, expected) => {
    expect(parseAddresses(text)).toEqual(expected);
  });
  it('reads what it writes', () => {
    fc.assert(
      fc.property(
        fc.array(person, { maxLength: 6 }),
        fc.constantFrom(', ', '; ', '\n'),
        (people, separator) => {
          expect(parseAddresses(people.map(formatAddress).join(separator))).toEqual(people);
        },
      ),
    );
  });
  it('loses no address of any text', () => {
    fc.assert(
      fc.property(
        fc.array(address, { maxLength: 8 }),
        fc.constantFrom(',', ';', '\n', ' ', ' ; '),
        (list, by) => {
          expect(parseAddresses(list.join(by)).map((each) => each.address)).toEqual(list);
        },
      ),
    );
  });
  it('never fails', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'a@.,;"<>()\\ \n') }), (text) => {
        for (const each of parseAddresses(text)) expect(each.address + each.name).not.toBe('');
      }),
    );
  });
});

describe('addressFault', () => {
  it.each([
    ['jane@x.com', undefined],
    ['jane+bids@x.co.uk', undefined],
    ['"a,b"@x.com', undefined],
    ['jörg@müller.de', undefined],
    ['jane', 'noAt'],
    ['@x.com', 'noAt'],
    ['"a,b"@x', 'noDomain'],
    ['jane@x..com', 'noDomain'],
    ['ja ne@x.com', 'badCharacter'],
    ['jane@-x.com', 'badCharacter'],
    [`${'a'.repeat(65)}@x.com`, 'tooLong'],
  ])('finds what is wrong with %s: %s', (text, fault) => {
    expect(addressFault(text)).toBe(fault);
  });
});

describe('addAddresses', () => {
  it('adds each address once and takes over a name', () => {
    const jane = { name: 'Jane', address: 'J@x.com' };
    expect(addAddresses([{ name: '', address: 'j@x.com' }], [jane, jane])).toEqual({
      list: [jane],
      duplicates: [jane, jane],
    });
  });
  it('is idempotent and keeps the order', () => {
    fc.assert(
      fc.property(fc.array(person), (people) => {
        const { list } = addAddresses([], people);
        expect(addAddresses(list, people).list).toEqual(list);
        expect(new Set(list.map((each) => each.address)).size).toBe(list.length);
      }),
    );
  });
});

describe('draftProblems', () => {
  const empty: MailDraft = { to: [], cc: [], bcc: [], subject: '', html: '', files: [] };
  const ready: MailDraft = { ...empty, to: [{ name: '', address: 'j@x.com' }] };
  it('asks for a recipient, in any of the three fields', () => {
    expect(draftProblems(empty, {})).toEqual([{ field: 'to', kind: 'none' }]);
    expect(draftProblems({ ...empty, bcc: ready.to }, {})).toEqual([]);
  });
  it('names the field of invalid addresses', () => {
    const cc = [{ name: '', address: 'jane' }];
    expect(draftProblems({ ...ready, cc }, {})).toEqual([{ field: 'cc', kind: 'invalid', count: 1 }]);
  });
  it('waits for files and refuses too large ones', () => {
    const file = { id: 'f', name: 'plan.pdf', type: 'application/pdf', size: 30 };
    expect(draftProblems({ ...ready, files: [file] }, { maxBytes: 25 })).toEqual([
      { field: 'files', kind: 'tooLarge', excess: 5 },
    ]);
    expect(draftProblems({ ...ready, files: [{ ...file, percent: 4 }] }, {})).toEqual([
      { field: 'files', kind: 'uploading' },
    ]);
  });
  it('finds merge fields that nobody fills in', () => {
    expect(unknownFields('Hello {{ first_name }}, {{frist_name}} {{frist_name}}', ['first_name'])).toEqual([
      'frist_name',
    ]);
    expect(draftProblems({ ...ready, html: '{{x}}' }, {})).toEqual([]);
    expect(draftProblems({ ...ready, html: '{{x}}' }, { fields: [] })).toEqual([
      { field: 'text', kind: 'unknownFields', names: ['x'] },
    ]);
  });
});
