// Generated from openapi.yaml by scripts/generate.ts. Do not edit.
import type { Entity } from '../../entity.ts';
import { LaborProductivityFields } from '../fields/LaborProductivity.ts';
import { entities } from '../entities.ts';
import { useLaborProductivitiesList, useLaborProductivitiesRead, useLaborProductivitiesHistory, laborProductivitiesRead, laborProductivitiesHistory, laborProductivitiesCreate, laborProductivitiesUpdate, laborProductivitiesUpdateMany, laborProductivitiesRevertMany, laborProductivitiesRemoveMany, laborProductivitiesRestoreMany } from '../materials/materials.ts';
import type * as model from '../plumbline.schemas.ts';

export const laborProductivityEntity: Entity<model.LaborProductivity, model.LaborProductivityFields, model.LaborProductivityUpdate> = {
  ...entities.laborProductivity,
  fields: LaborProductivityFields,
  useList: useLaborProductivitiesList,
  useRead: useLaborProductivitiesRead,
  useHistory: useLaborProductivitiesHistory,
  read: laborProductivitiesRead,
  history: laborProductivitiesHistory,
  create: laborProductivitiesCreate,
  update: laborProductivitiesUpdate,
  updateMany: laborProductivitiesUpdateMany,
  revertMany: laborProductivitiesRevertMany,
  removeMany: laborProductivitiesRemoveMany,
  restoreMany: laborProductivitiesRestoreMany,
  schema: () => import('./laborProductivity.schema.ts').then(({ schema }) => schema),
};
