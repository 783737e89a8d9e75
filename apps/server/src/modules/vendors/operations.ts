import type { VendorMaterial, VendorName } from '@plumbline/api';
import { entityFields } from '@plumbline/api/operations';
import { sql } from 'kysely';
import type { Handlers } from '../../context/context.ts';
import { listRows } from '../../resource/list-query.ts';
import { holds } from '../../auth/permissions.ts';
import { areaChanges } from '../../resource/area-changes.ts';
import { callsOf, kindResource } from '../../resource/define-resource.ts';
import { mustHaveNoOpenBid } from '../../resource/reference-checks.ts';

const vendors = kindResource('vendor', {
  sought: ['name', 'trade', 'email', 'city', 'number'],
  table: 'vendor',
  whole: { view: 'vendor_whole', fields: ['materials', 'last_price'] },
  beforeRemove: (uuids, context) => mustHaveNoOpenBid('vendor_id', uuids, context),
});

export const vendorResources = { vendor: vendors };

/** Who picks vendors: not everybody who prices a material may look into them. */
const picking = [
  { app: 5, name: 'vendor', type: 'v' },
  { app: 6, name: 'material', type: 'v' },
  { app: 6, name: 'price', type: 'a' },
] as const;

export const vendorOperations = {
  ...callsOf(vendors),
  vendorTablesChanges: ({ query }, context) => areaChanges('vendors', query, context),
  vendorTablesNames: async ({ query }, context) => {
    const { rows, count } = await listRows<VendorName>(
      context.tx,
      'vendor_view',
      entityFields.VendorName,
      query,
      { order: 'name', where: picking.some((right) => holds(right, context)) ? [] : [sql`false`] },
    );
    return {
      data: rows.map(({ uuid, name, number, city }) => ({ uuid, name, number, city })),
      meta: { count },
    };
  },
  vendorTablesMaterials: async ({ params, query }, context) => {
    await vendors.find(params.vendor_id, context);
    const { rows, count } = await listRows<VendorMaterial & { tenant_id?: string; vendor_id?: string }>(
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
