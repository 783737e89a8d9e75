export {
  OfflineQueue,
  type OfflineQueueProps,
  type QueueActions,
  type QueueConflict,
  type QueueItem,
  type QueueState,
} from '../src/patterns/OfflineQueue/OfflineQueue.tsx';
export {
  OfflineQueueButton,
  type OfflineQueueButtonProps,
} from '../src/patterns/OfflineQueue/OfflineQueueButton.tsx';
