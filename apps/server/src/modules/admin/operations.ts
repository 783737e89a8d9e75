import type { Handlers } from '../../context/context.ts';
import { listCustomers, summaryOfCustomers } from '../../capabilities/tenants/tenants.ts';
import {
  couponHistory,
  createCoupon,
  listCoupons,
  listRedemptions,
  readCoupon,
  setCouponActive,
  updateCoupon,
} from './coupons.ts';

export const admin = {
  customerLicensingCustomers: ({ query }, context) => listCustomers(context, query, undefined),
  customerLicensingSummary: async (_input, context) => ({
    data: await summaryOfCustomers(context, undefined),
  }),
  couponsList: ({ query }, context) => listCoupons(query, context),
  couponsCreate: ({ body }, context) => createCoupon(body, context),
  couponsRead: ({ params }, context) => readCoupon(params.uuid, context),
  couponsUpdate: ({ params, body }, context) => updateCoupon(params.uuid, body, context),
  couponsSetActive: ({ params, body }, context) => setCouponActive(params.uuid, body, context),
  couponsRedemptions: ({ params, query }, context) => listRedemptions(params.uuid, query, context),
  couponsHistory: ({ params }, context) => couponHistory(params.uuid, context),
} satisfies Partial<Handlers>;
