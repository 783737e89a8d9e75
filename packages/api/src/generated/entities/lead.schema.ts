// Generated from openapi.yaml by scripts/generate.ts. Do not edit.
export { LeadsCreateBody as schema } from '../crm/crm.zod.ts';
