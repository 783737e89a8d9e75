// Generated from openapi.yaml by scripts/generate.ts. Do not edit.
import type { Entity } from '../../entity.ts';
import { DepartmentFields } from '../fields/Department.ts';
import { entities } from '../entities.ts';
import { useDepartmentsList, useDepartmentsRead, departmentsRead, departmentsCreate, departmentsUpdate, departmentsUpdateMany, departmentsRevertMany, departmentsRemoveMany, departmentsRestoreMany } from '../setup/setup.ts';
import type * as model from '../plumbline.schemas.ts';

export const departmentEntity: Entity<model.Department, model.DepartmentFields, model.DepartmentUpdate> = {
  ...entities.department,
  fields: DepartmentFields,
  useList: useDepartmentsList,
  useRead: useDepartmentsRead,
  read: departmentsRead,
  create: departmentsCreate,
  update: departmentsUpdate,
  updateMany: departmentsUpdateMany,
  revertMany: departmentsRevertMany,
  removeMany: departmentsRemoveMany,
  restoreMany: departmentsRestoreMany,
  schema: () => import('./department.schema.ts').then(({ schema }) => schema),
};
