import { assignInlineVars } from '@vanilla-extract/dynamic';
import * as styles from './CompareCanvas.css.ts';

/** Draggable divider of the swipe view; the slider in the bar is its keyboard equivalent. */
export function Divider({ blend, onBlend }: { blend: number; onBlend: (blend: number) => void }) {
  return (
    <div
      className={styles.divider}
      style={assignInlineVars({ [styles.divide]: `${blend * 100}%` })}
      dir="ltr"
      aria-hidden
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={(event) => {
        if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
        const box = event.currentTarget.parentElement?.getBoundingClientRect();
        if (box) onBlend(Math.min(1, Math.max(0, (event.clientX - box.left) / box.width)));
      }}
    >
      <span className={styles.dividerGrip} />
    </div>
  );
}
