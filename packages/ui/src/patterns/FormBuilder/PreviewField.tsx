import { createContext, use, useEffect, useRef, type ReactNode } from 'react';
import { cx } from '../../cx.ts';
import * as styles from './FormBuilder.css.ts';

/** The field whose editor is open. */
export const OpenField = createContext<string | undefined>(undefined);

/** A field in the preview of a `FormBuilder`: marked, and in sight, while its editor is open. */
export function PreviewField({
  id,
  children,
}: {
  /** Id of the field. */
  id: string;
  children: ReactNode;
}) {
  const isOpen = use(OpenField) === id;
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const field = root.current;
    const pane = field?.closest(`.${styles.side.split(' ')[0]}`);
    // Below the list, on narrow windows, the page would be taken away from the editor.
    if (!isOpen || !field || !pane || pane.scrollHeight <= pane.clientHeight) return;
    const [own, around] = [field.getBoundingClientRect(), pane.getBoundingClientRect()];
    if (own.top >= around.top && own.bottom <= around.bottom) return;
    pane.scrollTop += own.top - around.top - (around.height - own.height) / 2;
  }, [isOpen]);
  return (
    <div ref={root} className={cx(styles.previewField, isOpen && styles.previewFieldOpen)}>
      {children}
    </div>
  );
}
