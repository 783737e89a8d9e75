// Generated from openapi.yaml by scripts/generate.ts. Do not edit.
export { EstimationTagsCreateBody as schema } from '../estimation/estimation.zod.ts';
