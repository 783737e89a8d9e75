// Generated from openapi.yaml by scripts/generate.ts. Do not edit.
export { CalculatorGroupsCreateBody as schema } from '../estimation/estimation.zod.ts';
