import { useId, type KeyboardEvent } from 'react';
import { useMessages } from '../../messages/useMessages.ts';
import { vars } from '../../tokens/contract.css.ts';
import { useBodyFontFamily } from './useBodyFontFamily.ts';
import { markName } from './markName.ts';
import { labelBox, linesOf, markPath } from './markPath.ts';
import * as styles from './MarkLayer.css.ts';
import { boundsOf, handlesOf, type PhotoMark, type PictureSize } from './photoMarks.ts';
import type { PhotoRotation } from './photoTypes.ts';
import { photoViewerMessages } from './PhotoViewer.messages.ts';

interface MarkLayerProps {
  marks: readonly PhotoMark[];
  picture: PictureSize;
  rotation: PhotoRotation;
  /** CSS pixels of a pixel of the picture, for handles whose size does not change with the zoom. */
  scale: number;
  /** Marks can be selected and changed. */
  isEditable: boolean;
  selectedId: string | undefined;
  onSelect?: (id: string) => void;
  /** Called with keys pressed on a mark. */
  onMarkKeyDown?: (event: KeyboardEvent, mark: PhotoMark) => void;
}

/** CSS pixels: width of the invisible band around lines that takes a press, and size of the handles. */
const reach = 28;
const handleSize = { dot: 6, touch: 16 } as const;

/** Marks over a photo, drawn in pixels of the picture. Each mark is a tab stop while it can be changed. */
export function MarkLayer({
  marks,
  picture,
  rotation,
  scale,
  isEditable,
  selectedId,
  onSelect,
  onMarkKeyDown,
}: MarkLayerProps) {
  const messages = useMessages('photoViewer', photoViewerMessages);
  const names = useId();
  const selected = isEditable ? marks.find(({ id }) => id === selectedId) : undefined;
  return (
    <svg
      // Marks have the colors of the light theme everywhere, as in the flattened copy.
      data-theme="light"
      className={styles.layer}
      viewBox={`0 0 ${picture.width} ${picture.height}`}
      preserveAspectRatio="none"
      {...(isEditable ? { role: 'group', 'aria-label': messages.marks } : {})}
    >
      {marks.map((mark) => (
        <g
          key={mark.id}
          data-mark={mark.id}
          className={isEditable ? styles.mark : undefined}
          {...(isEditable
            ? {
                role: 'button',
                tabIndex: 0,
                'aria-label': markName(mark, messages),
                'aria-pressed': mark.id === selectedId,
                onFocus: () => onSelect?.(mark.id),
                onKeyDown: (event: KeyboardEvent) => onMarkKeyDown?.(event, mark),
              }
            : { role: 'img', 'aria-labelledby': `${names}-${mark.id}` })}
        >
          {!isEditable && <title id={`${names}-${mark.id}`}>{markName(mark, messages)}</title>}
          <MarkShape
            mark={mark}
            picture={picture}
            rotation={rotation}
            band={isEditable ? reach / scale : 0}
          />
        </g>
      ))}
      {selected && <Selection mark={selected} picture={picture} rotation={rotation} scale={scale} />}
    </svg>
  );
}

interface MarkShapeProps {
  mark: PhotoMark;
  picture: PictureSize;
  rotation: PhotoRotation;
  /** Width of the band that takes a press, in pixels of the picture; 0 for none. */
  band: number;
}

function MarkShape({ mark, picture, rotation, band }: MarkShapeProps) {
  const font = useBodyFontFamily();
  const { fg, bg } = vars.color.tint[mark.color];
  if (mark.kind === 'text') {
    const box = labelBox(mark, picture, font, rotation);
    return (
      <g transform={`translate(${box.x} ${box.y}) rotate(${-rotation})`}>
        <rect
          x={-box.width / 2}
          y={-box.height / 2}
          width={box.width}
          height={box.height}
          rx={box.radius}
          style={{ fill: fg }}
        />
        <text className={styles.text} style={{ fill: bg, fontSize: box.letters }} dy="0.02em">
          {mark.text}
        </text>
      </g>
    );
  }
  const path = markPath(mark, picture);
  const lines = linesOf(picture);
  return (
    <>
      {band > 0 && <path d={path} className={styles.band} strokeWidth={band} />}
      <path d={path} className={styles.line} strokeWidth={lines.edge} style={{ stroke: bg }} />
      <path d={path} className={styles.line} strokeWidth={lines.mark} style={{ stroke: fg }} />
    </>
  );
}

interface SelectionProps {
  mark: PhotoMark;
  picture: PictureSize;
  rotation: PhotoRotation;
  scale: number;
}

/** Outline of the selected mark and the handles that resize it. */
function Selection({ mark, picture, rotation, scale }: SelectionProps) {
  const font = useBodyFontFamily();
  const around = 6 / scale;
  const handles = handlesOf(mark);
  const outline = () => {
    if (mark.kind === 'text') {
      const { x, y, width, height } = labelBox(mark, picture, font, rotation);
      return {
        x: -width / 2,
        y: -height / 2,
        width,
        height,
        turn: `translate(${x} ${y}) rotate(${-rotation})`,
      };
    }
    const { left, top, right, bottom } = boundsOf(mark);
    return {
      x: left * picture.width,
      y: top * picture.height,
      width: (right - left) * picture.width,
      height: (bottom - top) * picture.height,
      turn: undefined,
    };
  };
  const { x, y, width, height, turn } = outline();
  const box = {
    x: x - around,
    y: y - around,
    width: width + 2 * around,
    height: height + 2 * around,
    transform: turn,
  };
  return (
    <g aria-hidden>
      <rect {...box} className={styles.outlineEdge} />
      <rect {...box} className={styles.outline} />
      {handles.map((handle, at) => (
        <g key={at} data-handle={at} className={styles.handle}>
          <circle
            cx={handle.x * picture.width}
            cy={handle.y * picture.height}
            r={handleSize.touch / scale}
            className={styles.band}
            style={{ fill: 'transparent' }}
          />
          <circle
            cx={handle.x * picture.width}
            cy={handle.y * picture.height}
            r={handleSize.dot / scale}
            className={styles.dot}
          />
        </g>
      ))}
    </g>
  );
}
