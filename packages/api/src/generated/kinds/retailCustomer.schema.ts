// Generated from openapi.yaml by scripts/generate.ts. Do not edit.
export { RetailCustomersCreateBody as schema } from '../zod/retail-crm/retail-crm.zod.ts';
