// Generated from openapi.yaml by scripts/generate.ts. Do not edit.
export { RetailVendorsCreateBody as schema } from '../retail-vendor/retail-vendor.zod.ts';
