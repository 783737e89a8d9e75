export { operations } from './generated/operations.ts';
export { entityFields } from './generated/fields.ts';
export type { EntityTypes, OperationTypes } from './generated/types.ts';
export { entities } from './generated/entities.ts';
export * from './summary.ts';
export { titleOf, type FieldMeta, type EntityMeta, type EntityName } from './entity.ts';
