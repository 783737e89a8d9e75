// Generated from openapi.yaml by scripts/generate.ts. Do not edit.
export { VendorsCreateBody as schema } from '../zod/vendors/vendors.zod.ts';
