import { useEffect, useLayoutEffect, useRef } from 'react';
import { type Calibration, type Point, scaleText } from '@plumbline/estimating';
import type { Messages } from '../../messages/catalogue.ts';
import type { Rect } from '../types.ts';
import * as styles from './DetailLayer.css.ts';

interface DetailLayerProps {
  /** Calibrations with regions. */
  details: readonly Calibration[];
  /** Region of the open form. */
  draft: Rect | null;
  /** A drawing tool is active: labels do not receive pointer events. */
  isQuiet: boolean;
  /** Theme of the paper. */
  theme: 'light' | 'dark';
  messages: Messages['takeoffCanvas'];
  toScreen: (at: Point) => Point;
  /** Subscribes to view changes. */
  onView: (listener: () => void) => () => void;
  /** Absent if details cannot be changed. */
  onEdit?: ((uuid: string) => void) | undefined;
}

const draftId = 'draft';

/** Frames of the details with name and scale. */
export function DetailLayer(props: DetailLayerProps) {
  const { details, draft, isQuiet, theme, messages, toScreen, onView, onEdit } = props;
  const frames = useRef(new Map<string, HTMLElement>());
  const regions = new Map(details.map(({ uuid = '', region }) => [uuid, region]));
  if (draft) regions.set(draftId, draft);
  const latest = useRef(regions);
  const putAll = useRef(() => undefined as void);
  useLayoutEffect(() => {
    latest.current = regions;
    putAll.current = () => {
      for (const [uuid, region] of latest.current) {
        const frame = frames.current.get(uuid);
        if (!frame || !region) continue;
        const a = toScreen({ x: region.x, y: region.y });
        const b = toScreen({ x: region.x + region.width, y: region.y + region.height });
        frame.style.transform = `translate(${Math.round(Math.min(a.x, b.x))}px, ${Math.round(Math.min(a.y, b.y))}px)`;
        frame.style.width = `${Math.round(Math.abs(b.x - a.x))}px`;
        frame.style.height = `${Math.round(Math.abs(b.y - a.y))}px`;
      }
    };
    putAll.current();
  });
  useEffect(() => onView(() => putAll.current()), [onView]);
  const hold = (uuid: string) => (element: HTMLElement | null) => {
    if (element) frames.current.set(uuid, element);
    else frames.current.delete(uuid);
  };
  return (
    <div
      className={styles.layer}
      // Plans are not mirrored in right-to-left locales.
      dir="ltr"
      role="group"
      aria-label={messages.details}
      data-theme={theme}
      data-quiet={isQuiet || undefined}
    >
      {details.map((detail) => {
        const { uuid = '' } = detail;
        const name = detail.name || messages.detail;
        const scale = scaleText(detail) || messages.detailNone;
        const isolatedName = (
          <bdi>
            {name} · {scale}
          </bdi>
        );
        return (
          <div
            key={uuid}
            ref={hold(uuid)}
            className={styles.frame}
            data-unset={!detail.calibrated || undefined}
          >
            {onEdit ? (
              <button
                type="button"
                className={styles.name}
                aria-label={messages.detailEdit(name, scale)}
                onClick={() => onEdit(uuid)}
              >
                {isolatedName}
              </button>
            ) : (
              <span className={styles.name}>{isolatedName}</span>
            )}
          </div>
        );
      })}
      {draft && <div ref={hold(draftId)} className={styles.frame} data-draft />}
    </div>
  );
}
