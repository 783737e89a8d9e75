import { lazyWithRetry } from '../module/lazy-with-retry.tsx';
import type { BulkEdit as Bulk } from '../list/BulkEdit.tsx';
import type { ResourceBoard as Board } from '../list/ResourceBoard.tsx';
import type { ResourceForm as Form } from './ResourceForm.tsx';
import type { MergeDialog as Merge } from '../list/MergeDialog.tsx';

/** Form of an entity, loaded on demand. */
export const LazyResourceForm = lazyWithRetry(() =>
  import('./ResourceForm.tsx').then((module) => module.ResourceForm),
) as typeof Form;

/** Bulk edit dialog, loaded on demand. */
export const BulkEdit = lazyWithRetry(() =>
  import('../list/BulkEdit.tsx').then((module) => module.BulkEdit),
) as typeof Bulk;

/** Board of an entity, loaded on demand. */
export const LazyResourceBoard = lazyWithRetry(
  () => import('../list/ResourceBoard.tsx').then((module) => module.ResourceBoard),
  'board',
) as typeof Board;

/** Merge dialog, loaded on demand. */
export const MergeDialog = lazyWithRetry(() =>
  import('../list/MergeDialog.tsx').then((module) => module.MergeDialog),
) as typeof Merge;
