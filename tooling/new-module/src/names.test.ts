import { expect, test } from 'vitest';
import { fillTemplate, moduleNames } from './names.ts';

const now = new Date('2026-03-04T05:06:07Z');

test('names of a module of two words follow the spelling of each place', () => {
  expect(moduleNames({ module: 'service-contracts', entity: 'service-contract', appId: 23, now })).toEqual({
    module: 'service-contracts',
    moduleCamel: 'serviceContracts',
    Module: 'ServiceContracts',
    Title: 'Service contracts',
    appId: '23',
    entity: 'serviceContract',
    Entity: 'ServiceContract',
    Entities: 'ServiceContracts',
    entitiesCamel: 'serviceContracts',
    'entities-path': 'service-contracts',
    one: 'service contract',
    many: 'service contracts',
    One: 'Service contract',
    Many: 'Service contracts',
    table: 'service_contract',
    NUMBER: 'SER',
    timestamp: '202603040506',
  });
});

test.each(['Service', 'service_contract', '', '2nd', 'a--b'])('rejects the name “%s”', (module) => {
  expect(() => moduleNames({ module, appId: 23, now })).toThrow('kebab case');
});

test('rejects a plural that equals the singular', () => {
  expect(() => moduleNames({ module: 'equipment', plural: 'equipment', appId: 23, now })).toThrow('--plural');
});

test('fills templates and their paths', () => {
  const names = moduleNames({ module: 'sample', appId: 23, now });
  expect(fillTemplate('views/__table___view.sql', names)).toBe('views/sample_view.sql');
  expect(fillTemplate('migrations/__timestamp_____table__.sql', names)).toBe(
    'migrations/202603040506_sample.sql',
  );
});
