import { afterEach, expect, it, vi } from 'vitest';
import { cancelProgress, currentProgress, progressToast, retryProgress } from './progressToastQueue.ts';

afterEach(() => progressToast.clear());
const only = () => currentProgress()[0];

it('shows several works and keeps them in the order of their start', () => {
  const first = progressToast.show('Importing items');
  const second = progressToast.show('Creating report', { value: 10 });
  progressToast.update(first, { value: 50, detail: '50 of 100' });
  expect(currentProgress()).toMatchObject([
    { id: first, state: 'running', value: 50, detail: '50 of 100' },
    { id: second, value: 10 },
  ]);
});
it('becomes the result in place, without the progress', () => {
  const id = progressToast.show('Importing items', { value: 40, onCancel: vi.fn() });
  progressToast.show('Creating report');
  progressToast.succeed(id, '4,213 items imported');
  expect(only()).toEqual({
    id,
    state: 'success',
    message: '4,213 items imported',
    attempt: 0,
    failedCancels: 0,
  });
});
it('ignores calls for work that has ended or is gone', () => {
  const id = progressToast.show('Importing items');
  progressToast.fail(id, 'The file could not be read');
  progressToast.update(id, { value: 90 });
  progressToast.succeed(id, 'Done');
  expect(only()).toMatchObject({ state: 'error', message: 'The file could not be read' });
  progressToast.dismiss(id);
  progressToast.update(id, { value: 90 });
  expect(currentProgress()).toEqual([]);
});
it('starts failed work again with its first message', () => {
  const onRetry = vi.fn();
  const onCancel = vi.fn();
  const id = progressToast.show('Importing items', { value: 40, onCancel });
  progressToast.fail(id, 'The file could not be read', { onRetry });
  retryProgress(id);
  expect(onRetry).toHaveBeenCalledOnce();
  expect(only()).toMatchObject({ id, state: 'running', message: 'Importing items', attempt: 1, onCancel });
  expect(only()?.value).toBeUndefined();
  retryProgress(id);
  expect(onRetry).toHaveBeenCalledOnce();
});
it('shows work as canceling until the promise settles', async () => {
  let settle = () => {};
  const id = progressToast.show('Importing items', {
    onCancel: () => new Promise<void>((resolve) => (settle = resolve)),
  });
  const canceled = cancelProgress(id);
  expect(only()?.state).toBe('canceling');
  settle();
  await canceled;
  expect(currentProgress()).toEqual([]);
});
it('shows work as running again if it cannot be canceled', async () => {
  const id = progressToast.show('Importing items', { onCancel: () => Promise.reject(new Error('Late')) });
  await cancelProgress(id);
  expect(only()).toMatchObject({ state: 'running', failedCancels: 1, isNotCanceled: true });
});
it('keeps the result of work that ends while it is canceled', async () => {
  let settle = () => {};
  const id = progressToast.show('Importing items', {
    onCancel: () => new Promise<void>((resolve) => (settle = resolve)),
  });
  const canceled = cancelProgress(id);
  progressToast.succeed(id, 'Items imported');
  settle();
  await canceled;
  expect(only()?.state).toBe('success');
});
