// Generated from openapi.yaml by scripts/generate.ts. Do not edit.
export { AccountsCreateBody as schema } from '../crm/crm.zod.ts';
