// Generated from openapi.yaml by scripts/generate.ts. Do not edit.
import type { Entity } from '../../entity.ts';
import { TerritoryFields } from '../fields/Territory.ts';
import { entities } from '../entities.ts';
import { useTerritoriesList, useTerritoriesRead, territoriesRead, territoriesCreate, territoriesUpdate, territoriesRemoveMany, territoriesRestoreMany } from '../setup/setup.ts';
import type * as model from '../plumbline.schemas.ts';

export const territoryEntity: Entity<model.Territory, model.TerritoryFields, model.TerritoryUpdate> = {
  ...entities.territory,
  fields: TerritoryFields,
  useList: useTerritoriesList,
  useRead: useTerritoriesRead,
  read: territoriesRead,
  create: territoriesCreate,
  update: territoriesUpdate,
  removeMany: territoriesRemoveMany,
  restoreMany: territoriesRestoreMany,
  schema: () => import('./territory.schema.ts').then(({ schema }) => schema),
};
