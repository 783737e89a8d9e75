import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  unmappedSources,
  mappingProblems,
  sourcesByField,
  type FieldMap,
  type MappingTarget,
} from './mapping.ts';

const sources = [
  { id: 'company', label: 'Company', value: 'Halvorsen' },
  { id: 'person', label: 'Person', value: 'Dana' },
  { id: 'phone', label: 'Phone', value: ' ' },
];
const targets: MappingTarget[] = [
  {
    id: 'account',
    title: 'Account',
    fields: [
      { id: 'account.name', label: 'Name', isRequired: true },
      { id: 'account.type', label: 'Type', isRequired: true, fallback: 'Prospect' },
      { id: 'account.phone', label: 'Phone' },
    ],
  },
  { id: 'contact', title: 'Contact', fields: [{ id: 'contact.name', label: 'Name', isRequired: true }] },
];
const problems = (mapping: FieldMap) =>
  mappingProblems(sources, targets, mapping).map(({ kind, field }) => `${kind} ${field.id}`);

test('requires a source with a value or a fallback for required fields', () => {
  expect(problems({})).toEqual(['missing account.name', 'missing contact.name']);
  expect(problems({ company: 'account.name', phone: 'contact.name' })).toEqual(['empty contact.name']);
  expect(problems({ company: 'account.name', person: 'contact.name', phone: null })).toEqual([]);
});

test('accepts one source per field', () => {
  expect(problems({ company: 'account.name', person: 'account.name' })).toEqual([
    'taken account.name',
    'missing contact.name',
  ]);
});

test('ignores mappings to a record that is not created', () => {
  const mapping = { company: 'account.name', person: 'opportunity.name' };
  expect([...sourcesByField(sources, targets, mapping).keys()]).toEqual(['account.name']);
  expect(unmappedSources(sources, targets, mapping).map(({ id }) => id)).toEqual(['person']);
});

test('maps every filled source once or reports it', () => {
  const anywhere = fc.constantFrom(null, 'account.name', 'account.phone', 'contact.name', 'gone');
  fc.assert(
    fc.property(fc.record({ company: anywhere, person: anywhere, phone: anywhere }), (mapping) => {
      const mapped = [...sourcesByField(sources, targets, mapping).values()].flat();
      const left = unmappedSources(sources, targets, mapping);
      for (const source of sources.slice(0, 2))
        expect([...mapped, ...left].filter((one) => one === source)).toHaveLength(1);
    }),
  );
});
