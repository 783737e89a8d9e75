import { useState, type DragEvent, type RefObject } from 'react';
import { droppedFiles, type PlacedFile } from './chosenFiles.ts';

interface FileDropOptions {
  /** Drop area. */
  root: RefObject<HTMLElement | null>;
  /** Called with dropped files and the folder they were dropped on; without it nothing is accepted. */
  onFiles: ((files: PlacedFile[], folderId: string | null) => void) | undefined;
  /** Returns the folder of an element. */
  folderAt: (element: Element) => { id: string; name: string; place: Element } | undefined;
  /** Marks an element as the drop target. */
  mark: (element: Element | undefined) => void;
}

/** Accepts files that are dragged from outside the browser onto an area or one of its folders. */
export function useFileDrop({ root, onFiles, folderAt, mark }: FileDropOptions) {
  const [isOver, setOver] = useState(false);
  const [overName, setOverName] = useState<string>();
  const drag = (event: DragEvent) => {
    if (!onFiles || !event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'copy';
    const folder = folderAt(event.target as Element);
    mark(folder?.place);
    setOver(true);
    setOverName(folder?.name);
  };
  const leave = () => {
    mark(undefined);
    setOver(false);
  };
  return {
    isOver,
    /** Name of the folder under the pointer. */
    overName,
    dropProps: {
      onDragEnter: drag,
      onDragOver: drag,
      onDragLeave: (event: DragEvent) => {
        if (!root.current?.contains(event.relatedTarget as Node | null)) leave();
      },
      onDrop: (event: DragEvent) => {
        if (!onFiles || !event.dataTransfer.types.includes('Files')) return;
        event.preventDefault();
        const folder = folderAt(event.target as Element);
        leave();
        void droppedFiles(event.dataTransfer).then((files) => {
          if (files.length > 0) onFiles(files, folder?.id ?? null);
        });
      },
    },
  };
}
