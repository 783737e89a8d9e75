// Generated from openapi.yaml by scripts/generate.ts. Do not edit.
export { BrandsCreateBody as schema } from '../materials/materials.zod.ts';
