import { companyDuplicates } from '@plumbline/validation/duplicates';
import type { Handlers } from '../../context/context.ts';
import { areaChanges } from '../../resource/area-changes.ts';
import { resourceHandlers } from '../../resource/resource-handlers.ts';
import { defineResource } from '../../resource/define-resource.ts';

const vendors = defineResource('retailVendor', {
  table: 'retail_vendor',
  duplicates: companyDuplicates,
  searchColumns: ['name', 'departments', 'phone', 'email', 'city', 'account_number', 'number'],
});

export const retailVendorResources = { retailVendor: vendors };

export const retailVendorOperations = {
  ...resourceHandlers(vendors),
  retailVendorsListChanges: ({ query }, context) => areaChanges('retail-vendor', query, context),
} satisfies Partial<Handlers>;
