// Generated from openapi.yaml by scripts/generate.ts. Do not edit.
export { LaborCostsCreateBody as schema } from '../materials/materials.zod.ts';
