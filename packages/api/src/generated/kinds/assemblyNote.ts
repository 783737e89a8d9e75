// Generated from openapi.yaml by scripts/generate.ts. Do not edit.
import type { Kind } from '../../kind.ts';
import { AssemblyNoteFields } from '../fields/AssemblyNote.ts';
import { kinds } from '../kinds.ts';
import { useAssemblyNotesList, useAssemblyNotesRead, useAssemblyNotesHistory, assemblyNotesRead, assemblyNotesHistory, assemblyNotesCreate, assemblyNotesUpdate, assemblyNotesUpdateMany, assemblyNotesRemoveMany, assemblyNotesRestoreMany } from '../materials/materials.ts';
import type * as model from '../plumbline.schemas.ts';

export const assemblyNoteKind: Kind<model.AssemblyNote, model.AssemblyNoteFields, model.AssemblyNoteUpdate> = {
  ...kinds.assemblyNote,
  fields: AssemblyNoteFields,
  useList: useAssemblyNotesList,
  useRead: useAssemblyNotesRead,
  useHistory: useAssemblyNotesHistory,
  read: assemblyNotesRead,
  history: assemblyNotesHistory,
  create: assemblyNotesCreate,
  update: assemblyNotesUpdate,
  updateMany: assemblyNotesUpdateMany,
  removeMany: assemblyNotesRemoveMany,
  restoreMany: assemblyNotesRestoreMany,
  schema: () => import('./assemblyNote.schema.ts').then(({ schema }) => schema),
};
