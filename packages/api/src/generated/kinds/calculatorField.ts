// Generated from openapi.yaml by scripts/generate.ts. Do not edit.
import type { Kind } from '../../kind.ts';
import { CalculatorFieldFields } from '../fields/CalculatorField.ts';
import { kinds } from '../kinds.ts';
import { useCalculatorFieldsList, useCalculatorFieldsRead, useCalculatorFieldsHistory, calculatorFieldsRead, calculatorFieldsHistory, calculatorFieldsCreate, calculatorFieldsUpdate, calculatorFieldsRemoveMany, calculatorFieldsRestoreMany } from '../estimation/estimation.ts';
import type * as model from '../plumbline.schemas.ts';

export const calculatorFieldKind: Kind<model.CalculatorField, model.CalculatorFieldFields, model.CalculatorFieldUpdate> = {
  ...kinds.calculatorField,
  fields: CalculatorFieldFields,
  useList: useCalculatorFieldsList,
  useRead: useCalculatorFieldsRead,
  useHistory: useCalculatorFieldsHistory,
  read: calculatorFieldsRead,
  history: calculatorFieldsHistory,
  create: calculatorFieldsCreate,
  update: calculatorFieldsUpdate,
  removeMany: calculatorFieldsRemoveMany,
  restoreMany: calculatorFieldsRestoreMany,
  schema: () => import('./calculatorField.schema.ts').then(({ schema }) => schema),
};
