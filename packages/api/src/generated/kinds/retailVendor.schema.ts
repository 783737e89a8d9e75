// Generated from openapi.yaml by scripts/generate.ts. Do not edit.
export { RetailVendorsCreateBody as schema } from '../zod/retail-vendor/retail-vendor.zod.ts';
