export { operations } from './generated/operations.ts';
export { entityFields } from './generated/fields.ts';
export type { KindTypes, OperationTypes } from './generated/types.ts';
export { kinds } from './generated/kinds.ts';
export * from './summary.ts';
export { titleOf, type FieldMeta, type KindMeta, type KindName } from './kind.ts';
