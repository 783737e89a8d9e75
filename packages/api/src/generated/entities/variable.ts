// Generated from openapi.yaml by scripts/generate.ts. Do not edit.
import type { Entity } from '../../entity.ts';
import { VariableFields } from '../fields/Variable.ts';
import { entities } from '../entities.ts';
import { useVariablesList, useVariablesRead, useVariablesHistory, variablesRead, variablesHistory, variablesCreate, variablesUpdate, variablesRemoveMany, variablesRestoreMany } from '../estimation/estimation.ts';
import type * as model from '../plumbline.schemas.ts';

export const variableEntity: Entity<model.Variable, model.VariableFields, model.VariableUpdate> = {
  ...entities.variable,
  fields: VariableFields,
  useList: useVariablesList,
  useRead: useVariablesRead,
  useHistory: useVariablesHistory,
  read: variablesRead,
  history: variablesHistory,
  create: variablesCreate,
  update: variablesUpdate,
  removeMany: variablesRemoveMany,
  restoreMany: variablesRestoreMany,
  schema: () => import('./variable.schema.ts').then(({ schema }) => schema),
};
