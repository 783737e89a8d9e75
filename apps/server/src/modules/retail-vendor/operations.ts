import type { Handlers } from '../../http/context.ts';
import { areaChanges } from '../area-changes.ts';
import { callsOf, kindResource } from '../kind.ts';

const vendors = kindResource('retailVendor', {
  table: 'retail_vendor',
  sought: ['name', 'departments', 'phone', 'email', 'city', 'account_number', 'number'],
});

export const retailVendorResources = { retailVendor: vendors };

export const retailVendorOperations = {
  ...callsOf(vendors),
  retailVendorTablesChanges: ({ query }, context) => areaChanges('retail-vendor', query, context),
} satisfies Partial<Handlers>;
