// Generated from openapi.yaml by scripts/generate.ts. Do not edit.
export { DepartmentsCreateBody as schema } from '../zod/setup/setup.zod.ts';
