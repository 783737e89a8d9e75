// Generated from openapi.yaml by scripts/generate.ts. Do not edit.
import type { Entity } from '../../entity.ts';
import { AssemblyNoteFields } from '../fields/AssemblyNote.ts';
import { entities } from '../entities.ts';
import { useAssemblyNotesList, useAssemblyNotesRead, useAssemblyNotesHistory, assemblyNotesRead, assemblyNotesHistory, assemblyNotesCreate, assemblyNotesUpdate, assemblyNotesUpdateMany, assemblyNotesRevertMany, assemblyNotesRemoveMany, assemblyNotesRestoreMany } from '../materials/materials.ts';
import type * as model from '../plumbline.schemas.ts';

export const assemblyNoteEntity: Entity<model.AssemblyNote, model.AssemblyNoteFields, model.AssemblyNoteUpdate> = {
  ...entities.assemblyNote,
  fields: AssemblyNoteFields,
  useList: useAssemblyNotesList,
  useRead: useAssemblyNotesRead,
  useHistory: useAssemblyNotesHistory,
  read: assemblyNotesRead,
  history: assemblyNotesHistory,
  create: assemblyNotesCreate,
  update: assemblyNotesUpdate,
  updateMany: assemblyNotesUpdateMany,
  revertMany: assemblyNotesRevertMany,
  removeMany: assemblyNotesRemoveMany,
  restoreMany: assemblyNotesRestoreMany,
  schema: () => import('./assemblyNote.schema.ts').then(({ schema }) => schema),
};
