import { lazyPart } from '../module/lazy-with-retry.tsx';
import type { BulkEdit as Bulk } from '../list/BulkEdit.tsx';
import type { KindBoard as Board } from '../list/ResourceBoard.tsx';
import type { KindForm as Form } from './ResourceForm.tsx';
import type { MergeDialog as Merge } from '../list/MergeDialog.tsx';

/** The form of a kind of record, loaded when somebody writes. */
export const KindForm = lazyPart(() =>
  import('./ResourceForm.tsx').then((module) => module.KindForm),
) as typeof Form;

/** Values for many records of a kind, loaded when somebody changes many. */
export const BulkEdit = lazyPart(() =>
  import('../list/BulkEdit.tsx').then((module) => module.BulkEdit),
) as typeof Bulk;

/** A kind's board, loaded when somebody looks at it. */
export const KindBoard = lazyPart(
  () => import('../list/ResourceBoard.tsx').then((module) => module.KindBoard),
  'board',
) as typeof Board;

/** Records that become one, loaded when somebody merges. */
export const MergeDialog = lazyPart(() =>
  import('../list/MergeDialog.tsx').then((module) => module.MergeDialog),
) as typeof Merge;
