// Generated from openapi.yaml by scripts/generate.ts. Do not edit.
import type { Entity } from '../../entity.ts';
import { TaskFields } from '../fields/Task.ts';
import { entities } from '../entities.ts';
import { useTasksList, useTasksRead, useTasksHistory, tasksRead, tasksHistory, tasksCreate, tasksUpdate, tasksUpdateMany, tasksRemoveMany, tasksRestoreMany } from '../tasks/tasks.ts';
import type * as model from '../plumbline.schemas.ts';

export const taskEntity: Entity<model.Task, model.TaskFields, model.TaskUpdate> = {
  ...entities.task,
  fields: TaskFields,
  useList: useTasksList,
  useRead: useTasksRead,
  useHistory: useTasksHistory,
  read: tasksRead,
  history: tasksHistory,
  create: tasksCreate,
  update: tasksUpdate,
  updateMany: tasksUpdateMany,
  removeMany: tasksRemoveMany,
  restoreMany: tasksRestoreMany,
  schema: () => import('./task.schema.ts').then(({ schema }) => schema),
};
