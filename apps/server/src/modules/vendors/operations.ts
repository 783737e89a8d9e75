import type { VendorMaterial, VendorName } from '@plumbline/api';
import { entityFields } from '@plumbline/api/operations';
import { companyDuplicates } from '@plumbline/validation/duplicates';
import { sql } from 'kysely';
import type { Handlers } from '../../context/context.ts';
import { queryList } from '../../resource/list-query.ts';
import { hasPermission } from '../../auth/permissions.ts';
import { areaChanges } from '../../resource/area-changes.ts';
import { resourceHandlers } from '../../resource/resource-handlers.ts';
import { defineResource } from '../../resource/define-resource.ts';
import { before } from '../../resource/pipeline.ts';
import { assertNoOpenBid } from '../../resource/reference-checks.ts';

const vendors = defineResource('vendor', {
  searchColumns: ['name', 'trade', 'email', 'city', 'number'],
  duplicates: companyDuplicates,
  table: 'vendor',
  aggregateView: { view: 'vendor_with_totals', fields: ['materials', 'last_price'] },
  steps: {
    delete: [before('dependents', ({ uuids }, context) => assertNoOpenBid('vendor_id', uuids, context))],
  },
});

export const vendorResources = { vendor: vendors };

/** Right to pick vendors: users who enter prices may not have the vendor right. */
const picking = [
  { app: 5, name: 'vendor', type: 'v' },
  { app: 6, name: 'material', type: 'v' },
  { app: 6, name: 'price', type: 'a' },
] as const;

export const vendorOperations = {
  ...resourceHandlers(vendors),
  vendorsListChanges: ({ query }, context) => areaChanges('vendors', query, context),
  vendorsListNames: async ({ query }, context) => {
    const { rows, count } = await queryList<VendorName>(
      context.tx,
      'vendor_view',
      entityFields.VendorName,
      query,
      { order: 'name', where: picking.some((right) => hasPermission(right, context)) ? [] : [sql`false`] },
    );
    return {
      data: rows.map(({ uuid, name, number, city }) => ({ uuid, name, number, city })),
      meta: { count },
    };
  },
  vendorsListMaterials: async ({ params, query }, context) => {
    await vendors.find(params.vendor_id, context);
    const { rows, count } = await queryList<VendorMaterial & { tenant_id?: string; vendor_id?: string }>(
      context.tx,
      'vendor_material_view',
      entityFields.VendorMaterial,
      query,
      { order: 'name', where: [sql`vendor_id = ${params.vendor_id}::uuid`] },
    );
    return {
      data: rows.map(({ tenant_id: _tenant, vendor_id: _vendor, ...row }) => row),
      meta: { count },
    };
  },
} satisfies Partial<Handlers>;
