import { useState } from 'react';
import { flattenPhoto } from './flattenPhotoMarks.ts';
import type { Photo } from './photoTypes.ts';

/** Makes a PNG of a photo with its marks. `save` is undefined if there is nothing to save. */
export function useMarkedCopy(photo: Photo, onSave?: (id: string, copy: Blob) => void | Promise<void>) {
  const [state, setState] = useState<'idle' | 'saving' | 'failed'>('idle');
  const { id, src, marks = [], rotation } = photo;
  const save = async () => {
    if (!onSave || state === 'saving') return;
    setState('saving');
    try {
      await onSave(id, await flattenPhoto({ src, marks, ...(rotation ? { rotation } : {}) }));
      setState('idle');
    } catch {
      setState('failed');
    }
  };
  return {
    save: onSave && marks.length > 0 ? () => void save() : undefined,
    isSaving: state === 'saving',
    hasFailed: state === 'failed',
    dismiss: () => setState('idle'),
  };
}
