// Generated from openapi.yaml by scripts/generate.ts. Do not edit.
export { QualifiersCreateBody as schema } from '../setup/setup.zod.ts';
