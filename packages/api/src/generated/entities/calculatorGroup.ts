// Generated from openapi.yaml by scripts/generate.ts. Do not edit.
import type { Entity } from '../../entity.ts';
import { CalculatorGroupFields } from '../fields/CalculatorGroup.ts';
import { entities } from '../entities.ts';
import { useCalculatorGroupsList, useCalculatorGroupsRead, useCalculatorGroupsHistory, calculatorGroupsRead, calculatorGroupsHistory, calculatorGroupsCreate, calculatorGroupsUpdate, calculatorGroupsRemoveMany, calculatorGroupsRestoreMany } from '../estimation/estimation.ts';
import type * as model from '../plumbline.schemas.ts';

export const calculatorGroupEntity: Entity<model.CalculatorGroup, model.CalculatorGroupFields, model.CalculatorGroupUpdate> = {
  ...entities.calculatorGroup,
  fields: CalculatorGroupFields,
  useList: useCalculatorGroupsList,
  useRead: useCalculatorGroupsRead,
  useHistory: useCalculatorGroupsHistory,
  read: calculatorGroupsRead,
  history: calculatorGroupsHistory,
  create: calculatorGroupsCreate,
  update: calculatorGroupsUpdate,
  removeMany: calculatorGroupsRemoveMany,
  restoreMany: calculatorGroupsRestoreMany,
  schema: () => import('./calculatorGroup.schema.ts').then(({ schema }) => schema),
};
