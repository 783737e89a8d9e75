// Generated from openapi.yaml by scripts/generate.ts. Do not edit.
export { DesignationsCreateBody as schema } from '../setup/setup.zod.ts';
