import { crmResources } from './crm/operations.ts';
import { calculatorResources } from './estimation/calculator.ts';
import { quoteConfigurationResources } from './estimation/quote-configuration.ts';
import { quoteTemplateResources } from './estimation/quote-templates.ts';
import { planMarkResources } from './estimation/plan-marks.ts';
import { materialResources } from './materials/operations.ts';
import { retailCrmResources } from './retail-crm/operations.ts';
import { retailVendorResources } from './retail-vendor/operations.ts';
import { setupResources } from './setup/operations.ts';
import { taskResources } from './tasks/operations.ts';
import { vendorResources } from './vendors/operations.ts';

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
