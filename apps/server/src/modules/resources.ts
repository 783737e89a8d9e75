import { crmResources } from './crm/operations.ts';
import { materialResources } from './materials/operations.ts';
import { setupResources } from './setup/operations.ts';
import { vendorResources } from './vendors/operations.ts';

/** Every kind of record by its word, for what works alike on all of them. */
export const resources = { ...crmResources, ...materialResources, ...setupResources, ...vendorResources };
export type ResourceName = keyof typeof resources;
