import { crmResources } from '../modules/crm/operations.ts';
import { calculatorResources } from '../modules/estimation/calculators/calculator.ts';
import { quoteConfigurationResources } from '../modules/estimation/quotes/configuration.ts';
import { quoteTemplateResources } from '../modules/estimation/quotes/templates.ts';
import { planMarkResources } from '../modules/estimation/takeoff/plan-marks.ts';
import { materialResources } from '../modules/materials/operations.ts';
import { retailCrmResources } from '../modules/retail-crm/operations.ts';
import { retailVendorResources } from '../modules/retail-vendor/operations.ts';
import { setupResources } from '../modules/setup/operations.ts';
import { taskResources } from '../modules/tasks/operations.ts';
import { vendorResources } from '../modules/vendors/operations.ts';

/** Every kind of record by its word, for what works alike on all of them. */
export const resources = {
  ...crmResources,
  ...calculatorResources,
  ...quoteConfigurationResources,
  ...quoteTemplateResources,
  ...planMarkResources,
  ...materialResources,
  ...retailCrmResources,
  ...retailVendorResources,
  ...setupResources,
  ...taskResources,
  ...vendorResources,
};
export type ResourceName = keyof typeof resources;
