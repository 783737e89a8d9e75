// Generated from openapi.yaml by scripts/generate.ts. Do not edit.
import type { Kind } from '../../kind.ts';
import { MaterialFormulaFields } from '../fields/MaterialFormula.ts';
import { kinds } from '../kinds.ts';
import { useMaterialFormulasList, useMaterialFormulasRead, useMaterialFormulasHistory, materialFormulasRead, materialFormulasHistory, materialFormulasCreate, materialFormulasUpdate, materialFormulasRemoveMany, materialFormulasRestoreMany } from '../estimation/estimation.ts';
import type * as model from '../plumbline.schemas.ts';

export const materialFormulaKind: Kind<model.MaterialFormula, model.MaterialFormulaFields, model.MaterialFormulaUpdate> = {
  ...kinds.materialFormula,
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
