import { useId, useRef, type ReactNode } from 'react';
import type { Point } from '@plumbline/estimating';
import { Button } from '../../components/Button/Button.tsx';
import * as styles from './TakeoffCanvas.css.ts';
import { useBeside } from './useAnchoredPosition.ts';

interface BesideFormProps {
  title: string;
  /** What it asks about, in CSS pixels on the canvas. */
  at: Point;
  /** Changes with what its size may change. */
  changes?: unknown;
  cancelLabel: string;
  submitLabel: string;
  /** There is nothing to fill in: the keyboard goes to the answer. */
  autoFocusSubmit?: boolean;
  onSubmit: () => void;
  onCancel: () => void;
  children: ReactNode;
}

/**
 * A form that floats over the sheet beside what it asks about. Escape cancels, Ctrl or Cmd with Enter submits from
 * wherever the focus is in it, and none of its keys reaches the canvas.
 */
export function BesideForm({
  title,
  at,
  changes,
  cancelLabel,
  submitLabel,
  autoFocusSubmit = false,
  onSubmit,
  onCancel,
  children,
}: BesideFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const titleId = useId();
  useBeside(form, at, changes);
  return (
    <form
      ref={form}
      className={styles.known}
      aria-labelledby={titleId}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === 'Escape' && !event.defaultPrevented) onCancel();
        if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
        // A field of one line would submit by itself as well.
        event.preventDefault();
        onSubmit();
      }}
    >
      <div id={titleId} className={styles.knownTitle}>
        {title}
      </div>
      {children}
      <div className={styles.knownActions}>
        <Button variant="ghost" size="sm" onPress={onCancel}>
          {cancelLabel}
        </Button>
        <Button variant="primary" size="sm" type="submit" autoFocus={autoFocusSubmit}>
          {submitLabel}
        </Button>
      </div>
    </form>
  );
}
