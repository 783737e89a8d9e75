// Generated from openapi.yaml by scripts/generate.ts. Do not edit.
import type { Entity } from '../../entity.ts';
import { DesignationFields } from '../fields/Designation.ts';
import { entities } from '../entities.ts';
import { useDesignationsList, useDesignationsRead, designationsRead, designationsCreate, designationsUpdate, designationsUpdateMany, designationsRevertMany, designationsRemoveMany, designationsRestoreMany } from '../setup/setup.ts';
import type * as model from '../plumbline.schemas.ts';

export const designationEntity: Entity<model.Designation, model.DesignationFields, model.DesignationUpdate> = {
  ...entities.designation,
  fields: DesignationFields,
  useList: useDesignationsList,
  useRead: useDesignationsRead,
  read: designationsRead,
  create: designationsCreate,
  update: designationsUpdate,
  updateMany: designationsUpdateMany,
  revertMany: designationsRevertMany,
  removeMany: designationsRemoveMany,
  restoreMany: designationsRestoreMany,
  schema: () => import('./designation.schema.ts').then(({ schema }) => schema),
};
