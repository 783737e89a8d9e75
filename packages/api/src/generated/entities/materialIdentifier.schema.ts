// Generated from openapi.yaml by scripts/generate.ts. Do not edit.
export { MaterialIdentifiersCreateBody as schema } from '../materials/materials.zod.ts';
