// Generated from openapi.yaml by scripts/generate.ts. Do not edit.
export { ContactsCreateBody as schema } from '../zod/crm/crm.zod.ts';
