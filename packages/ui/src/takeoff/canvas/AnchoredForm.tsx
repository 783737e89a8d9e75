import { useId, useRef, type ReactNode } from 'react';
import type { Point } from '@plumbline/estimating';
import { Button } from '../../components/Button/Button.tsx';
import * as styles from './TakeoffCanvas.css.ts';
import { useAnchoredPosition } from './useAnchoredPosition.ts';

interface BesideFormProps {
  title: string;
  /** Anchor in CSS pixels on the canvas. */
  at: Point;
  /** Dependency that triggers repositioning when the form's size may change. */
  changes?: unknown;
  cancelLabel: string;
  submitLabel: string;
  /** Focuses the submit button, for forms without fields. */
  autoFocusSubmit?: boolean;
  onSubmit: () => void;
  onCancel: () => void;
  children: ReactNode;
}

/**
 * Form floating over the sheet beside its anchor. Escape cancels, Ctrl or Cmd+Enter submits from any field, and its key
 * events do not reach the canvas.
 */
export function AnchoredForm({
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
  useAnchoredPosition(form, at, changes);
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
        // Prevent a second submit by a single-line field.
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
