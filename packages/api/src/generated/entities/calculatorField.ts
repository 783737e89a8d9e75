// Generated from openapi.yaml by scripts/generate.ts. Do not edit.
import type { Entity } from '../../entity.ts';
import { CalculatorFieldFields } from '../fields/CalculatorField.ts';
import { entities } from '../entities.ts';
import { useCalculatorFieldsList, useCalculatorFieldsRead, useCalculatorFieldsHistory, calculatorFieldsRead, calculatorFieldsHistory, calculatorFieldsCreate, calculatorFieldsUpdate, calculatorFieldsRemoveMany, calculatorFieldsRestoreMany } from '../estimation/estimation.ts';
import type * as model from '../plumbline.schemas.ts';

export const calculatorFieldEntity: Entity<model.CalculatorField, model.CalculatorFieldFields, model.CalculatorFieldUpdate> = {
  ...entities.calculatorField,
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
