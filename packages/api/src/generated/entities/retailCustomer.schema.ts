// Generated from openapi.yaml by scripts/generate.ts. Do not edit.
export { RetailCustomersCreateBody as schema } from '../retail-crm/retail-crm.zod.ts';
