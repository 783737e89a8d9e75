// Generated from openapi.yaml by scripts/generate.ts. Do not edit.
import type { Kind } from '../../kind.ts';
import { InclusionExclusionFields } from '../fields/InclusionExclusion.ts';
import { kinds } from '../kinds.ts';
import { useInclusionExclusionsList, useInclusionExclusionsRead, useInclusionExclusionsHistory, inclusionExclusionsRead, inclusionExclusionsHistory, inclusionExclusionsCreate, inclusionExclusionsUpdate, inclusionExclusionsRemoveMany, inclusionExclusionsRestoreMany } from '../estimation/estimation.ts';
import type * as model from '../plumbline.schemas.ts';

export const inclusionExclusionKind: Kind<model.InclusionExclusion, model.InclusionExclusionFields, model.InclusionExclusionUpdate> = {
  ...kinds.inclusionExclusion,
  fields: InclusionExclusionFields,
  useList: useInclusionExclusionsList,
  useRead: useInclusionExclusionsRead,
  useHistory: useInclusionExclusionsHistory,
  read: inclusionExclusionsRead,
  history: inclusionExclusionsHistory,
  create: inclusionExclusionsCreate,
  update: inclusionExclusionsUpdate,
  removeMany: inclusionExclusionsRemoveMany,
  restoreMany: inclusionExclusionsRestoreMany,
  schema: () => import('./inclusionExclusion.schema.ts').then(({ schema }) => schema),
};
