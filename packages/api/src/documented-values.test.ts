import { describe, expect, test } from 'vitest';
import type { ZodType } from 'zod';
import { entityFields } from './operations.ts';
import { schemas } from './schemas.ts';

type Fields = Readonly<Record<string, { options?: readonly string[]; unit?: string }>>;
const fieldOf = (entity: string, field: string) =>
  (entityFields as Readonly<Record<string, Fields>>)[entity]?.[field];
const optionsOf = (entity: string, field: string) =>
  fieldOf(entity, field)?.options?.map((option) => option.split('|')[0]);

describe('documented choices', () => {
  test.each([
    ['sources of leads', 'Lead', 'lead_source', ['Phone', 'Web', 'Referral', 'Trade Show', 'Other']],
    ['types of contacts', 'Contact', 'contact_type', ['customer', 'vendor', 'bidder']],
    ['types of calculators', 'CalculatorTemplate', 'type', ['without_takeoff', 'with_takeoff']],
    ['types of calculator fields', 'CalculatorField', 'field_type', ['number', 'text']],
    ['unit types of calculator fields', 'CalculatorField', 'unit_type', ['static', 'dynamic']],
    ['units of material formulas', 'MaterialFormula', 'unit', ['EA', 'FT', 'IN', 'MM', 'SQFT', 'SQIN']],
    ['types of quotes', 'QuoteTemplate', 'type', ['BasicTemplate', 'ChangeOrderTemplate']],
    ['places of clauses', 'InclusionExclusion', 'include_on', ['project_level', 'assembly']],
    ['units of labor', 'LaborCost', 'unit', ['h', 'D', 'w', 'm', 'u']],
    ['types of tasks', 'Task', 'type', ['task', 'folder', 'project']],
  ])('%s', (_name, entity, field, values) => {
    expect(optionsOf(entity, field)).toEqual(values);
  });

  test('calculations of clauses', () => {
    expect(optionsOf('InclusionExclusion', 'calculate_by')).toEqual(
      expect.arrayContaining(['no_calculation', 'fixed_value', 'formula']),
    );
  });

  test('the lead time of a price is in days', () => {
    expect(fieldOf('MaterialPrice', 'lead_time')?.unit).toBe('days');
  });
});

/** Problems of a body, by field. */
function refused(id: string, body: object): string[] {
  const schema = (schemas as unknown as Readonly<Record<string, { body: ZodType }>>)[id]?.body;
  const result = schema?.safeParse(body);
  return [...new Set(result?.error?.issues.map(({ path }) => String(path[0])))].toSorted();
}

describe('documented required fields', () => {
  const https = 'https://example.test';
  test.each([
    ['a communication code', 'communicationsCreate', ['code', 'desc', 'group', 'module']],
    ['a folder of estimations', 'estimationFoldersCreate', ['description', 'name']],
    ['a territory', 'territoriesCreate', ['description', 'name']],
    ['a workflow', 'workflowsCreate', ['description', 'name']],
    ['a unit of measure', 'unitsCreate', ['name', 'value']],
  ])('of %s', (_name, id, fields) => {
    expect(refused(id, {})).toEqual(expect.arrayContaining(fields));
  });

  test('of the QuickBooks plugin', () => {
    expect(refused('pluginsUpdateQuickbooks', { enabled: true, version: 0 })).toEqual(
      expect.arrayContaining(['clientId', 'environment', 'redirectUrl']),
    );
  });

  test('of the Salesforce plugin', () => {
    const complete = {
      enabled: true,
      version: 0,
      clientId: 'a',
      clientSecret: 'b',
      salesForceURL: https,
      salesForceRedirectUri: https,
    };
    expect(refused('pluginsUpdateSalesforce', complete)).toEqual([]);
    for (const name of ['clientId', 'salesForceURL', 'salesForceRedirectUri'] as const)
      expect(refused('pluginsUpdateSalesforce', { ...complete, [name]: undefined })).toEqual([name]);
  });
});

test('members of a territory view, edit or have full access', () => {
  const refusedAccess = (access: string) =>
    refused('territoriesCreate', {
      name: 'North',
      description: 'The north.',
      members: [{ user_id: '018f8c1e-0000-7000-8000-000000000000', access }],
    });
  for (const access of ['view', 'edit', 'fullAccess']) expect(refusedAccess(access)).toEqual([]);
  expect(refusedAccess('owner')).toEqual(['members']);
});
