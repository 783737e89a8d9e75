export {
  progressToast,
  type ProgressToastEnd,
  type ProgressToastFailure,
  type ProgressToastOptions,
  type ProgressToastSuccess,
} from '../src/components/Toast/progressToastQueue.ts';
