// Generated from openapi.yaml by scripts/generate.ts. Do not edit.
import type { Entity } from '../../entity.ts';
import { MaterialFormulaFields } from '../fields/MaterialFormula.ts';
import { entities } from '../entities.ts';
import { useMaterialFormulasList, useMaterialFormulasRead, useMaterialFormulasHistory, materialFormulasRead, materialFormulasHistory, materialFormulasCreate, materialFormulasUpdate, materialFormulasRemoveMany, materialFormulasRestoreMany } from '../estimation/estimation.ts';
import type * as model from '../plumbline.schemas.ts';

export const materialFormulaEntity: Entity<model.MaterialFormula, model.MaterialFormulaFields, model.MaterialFormulaUpdate> = {
  ...entities.materialFormula,
  fields: MaterialFormulaFields,
  useList: useMaterialFormulasList,
  useRead: useMaterialFormulasRead,
  useHistory: useMaterialFormulasHistory,
  read: materialFormulasRead,
  history: materialFormulasHistory,
  create: materialFormulasCreate,
  update: materialFormulasUpdate,
  removeMany: materialFormulasRemoveMany,
  restoreMany: materialFormulasRestoreMany,
  schema: () => import('./materialFormula.schema.ts').then(({ schema }) => schema),
};
