import { lazyPart } from '../module/lazy-with-retry.tsx';
import type { BulkEdit as Bulk } from '../list/BulkEdit.tsx';
import type { KindBoard as Board } from '../list/ResourceBoard.tsx';
import type { KindForm as Form } from './ResourceForm.tsx';
import type { MergeDialog as Merge } from '../list/MergeDialog.tsx';

/** Form of an entity, loaded on demand. */
export const KindForm = lazyPart(() =>
  import('./ResourceForm.tsx').then((module) => module.KindForm),
) as typeof Form;

/** Bulk edit dialog, loaded on demand. */
export const BulkEdit = lazyPart(() =>
  import('../list/BulkEdit.tsx').then((module) => module.BulkEdit),
) as typeof Bulk;

/** Board of an entity, loaded on demand. */
export const KindBoard = lazyPart(
  () => import('../list/ResourceBoard.tsx').then((module) => module.KindBoard),
  'board',
) as typeof Board;

/** Merge dialog, loaded on demand. */
export const MergeDialog = lazyPart(() =>
  import('../list/MergeDialog.tsx').then((module) => module.MergeDialog),
) as typeof Merge;
