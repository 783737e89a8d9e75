import type { Handlers } from '../../context/context.ts';
import { listTenants, tenantTotals } from '../../capabilities/tenants/tenants.ts';
import {
  couponHistory,
  createCoupon,
  listCoupons,
  listRedemptions,
  readCoupon,
  setCouponActive,
  updateCoupon,
} from './coupons.ts';

export const adminOperations = {
  customerLicensingListCustomers: ({ query }, context) => listTenants(context, query, undefined),
  customerLicensingSummary: async (_input, context) => ({
    data: await tenantTotals(context, undefined),
  }),
  couponsList: ({ query }, context) => listCoupons(query, context),
  couponsCreate: ({ body }, context) => createCoupon(body, context),
  couponsRead: ({ params }, context) => readCoupon(params.uuid, context),
  couponsUpdate: ({ params, body }, context) => updateCoupon(params.uuid, body, context),
  couponsSetActive: ({ params, body }, context) => setCouponActive(params.uuid, body, context),
  couponsListRedemptions: ({ params, query }, context) => listRedemptions(params.uuid, query, context),
  couponsHistory: ({ params }, context) => couponHistory(params.uuid, context),
} satisfies Partial<Handlers>;
