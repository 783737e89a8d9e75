import {
  firmName,
  personName,
  sameAddress,
  sameCode,
  sameEmail,
  samePhone,
  type DuplicateRule,
} from '@plumbline/validation/duplicates';

/** Splits a person's name into the first word, which may be a short form, and the other words. */
function firstAndLast(name: string): [first: string, last: string] {
  const [first = '', ...last] = name.trim().split(/\s+/);
  return [first, last.join(' ')];
}

export const customerDuplicates: DuplicateRule = {
  name: {
    alone: 0.6,
    weight: 5,
    fields: ['name', 'type'],
    of: (text) =>
      text('type') === 'Business' ? firmName(text('name')) : personName(...firstAndLast(text('name'))),
  },
  evidence: {
    loyalty: sameCode('loyalty_number', 'same loyalty number', { alone: 0.95, weight: 3 }),
    email: sameEmail({ alone: 0.9, weight: 2 }),
    // Members of a household share number and address.
    phone: samePhone({ alone: 0.65, weight: 1 }),
    address: sameAddress({ alone: 0.4, weight: 1 }),
  },
  comparesNamesInZip: true,
};
