// Generated from openapi.yaml by scripts/generate.ts. Do not edit.
export { VendorsCreateBody as schema } from '../vendors/vendors.zod.ts';
