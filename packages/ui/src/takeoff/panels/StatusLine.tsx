import type { RefObject } from 'react';
import { CircleCheck, Maximize, Minus, Plus, RotateCw, Ruler, TriangleAlert } from 'lucide-react';
import { formatLength, formatQuantity, type NamedScale, namedScales } from '@plumbline/estimating';
import { Button } from '../../components/Button/Button.tsx';
import { IconButton } from '../../components/Button/IconButton.tsx';
import { cx } from '../../cx.ts';
import { Icon } from '../../components/Icon/Icon.tsx';
import { Menu, type MenuEntry } from '../../components/Menu/Menu.tsx';
import type { CanvasStatus, SnapKind, TakeoffCanvasHandle } from '../types.ts';
import { type StatusStore, useStatus } from './statusStore.ts';
import * as styles from './TakeoffWorkspace.css.ts';

const snapWords: Record<SnapKind, string> = {
  endpoint: 'Endpoint',
  midpoint: 'Midpoint',
  intersection: 'Intersection',
  edge: 'On line',
  close: 'Close',
};

const length = (value: number, now: CanvasStatus): string =>
  now.calibrated
    ? formatLength(value, { unit: now.unit, precision: 1 / 8 })
    : `${formatQuantity(value, '', { decimals: 1 })} pt`;

/** The scale in words: its name, or what an inch or a metre of the sheet is. */
const scaleWords = (now: CanvasStatus | null): string | null => {
  const calibration = now?.calibration;
  if (!calibration?.calibrated) return null;
  if (calibration.name) return calibration.name;
  // A length read off the sheet hits the scale it was drawn at almost, never quite.
  const named = namedScales.find(
    ({ k, unit }) => unit === calibration.unit && Math.abs(calibration.value / k - 1) < 0.0005,
  );
  if (named) return named.label;
  return calibration.unit === 'ft'
    ? `1″ = ${formatLength(calibration.value * 72, { precision: 1 / 8 })}`
    : `1:${Math.round((calibration.value * 72) / 0.0254)}`;
};

interface ItemProps {
  label: string;
  value: string;
  plain?: boolean;
}

const Value = ({ label, value, plain }: ItemProps) => (
  <>
    <span className={styles.statusLabel}>{label}</span>{' '}
    <span className={cx(styles.statusValue, plain && styles.plain)}>{value}</span>
  </>
);

function Scale({ words }: { words: string | null }) {
  return (
    <span className={styles.scale}>
      <span className={words ? styles.ok : styles.unset}>
        <Icon icon={words ? CircleCheck : TriangleAlert} size={14} />
      </span>
      {words ? (
        <Value label="Scale" value={words} plain />
      ) : (
        <span className={styles.unsetText}>No scale</span>
      )}
    </span>
  );
}

const systems: Record<NamedScale['system'], string> = {
  architectural: 'Architectural',
  engineering: 'Engineering',
  metric: 'Metric',
};

const scaleItems = (onKnownLength: () => void, onNamedScale: (scale: NamedScale) => void): MenuEntry[] => [
  { id: 'known', label: 'Measure a known length', icon: Ruler, onAction: onKnownLength },
  'separator',
  ...(Object.keys(systems) as NamedScale['system'][]).map((system): MenuEntry => ({
    id: system,
    label: systems[system],
    items: namedScales
      .filter((scale) => scale.system === system)
      .map((scale) => ({ id: scale.id, label: scale.label, onAction: () => onNamedScale(scale) })),
  })),
];

interface StatusLineProps {
  status: StatusStore;
  canvas: RefObject<TakeoffCanvasHandle | null>;
  /** The active condition with its quantity on this page: "P2 on this page", "204.0 LF". */
  onPage: { label: string; value: string } | null;
  onRotate?: (() => void) | undefined;
  onNamedScale?: ((scale: NamedScale) => void) | undefined;
}

/** Scale, cursor, snap, what is being drawn, and the zoom. */
export function StatusLine({ status, canvas, onPage, onRotate, onNamedScale }: StatusLineProps) {
  const scale = useStatus(status, scaleWords);
  const cursorX = useStatus(status, (now) => (now?.cursor ? length(now.cursor.x, now) : null));
  const cursorY = useStatus(status, (now) => (now?.cursor ? length(now.cursor.y, now) : null));
  const snap = useStatus(status, (now) =>
    now ? (now.modes.snap ? (now.snap ? snapWords[now.snap] : 'On') : 'Off') : null,
  );
  const segment = useStatus(status, (now) => (now && now.segment !== null ? length(now.segment, now) : null));
  const path = useStatus(status, (now) => (now && now.path !== null ? length(now.path, now) : null));
  const zoom = useStatus(status, (now) => (now ? Math.round(now.zoom * 100) : null));
  return (
    <footer className={styles.statusLine} aria-label="Status">
      <div className={cx(styles.statusItem, onNamedScale && styles.scaleItem)}>
        {onNamedScale ? (
          <Menu
            label="Scale of this page"
            placement="top start"
            items={scaleItems(() => canvas.current?.setTool('calibrate'), onNamedScale)}
            trigger={
              <Button variant="ghost" size="sm">
                <Scale words={scale} />
              </Button>
            }
          />
        ) : (
          <Scale words={scale} />
        )}
      </div>
      {cursorX !== null && cursorY !== null && (
        <div className={cx(styles.statusItem, styles.onlyWide)}>
          <Value label="X" value={cursorX} plain />
          <Value label="Y" value={cursorY} plain />
        </div>
      )}
      {snap && (
        <div className={cx(styles.statusItem, styles.onlyWide)}>
          <Value label="Snap" value={snap} />
        </div>
      )}
      <span className={styles.grow} />
      {segment && (
        <div className={styles.statusItem}>
          <span className={styles.live} />
          <Value label="Segment" value={segment} plain />
        </div>
      )}
      {path && (
        <div className={cx(styles.statusItem, styles.onlyWide)}>
          <Value label="Path" value={path} plain />
        </div>
      )}
      {onPage && (
        <div className={cx(styles.statusItem, styles.onlyWide)}>
          <Value {...onPage} />
        </div>
      )}
      <div className={styles.zoomTools}>
        <IconButton
          icon={Minus}
          label="Zoom out"
          shortcut="−"
          size="xs"
          onPress={() => canvas.current?.zoomOut()}
        />
        <span className={cx(styles.statusValue, styles.zoom)}>{zoom === null ? '' : `${zoom}%`}</span>
        <IconButton
          icon={Plus}
          label="Zoom in"
          shortcut="+"
          size="xs"
          onPress={() => canvas.current?.zoomIn()}
        />
        <IconButton
          icon={Maximize}
          label="Fit page"
          shortcut="F"
          size="xs"
          onPress={() => canvas.current?.fit()}
        />
        {onRotate && (
          <IconButton
            icon={RotateCw}
            label="Rotate view"
            size="xs"
            onPress={onRotate}
            tooltipPlacement="top"
          />
        )}
      </div>
    </footer>
  );
}
