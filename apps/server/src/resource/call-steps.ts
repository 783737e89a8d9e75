import type { CreateState, RecordsState, UpdateState } from './call-states.ts';
import type { MergeState } from './merge-state.ts';
import type { AddedStep } from './pipeline.ts';
import type { ResourceRow } from './resource.ts';
import { checkDeleteAccess, checkEditAccess } from './steps/access.ts';
import { auditCreate, auditDelete, auditRestore, auditUpdate } from './steps/audit.ts';
import { checkChoices } from './steps/choices.ts';
import { fillDefaults } from './steps/defaults.ts';
import { checkDependents } from './steps/dependents.ts';
import { indexMerged, indexRecord } from './steps/index-record.ts';
import { loadForDelete, loadForUpdate } from './steps/load.ts';
import { checkMergeAccess } from './steps/merge-access.ts';
import { auditMerge } from './steps/merge-audit.ts';
import { chooseValues } from './steps/merge-choices.ts';
import { moveDependents } from './steps/merge-dependents.ts';
import { loadForMerge, readMerged } from './steps/merge-load.ts';
import { recordMerge } from './steps/record-merge.ts';
import { writeMerged } from './steps/merge-write.ts';
import { normalize } from './steps/normalize.ts';
import { checkParents } from './steps/parents.ts';
import { presentRecord } from './steps/present.ts';
import { readRecord, readRecords } from './steps/read.ts';
import { checkOwner } from './steps/record-scope.ts';
import { checkReferences } from './steps/references.ts';
import { checkTerritories } from './steps/territories.ts';
import { validate } from './steps/validate.ts';
import { checkWorkflow } from './steps/workflow.ts';
import { deleteRecords, insertRecord, restoreRecords, updateRecord } from './steps/write.ts';

/**
 * Steps of a create, first to last. A module's rules usually follow `workflow` (checks and columns) or `write`
 * (rows of other tables).
 */
export const createSteps = {
  // First, so that every check sees the texts that are stored.
  normalize,
  // Before the references: a form's error about its own fields is the first that a person reads.
  validate,
  references: checkReferences,
  choices: checkChoices,
  territories: checkTerritories,
  workflow: checkWorkflow,
  owner: checkOwner,
  // Last before the write: a number is taken for good, and a create that is rejected afterwards leaves a gap.
  defaults: fillDefaults,
  write: insertRecord,
  // After what modules write: the view computes columns from rows of other tables.
  read: readRecord,
  audit: auditCreate,
  present: presentRecord,
  // Last: it reads the presented record, and a step that throws before it has no geocoder call to wait for.
  index: indexRecord,
};

/** Steps of an update, first to last. Every check sees the locked record in `before`. */
export const updateSteps = {
  normalize,
  load: loadForUpdate,
  // Before the references: without access to the territory, nothing else about the record is answered.
  access: checkEditAccess,
  references: checkReferences,
  choices: checkChoices,
  territories: checkTerritories,
  workflow: checkWorkflow,
  // Unlike in a create, after the module's rules: a record that may not be changed at all is rejected for that reason,
  // e.g. a converted lead, and not for an empty field of the form.
  validate,
  owner: checkOwner,
  write: updateRecord,
  read: readRecord,
  audit: auditUpdate,
  present: presentRecord,
  index: indexRecord,
};

/** Steps of a delete of one or more records, first to last. A module's rules usually precede `dependents`. */
export const deleteSteps = {
  load: loadForDelete,
  access: checkDeleteAccess,
  // After the module's rules, whose reasons are more specific than that another record refers to this one.
  dependents: checkDependents,
  write: deleteRecords,
  audit: auditDelete,
};

/** Steps of a restore of one or more records, first to last. A module's rules usually follow `parents`. */
export const restoreSteps = {
  // Before the checks: the views that they read contain no deleted records.
  write: restoreRecords,
  read: readRecords,
  access: checkDeleteAccess,
  parents: checkParents,
  audit: auditRestore,
};

/**
 * Steps of a merge, first to last. A module's rules usually stand after `load` (checks) or after `read` (what follows from
 * the kept values).
 */
export const mergeSteps = {
  access: checkMergeAccess,
  load: loadForMerge,
  choices: chooseValues,
  // Before the write: the rules of modules read the records that are about to be deleted.
  dependents: moveDependents,
  write: writeMerged,
  read: readMerged,
  audit: auditMerge,
  // After what modules change in the survivor.
  record: recordMerge,
  index: indexMerged,
};

/** Names of the steps of each call. */
export type CreateStep = keyof typeof createSteps;
export type UpdateStep = keyof typeof updateSteps;
export type DeleteStep = keyof typeof deleteSteps;
export type RestoreStep = keyof typeof restoreSteps;
export type MergeStep = keyof typeof mergeSteps;

/** Steps that a module adds to the calls of a resource. */
export interface ResourceSteps<
  Row extends ResourceRow,
  Create extends object,
  Update extends { version: number },
> {
  create?: readonly AddedStep<CreateStep, CreateState<Row, Create>>[];
  update?: readonly AddedStep<UpdateStep, UpdateState<Row, Update>>[];
  delete?: readonly AddedStep<DeleteStep, RecordsState<Row>>[];
  restore?: readonly AddedStep<RestoreStep, RecordsState<Row>>[];
}

/** Steps that a module adds to the calls of an entity, which can be merged beside. */
export interface EntitySteps<
  Row extends ResourceRow,
  Create extends object,
  Update extends { version: number },
> extends ResourceSteps<Row, Create, Update> {
  merge?: readonly AddedStep<MergeStep, MergeState<Row>>[];
}
