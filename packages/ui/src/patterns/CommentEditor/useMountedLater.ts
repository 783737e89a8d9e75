import { Editor, type EditorOptions } from '@tiptap/core';
import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * Editor whose DOM is attached in a later task than its creation: both take equally long and would block input
 * together. The options of the first render are used.
 */
export function useMountedLater(options: Partial<EditorOptions>): {
  editor: Editor;
  isMounted: boolean;
  /** Runs a function with the container once it is mounted. */
  whenMounted: (act: () => void) => void;
} {
  const [editor] = useState(() => new Editor({ ...options, element: null }));
  const [isMounted, setMounted] = useState(false);
  const waiting = useRef<(() => void)[]>([]);
  useEffect(() => {
    const timer = setTimeout(() => {
      editor.mount(document.createElement('div'));
      setMounted(true);
    });
    return () => {
      clearTimeout(timer);
      editor.unmount();
      setMounted(false);
    };
  }, [editor]);
  useEffect(() => {
    if (isMounted) for (const act of waiting.current.splice(0)) act();
  }, [isMounted]);
  const whenMounted = useCallback(
    (act: () => void) => {
      if (isMounted) act();
      else waiting.current.push(act);
    },
    [isMounted],
  );
  return { editor, isMounted, whenMounted };
}
