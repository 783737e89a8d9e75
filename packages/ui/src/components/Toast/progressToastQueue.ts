/** State of the work that a toast shows. */
export type ProgressState = 'running' | 'canceling' | 'success' | 'error';

export interface ProgressToastOptions {
  /** 0 to `max`; without it the length of the work is unknown. */
  value?: number;
  /** Value of the complete work; 100 by default. */
  max?: number;
  /** Second line, e.g. "1,769 of 4,213 items". */
  detail?: string;
  /**
   * Stops the work; shows the button for it. The toast says that it is being canceled until the promise settles, and
   * then disappears. If the promise rejects, the work is shown as running again.
   */
  onCancel?: () => void | Promise<void>;
}

export interface ProgressToastEnd {
  /** Second line. */
  detail?: string;
}

export interface ProgressToastSuccess extends ProgressToastEnd {
  /** Milliseconds on the screen after the end; 0 stays until dismissed. 6,000 by default. */
  duration?: number;
  /**
   * Button that acts on the result, e.g. "Open file". The toast disappears, so the same action must be available
   * elsewhere.
   */
  action?: { label: string; onPress: () => void };
}

export interface ProgressToastFailure extends ProgressToastEnd {
  /** Starts the work again; shows the button for it. The same toast shows the work as running, of unknown length. */
  onRetry?: () => void;
}

export interface QueuedProgress extends ProgressToastOptions, ProgressToastSuccess, ProgressToastFailure {
  id: number;
  state: ProgressState;
  message: string;
  /** Number of the attempt, from 0. */
  attempt: number;
  /** Number of attempts to cancel that failed. */
  failedCancels: number;
  /** The last attempt to cancel has failed. */
  isNotCanceled?: boolean;
}

let toasts: readonly QueuedProgress[] = [];
let last = 0;
const listeners = new Set<() => void>();

function publish(next: readonly QueuedProgress[]): void {
  toasts = next;
  for (const listener of listeners) listener();
}

const find = (id: number) => toasts.find((toast) => toast.id === id);
const change = (id: number, next: Partial<QueuedProgress>) =>
  publish(toasts.map((toast) => (toast.id === id ? { ...toast, ...next } : toast)));

/** True while the work of a toast has not ended. */
export const isRunning = ({ state }: Pick<QueuedProgress, 'state'>): boolean =>
  state === 'running' || state === 'canceling';

function dismiss(id: number): void {
  if (find(id)) publish(toasts.filter((toast) => toast.id !== id));
}

function end(
  id: number,
  state: 'success' | 'error',
  message: string,
  options: ProgressToastSuccess & ProgressToastFailure = {},
): void {
  const toast = find(id);
  if (!toast || !isRunning(toast)) return;
  const { attempt, failedCancels } = toast;
  publish(
    toasts.map((one) => (one.id === id ? { ...options, id, state, message, attempt, failedCancels } : one)),
  );
}

/** The message and the callback of the running work, kept for a retry. */
const started = new Map<number, { message: string; onCancel?: ProgressToastOptions['onCancel'] }>();

/**
 * Shows the progress of work from anywhere in the app, in `ProgressToastRegion`. A toast stays while the work runs;
 * afterwards the same toast shows the result. Calls for a toast that is gone, or that has ended, do nothing.
 */
export const progressToast = {
  /** Shows work that has started. Returns the id for the other functions. */
  show: (message: string, options: ProgressToastOptions = {}): number => {
    const id = ++last;
    started.set(id, { message, onCancel: options.onCancel });
    publish([...toasts, { ...options, id, state: 'running', message, attempt: 0, failedCancels: 0 }]);
    return id;
  },
  /** Changes the value, the texts or the callback of running work; what is not given stays. */
  update: (id: number, options: ProgressToastOptions & { message?: string }): void => {
    const toast = find(id);
    if (!toast || !isRunning(toast)) return;
    const { message = toast.message, onCancel = toast.onCancel } = options;
    started.set(id, { message, onCancel });
    change(id, { ...options, message, onCancel });
  },
  /** Shows that the work has succeeded, for some seconds. */
  succeed: (id: number, message: string, options?: ProgressToastSuccess): void =>
    end(id, 'success', message, options),
  /** Shows that the work has failed, until the toast is dismissed. */
  fail: (id: number, message: string, options?: ProgressToastFailure): void =>
    end(id, 'error', message, options),
  /** Removes a toast. */
  dismiss: (id: number): void => {
    started.delete(id);
    dismiss(id);
  },
  /** Removes all toasts. */
  clear: (): void => {
    started.clear();
    publish([]);
  },
};

/** Cancels running work as its button does. */
export async function cancelProgress(id: number): Promise<void> {
  const toast = find(id);
  if (toast?.state !== 'running' || !toast.onCancel) return;
  change(id, { state: 'canceling', isNotCanceled: false });
  try {
    await toast.onCancel();
    // The work may have ended meanwhile.
    if (find(id)?.state === 'canceling') progressToast.dismiss(id);
  } catch {
    if (find(id)?.state === 'canceling')
      change(id, { state: 'running', failedCancels: toast.failedCancels + 1, isNotCanceled: true });
  }
}

/** Starts failed work again as its button does. */
export function retryProgress(id: number): void {
  const toast = find(id);
  const work = started.get(id);
  if (toast?.state !== 'error' || !toast.onRetry || !work) return;
  const { attempt, failedCancels, onRetry } = toast;
  publish(
    toasts.map((one) =>
      one.id === id ? { ...work, id, state: 'running', attempt: attempt + 1, failedCancels } : one,
    ),
  );
  onRetry();
}

export const subscribeToProgress = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
export const currentProgress = () => toasts;
