import type { Editor } from '@tiptap/core';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLatest } from '../../hooks.ts';
import { safeSource } from '../RichText/clean.ts';
import type { UploadImage } from './CommentEditorProps.ts';

export interface ImageUpload {
  id: number;
  file: File;
  /** 0 to 100. */
  percent: number;
  /** Reason of the failure; undefined while uploading. */
  failure?: string;
}

/** Uploads images into the text. Each is inserted where the caret was at its start, tracked through later edits. */
export function useImageUploads(
  editor: Editor | null,
  onUploadImage: UploadImage | undefined,
  { failed, onAdded }: { failed: string; onAdded: (name: string) => void },
) {
  const [uploads, setUploads] = useState<readonly ImageUpload[]>([]);
  const places = useRef(new Map<number, number>());
  const aborts = useRef(new Map<number, AbortController>());
  const next = useRef(0);
  const added = useLatest(onAdded);

  useEffect(() => {
    if (!editor) return;
    const follow = ({ transaction }: { transaction: { mapping: { map: (at: number) => number } } }) => {
      for (const [id, at] of places.current) places.current.set(id, transaction.mapping.map(at));
    };
    editor.on('transaction', follow);
    return () => {
      editor.off('transaction', follow);
    };
  }, [editor]);
  useEffect(() => {
    const running = aborts.current;
    return () => {
      for (const abort of running.values()) abort.abort();
    };
  }, []);

  const change = (id: number, part: Partial<ImageUpload>) =>
    setUploads((all) => all.map((one) => (one.id === id ? { ...one, ...part } : one)));
  const drop = useCallback((id: number) => {
    aborts.current.get(id)?.abort();
    aborts.current.delete(id);
    places.current.delete(id);
    setUploads((all) => all.filter((one) => one.id !== id));
  }, []);

  const send = (id: number, file: File) => {
    if (!onUploadImage || !editor) return;
    const abort = new AbortController();
    aborts.current.set(id, abort);
    change(id, { percent: 0, failure: undefined });
    onUploadImage(file, (percent) => change(id, { percent }), abort.signal).then(
      ({ src, alt }) => {
        if (abort.signal.aborted) return;
        const address = safeSource(src);
        if (address === undefined) {
          change(id, { failure: failed });
          return;
        }
        const at = places.current.get(id) ?? editor.state.selection.to;
        drop(id);
        editor
          .chain()
          .insertContentAt(Math.min(at, editor.state.doc.content.size), {
            type: 'image',
            attrs: { src: address, alt: alt ?? file.name },
          })
          .run();
        added(file.name);
      },
      (reason: unknown) => {
        if (abort.signal.aborted) return;
        change(id, { failure: reason instanceof Error && reason.message !== '' ? reason.message : failed });
      },
    );
  };
  const take = (files: Iterable<File>, at?: number): boolean => {
    if (!onUploadImage || !editor) return false;
    const images = [...files].filter((file) => /^image\/(?!svg)/.test(file.type));
    for (const file of images) {
      const id = next.current++;
      places.current.set(id, at ?? editor.state.selection.to);
      setUploads((all) => [...all, { id, file, percent: 0 }]);
      send(id, file);
    }
    return images.length > 0;
  };
  return { uploads, take, drop, retry: ({ id, file }: ImageUpload) => send(id, file) };
}
