import { UploadPanel } from '@plumbline/ui/UploadPanel';
import { useSyncExternalStore } from 'react';
import { removeUpload, retryUpload, uploadStore } from './uploads.ts';

/** The progress of this window's uploads, on every screen. */
export function Uploads() {
  const uploads = useSyncExternalStore(uploadStore.subscribe, uploadStore.get);
  return uploads.length ? (
    <UploadPanel uploads={uploads} onRetry={retryUpload} onRemove={removeUpload} />
  ) : null;
}
