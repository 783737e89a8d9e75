import { crmResources } from './crm/operations.ts';
import { calculatorResources } from './estimation/calculator.ts';
import { materialResources } from './materials/operations.ts';
import { retailCrmResources } from './retail-crm/operations.ts';
import { retailVendorResources } from './retail-vendor/operations.ts';
import { setupResources } from './setup/operations.ts';
import { vendorResources } from './vendors/operations.ts';

/** Every kind of record by its word, for what works alike on all of them. */
export const resources = {
  ...crmResources,
  ...calculatorResources,
  ...materialResources,
  ...retailCrmResources,
  ...retailVendorResources,
  ...setupResources,
  ...vendorResources,
};
export type ResourceName = keyof typeof resources;
