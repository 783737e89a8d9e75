// Generated from openapi.yaml by scripts/generate.ts. Do not edit.
export const CouponRedemptionFields = {
  customer: {"label":"Customer","kind":"text","filter":true,"sort":true,"search":true},
  createdAt: {"label":"Redeemed","kind":"instant","filter":true,"sort":true},
  redeemed_by: {"label":"Redeemed by","kind":"text","filter":true,"sort":true,"search":true},
  state: {"label":"State","kind":"text","filter":true,"sort":true},
  until: {"label":"Until","kind":"day","sort":true},
  discounted: {"label":"Discount","kind":"decimal","sort":true},
} as const;
