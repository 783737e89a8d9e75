// Generated from openapi.yaml by scripts/generate.ts. Do not edit.
import type { Kind } from '../../kind.ts';
import { LaborProductivityFields } from '../fields/LaborProductivity.ts';
import { kinds } from '../kinds.ts';
import { useLaborProductivitiesList, useLaborProductivitiesRead, useLaborProductivitiesHistory, laborProductivitiesRead, laborProductivitiesHistory, laborProductivitiesCreate, laborProductivitiesUpdate, laborProductivitiesUpdateMany, laborProductivitiesRemoveMany, laborProductivitiesRestoreMany } from '../materials/materials.ts';
import type * as model from '../plumbline.schemas.ts';

export const laborProductivityKind: Kind<model.LaborProductivity, model.LaborProductivityFields, model.LaborProductivityUpdate> = {
  ...kinds.laborProductivity,
  fields: LaborProductivityFields,
  useList: useLaborProductivitiesList,
  useRead: useLaborProductivitiesRead,
  useHistory: useLaborProductivitiesHistory,
  read: laborProductivitiesRead,
  history: laborProductivitiesHistory,
  create: laborProductivitiesCreate,
  update: laborProductivitiesUpdate,
  updateMany: laborProductivitiesUpdateMany,
  removeMany: laborProductivitiesRemoveMany,
  restoreMany: laborProductivitiesRestoreMany,
  schema: () => import('./laborProductivity.schema.ts').then(({ schema }) => schema),
};
