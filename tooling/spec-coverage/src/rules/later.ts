import { checked, pending, type CoverageById } from '../coverage.ts';

/** Coverage of the rules of the areas accounting, field, form-builder, inventory, manufacturing, pos, projects, retail-inventory. */
export const later: CoverageById = {
  'accounting-001': pending('accounting'),
  'field-001': pending('field'),
  'form-builder-001': pending(
    'forms',
    undefined,
    'packages/ui/src/patterns/FormRenderer/FormRenderer.stories.tsx#Default',
  ),
  'form-builder-002': pending(
    'forms',
    undefined,
    'packages/ui/src/patterns/FormRenderer/FormRenderer.stories.tsx#Default',
  ),
  'inventory-001': pending('inventory'),
  'inventory-002': pending('inventory'),
  'inventory-003': pending('inventory'),
  'inventory-004': pending('inventory'),
  'manufacturing-001': checked(
    'apps/server/src/modules/billing/billing.test.ts#sells the module once at $300 a month to this company only, with the specified message',
  ),
  'manufacturing-002': pending('manufacturing'),
  'manufacturing-003': checked('e2e/navigation.spec.ts#confirms, cancels, fails and completes the purchase'),
  'manufacturing-004': checked('e2e/navigation.spec.ts#confirms, cancels, fails and completes the purchase'),
  'manufacturing-005': checked('e2e/navigation.spec.ts#confirms, cancels, fails and completes the purchase'),
  'manufacturing-006': pending('manufacturing'),
  'pos-001': pending('point-of-sale'),
  'pos-002': pending('point-of-sale'),
  'projects-001': pending('projects'),
  'projects-002': pending('projects'),
  'projects-003': pending('projects'),
  'projects-004': pending('projects'),
  'retail-inventory-001': pending('retail-inventory'),
  'retail-inventory-002': pending('retail-inventory'),
};
