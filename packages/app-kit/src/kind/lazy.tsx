import { lazyPart } from '../lazy-part.tsx';
import type { BulkEdit as Bulk } from './BulkEdit.tsx';
import type { KindBoard as Board } from './KindBoard.tsx';
import type { KindForm as Form } from './KindForm.tsx';
import type { MergeDialog as Merge } from './MergeDialog.tsx';

/** The form of a kind of record, loaded when somebody writes. */
export const KindForm = lazyPart(() =>
  import('./KindForm.tsx').then((module) => module.KindForm),
) as typeof Form;

/** Values for many records of a kind, loaded when somebody changes many. */
export const BulkEdit = lazyPart(() =>
  import('./BulkEdit.tsx').then((module) => module.BulkEdit),
) as typeof Bulk;

/** A kind's board, loaded when somebody looks at it. */
export const KindBoard = lazyPart(
  () => import('./KindBoard.tsx').then((module) => module.KindBoard),
  'board',
) as typeof Board;

/** Records that become one, loaded when somebody merges. */
export const MergeDialog = lazyPart(() =>
  import('./MergeDialog.tsx').then((module) => module.MergeDialog),
) as typeof Merge;
