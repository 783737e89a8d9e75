export { toast, type ToastOptions } from '../src/components/Toast/queue.ts';
