export type ToastTone = 'success' | 'warning' | 'error' | 'info';

export interface ToastOptions {
  /** Milliseconds on the screen; 0 stays until dismissed. */
  duration?: number;
  /** Action of the toast, e.g. Undo; must be reachable elsewhere as well. */
  action?: { label: string; onPress: () => void };
  /** Full width, for messages about the whole page. */
  isFullWidth?: boolean;
}

export interface QueuedToast extends ToastOptions {
  id: number;
  tone: ToastTone;
  message: string;
}

const durations: Record<ToastTone, number> = { success: 2500, info: 2500, warning: 4000, error: 4000 };
const fullWidthDuration = 6000;
const maxShown = 4;

let toasts: readonly QueuedToast[] = [];
let last = 0;
const listeners = new Set<() => void>();
const timers = new Map<number, { timer?: ReturnType<typeof setTimeout>; left: number; since: number }>();

function publish(next: readonly QueuedToast[]) {
  toasts = next;
  for (const listener of listeners) listener();
}

function run(id: number) {
  const clock = timers.get(id);
  if (!clock || clock.timer !== undefined || clock.left === 0) return;
  clock.since = Date.now();
  clock.timer = setTimeout(() => dismiss(id), clock.left);
}

export function dismiss(id: number): void {
  clearTimeout(timers.get(id)?.timer);
  timers.delete(id);
  publish(toasts.filter((toast) => toast.id !== id));
}

/** Pauses all timers, so that a toast does not disappear while it is read. */
export function pauseAll(): void {
  for (const clock of timers.values()) {
    if (clock.timer === undefined) continue;
    clearTimeout(clock.timer);
    clock.timer = undefined;
    clock.left = Math.max(500, clock.left - (Date.now() - clock.since));
  }
}

export function resumeAll(): void {
  for (const id of timers.keys()) run(id);
}

function show(tone: ToastTone, message: string, options: ToastOptions = {}): number {
  const id = ++last;
  // A toast with the same text is shown again instead of twice.
  const same = toasts.find((toast) => toast.tone === tone && toast.message === message);
  if (same) dismiss(same.id);
  timers.set(id, {
    left: options.duration ?? (options.isFullWidth ? fullWidthDuration : durations[tone]),
    since: 0,
  });
  const next = [...toasts, { ...options, id, tone, message }];
  for (const old of next.slice(0, Math.max(0, next.length - maxShown))) {
    clearTimeout(timers.get(old.id)?.timer);
    timers.delete(old.id);
  }
  publish(next.slice(-maxShown));
  run(id);
  return id;
}

/** Shows a brief message from anywhere in the app. Each call returns an id for `toast.dismiss`. */
export const toast = {
  success: (message: string, options?: ToastOptions) => show('success', message, options),
  warning: (message: string, options?: ToastOptions) => show('warning', message, options),
  error: (message: string, options?: ToastOptions) => show('error', message, options),
  info: (message: string, options?: ToastOptions) => show('info', message, options),
  dismiss,
  clear: () => {
    for (const { id } of toasts) dismiss(id);
  },
};

export const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};
export const current = () => toasts;
