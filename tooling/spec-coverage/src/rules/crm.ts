import { checked, differs, pending, review, type CoverageById } from '../coverage.ts';

/** Coverage of the rules of the areas crm, vendors, materials. */
export const crm: CoverageById = {
  'crm-001': checked(
    'e2e/crm-views.spec.ts#opens the part of a record from its documented URL',
    'e2e/leads.spec.ts#rejects a duplicate lead name, converts the lead and moves its opportunity on the board',
  ),
  'crm-002': checked(
    'e2e/crm.spec.ts#returns not found for a record of another company',
    'apps/server/src/http/matrix.alone.test.ts#%s accepts the stated roles and names the right that others lack',
  ),
  'crm-003': checked(
    'apps/server/src/modules/tasks/folders.test.ts#of a module are created once for concurrent requests',
    'e2e/navigation.spec.ts#supports search and arrow keys in the launcher',
  ),
  'crm-004': differs(
    'A picker whose list cannot be loaded says so and offers a retry, because an empty list would be read as “there are none”.',
    'e2e/notifications.spec.ts#shows an error with retry in form and filter when users cannot be loaded',
  ),
  'crm-005': pending(
    ['retail-inventory', 'point-of-sale'],
    undefined,
    'e2e/crm.spec.ts#keeps search, filters, sort order and page of a list in the URL',
    'e2e/retail.spec.ts#creates, imports and merges retail vendors',
  ),
  'crm-006': checked(
    'e2e/navigation.spec.ts#opens, pins, moves and closes tabs by keyboard and syncs them to another device',
    'apps/suite/src/menus.alone.test.ts#areas with tabs have the documented keys and slots, and close to their first screen',
  ),
  'crm-007': review(
    'Layouts are composed of archetypes and have no names that routes carry; the pictures of `RecordLayout` show them.',
  ),
  'crm-008': checked(
    'packages/api/src/documented-values.test.ts#sources of leads',
    'apps/server/src/modules/imports/choices.test.ts#reports an invalid choice in each cell and accepts choices in any case',
  ),
  'crm-009': checked('packages/api/src/documented-values.test.ts#types of contacts'),
  'crm-010': checked(
    'apps/server/src/modules/crm/leads.test.ts#is taken when success is true, ignoring case and other record types',
    'e2e/leads.spec.ts#rejects a duplicate lead name, converts the lead and moves its opportunity on the board',
  ),
  'crm-011': differs(
    'The form relies on the check that is made when the lead is saved.',
    'apps/server/src/modules/crm/leads.test.ts#is taken when success is true, ignoring case and other record types',
    'apps/server/src/modules/crm/leads.test.ts#is rejected at its field while another lead has it',
  ),
  'materials-001': checked(
    'apps/server/src/modules/materials/files.test.ts#require the right for %s',
    'apps/server/src/modules/materials/files.test.ts#without identifiers require the lesser right',
    'apps/server/src/modules/materials/files.test.ts#reset them to the defaults of a new material and nothing else',
  ),
  'materials-002': checked(
    'e2e/materials.spec.ts#creates a unit, a category and a material, prices it with two vendors and lists its assemblies',
    'e2e/materials.spec.ts#imports a price workbook once when it is uploaded twice, and undoes the import',
  ),
  'materials-003': checked('e2e/navigation.spec.ts#opens screens from fixed tabs'),
  'materials-004': checked('e2e/specification.spec.ts#the list of brands shows name and description'),
  'materials-005': checked('packages/api/src/documented-values.test.ts#the lead time of a price is in days'),
  'materials-006': checked(
    'packages/validation/src/materials.test.ts#specified messages by field',
    'apps/server/src/modules/materials/materials.test.ts#named %j with the code %j is rejected with the specified message',
  ),
  'materials-007': checked(
    'apps/server/src/modules/materials/labor.test.ts#a labor productivity is at least 1',
  ),
  'materials-008': checked('apps/server/src/modules/materials/labor.test.ts#with %j are rejected at %s'),
  'materials-009': checked('apps/server/src/modules/materials/labor.test.ts#with %j is rejected at %s'),
  'materials-010': checked('packages/api/src/documented-values.test.ts#units of labor'),
  'vendors-001': checked(
    'e2e/vendors.spec.ts#warns about duplicates while a vendor is entered',
    'e2e/vendors.spec.ts#merges two vendors with the chosen values and all contacts',
  ),
  'vendors-002': checked(
    'apps/suite/src/menus.alone.test.ts#the menu of %s is in documented order and words',
  ),
  'vendors-003': checked(
    'apps/suite/src/menus.alone.test.ts#areas with tabs have the documented keys and slots, and close to their first screen',
  ),
};
