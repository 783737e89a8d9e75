// Generated from openapi.yaml by scripts/generate.ts. Do not edit.
export { TasksCreateBody as schema } from '../tasks/tasks.zod.ts';
