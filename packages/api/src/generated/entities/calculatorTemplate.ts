// Generated from openapi.yaml by scripts/generate.ts. Do not edit.
import type { Entity } from '../../entity.ts';
import { CalculatorTemplateFields } from '../fields/CalculatorTemplate.ts';
import { entities } from '../entities.ts';
import { useCalculatorTemplatesList, useCalculatorTemplatesRead, useCalculatorTemplatesHistory, calculatorTemplatesRead, calculatorTemplatesHistory, calculatorTemplatesCreate, calculatorTemplatesUpdate, calculatorTemplatesRemoveMany, calculatorTemplatesRestoreMany } from '../estimation/estimation.ts';
import type * as model from '../plumbline.schemas.ts';

export const calculatorTemplateEntity: Entity<model.CalculatorTemplate, model.CalculatorTemplateFields, model.CalculatorTemplateUpdate> = {
  ...entities.calculatorTemplate,
  fields: CalculatorTemplateFields,
  useList: useCalculatorTemplatesList,
  useRead: useCalculatorTemplatesRead,
  useHistory: useCalculatorTemplatesHistory,
  read: calculatorTemplatesRead,
  history: calculatorTemplatesHistory,
  create: calculatorTemplatesCreate,
  update: calculatorTemplatesUpdate,
  removeMany: calculatorTemplatesRemoveMany,
  restoreMany: calculatorTemplatesRestoreMany,
  schema: () => import('./calculatorTemplate.schema.ts').then(({ schema }) => schema),
};
