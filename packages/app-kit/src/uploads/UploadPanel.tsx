import { lazyWithRetry } from '../module/lazy-with-retry.tsx';
import { useSyncExternalStore } from 'react';
import { removeUpload, retryUpload, uploadStore } from './upload-store.ts';

const UploadPanel = lazyWithRetry(() =>
  import('@plumbline/ui/UploadPanel').then((module) => module.UploadPanel),
);

/** Progress panel of this window's uploads, shown on every screen. */
export function Uploads() {
  const { uploads, waiting } = useSyncExternalStore(uploadStore.subscribe, uploadStore.get);
  return uploads.length ? (
    <UploadPanel uploads={uploads} waiting={waiting} onRetry={retryUpload} onRemove={removeUpload} />
  ) : null;
}
