// Generated from openapi.yaml by scripts/generate.ts. Do not edit.
import type { Kind } from '../../kind.ts';
import { VariableFields } from '../fields/Variable.ts';
import { kinds } from '../kinds.ts';
import { useVariablesList, useVariablesRead, useVariablesHistory, variablesRead, variablesHistory, variablesCreate, variablesUpdate, variablesRemoveMany, variablesRestoreMany } from '../estimation/estimation.ts';
import type * as model from '../plumbline.schemas.ts';

export const variableKind: Kind<model.Variable, model.VariableFields, model.VariableUpdate> = {
  ...kinds.variable,
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
