import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { pageSize, visibleBounds, type View } from '../canvas/view.ts';
import type { PlanSheet } from './planPinTypes.ts';
import { tilesInBounds } from './planTiles.ts';
import type { PlanViewport } from './PlanViewport.ts';
import { overscan } from './usePlanViewport.ts';
import * as styles from './PlanPins.css.ts';

interface PlanSheetLayerProps {
  plan: PlanViewport;
  /** View for which tiles are chosen. */
  view: View | undefined;
  sheet: PlanSheet;
  /** The picture of the whole sheet could not be loaded. */
  hasFailed: boolean;
  /** Number of times that the picture was loaded again. */
  attempt: number;
  onFail: () => void;
  /** Theme of the paper. */
  theme: 'light' | 'dark';
  /** Draws the sheet instead of its picture. */
  children?: ReactNode;
}

/** The sheet as a picture, tiles or what the caller draws, moved by the view of the plan. */
export function PlanSheetLayer(props: PlanSheetLayerProps) {
  const { plan, view, sheet, hasFailed, attempt, onFail, theme, children } = props;
  const paper = useRef<HTMLDivElement>(null);
  const { width, height, rotation = 0, src, tiles } = sheet;
  useLayoutEffect(() => {
    const put = ({ x, y, scale }: View) => {
      const { width: across, height: down } = pageSize(plan.frame);
      // Rotates around the middle of the sheet, which is then put where the rotated sheet has it.
      const [left, top] = [x + (across * scale) / 2, y + (down * scale) / 2];
      if (paper.current)
        paper.current.style.transform = `translate(${left}px, ${top}px) scale(${scale}) rotate(${plan.frame.rotation}deg) translate(-50%, -50%)`;
    };
    put(plan.view);
    return plan.onFrame(put);
  }, [plan, width, height, rotation]);
  const ratio = globalThis.devicePixelRatio || 1;
  const area = {
    x: -overscan,
    y: -overscan,
    width: plan.viewport.width + 2 * overscan,
    height: plan.viewport.height + 2 * overscan,
  };
  const shown =
    tiles && view
      ? tilesInBounds(sheet, tiles, visibleBounds(plan.frame, view, area), view.scale * ratio)
      : [];
  return (
    <div ref={paper} className={styles.paper} data-theme={theme} style={{ width, height }}>
      {children ?? (
        <>
          {src !== undefined && !hasFailed && (
            <img
              key={`${src} ${attempt}`}
              className={styles.picture}
              src={src}
              alt=""
              draggable={false}
              onError={onFail}
            />
          )}
          {shown.map(({ key, url, left, top, size }) => (
            <img
              key={key}
              className={styles.tile}
              src={url}
              alt=""
              draggable={false}
              style={{ left, top, width: size, height: size }}
            />
          ))}
        </>
      )}
    </div>
  );
}
