export {
  ConflictDialog,
  type ConflictDialogProps,
  type ConflictField,
  type ConflictSide,
  type MergedField,
} from '../src/patterns/ConflictDialog/ConflictDialog.tsx';
