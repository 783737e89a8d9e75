export { operations } from './generated/operations.ts';
export { entityFields } from './generated/fields.ts';
export type { OperationTypes } from './generated/types.ts';
