// Generated from openapi.yaml by scripts/generate.ts. Do not edit.
export { LaborTemplatesCreateBody as schema } from '../materials/materials.zod.ts';
