import type { RefObject } from 'react';
import { CircleCheck, Maximize, Minus, Plus, RotateCw, Ruler, TriangleAlert } from 'lucide-react';
import { formatLength, formatQuantity, type NamedScale, namedScales, scaleText } from '@plumbline/estimating';
import { Button } from '../../components/Button/Button.tsx';
import { IconButton } from '../../components/Button/IconButton.tsx';
import { formatShare } from '../../components/Format/formatPercent.ts';
import { cx } from '../../cx.ts';
import { Icon } from '../../components/Icon/Icon.tsx';
import { useLocale } from '../../locale.tsx';
import { Menu, type MenuEntry } from '../../components/Menu/Menu.tsx';
import { scaleTexts } from '../calibration/scaleTexts.ts';
import type { CanvasStatus, TakeoffCanvasHandle } from '../types.ts';
import { type StatusStore, useStatus } from './statusStore.ts';
import type { Messages } from '../../messages/catalogue.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { takeoffSnapMessages } from '../snapping/snap.messages.ts';
import { takeoffStatusMessages } from './StatusLine.messages.ts';
import { toolIcons } from './toolIcons.ts';
import * as panel from './panel.css.ts';
import * as styles from './StatusLine.css.ts';

const length = (value: number, now: CanvasStatus): string =>
  now.calibrated
    ? formatLength(value, { unit: now.unit, precision: 1 / 8 })
    : `${formatQuantity(value, '', { decimals: 1 })} pt`;

/** Text of the scale at the cursor; of a stretched sheet in both directions. */
function scaleName(now: CanvasStatus | null, messages: Messages['takeoffStatus']): string | null {
  if (!now?.calibration?.calibrated) return null;
  const { across, up } = scaleTexts(now.calibration, now.isSideways);
  return across === up ? scaleText(now.calibration) : messages.bothWays(across, up);
}
/** Name of the detail at the cursor; null outside of details. */
const detailName = (now: CanvasStatus | null): string | null =>
  now?.calibration?.region ? (now.calibration.name ?? '') : null;

interface ItemProps {
  label: string;
  value: string;
  isPlain?: boolean;
}

const Value = ({ label, value, isPlain: plain }: ItemProps) => (
  <>
    <span className={styles.statusLabel}>{label}</span>{' '}
    <span className={cx(styles.statusValue, plain && styles.plain)}>
      <bdi>{value}</bdi>
    </span>
  </>
);

interface ScaleProps {
  scale: string | null;
  detail: string | null;
  messages: Messages['takeoffStatus'];
}

function Scale({ scale, detail, messages }: ScaleProps) {
  return (
    <span className={styles.scale}>
      <span className={scale ? styles.ok : styles.unset}>
        <Icon icon={scale ? CircleCheck : TriangleAlert} size={14} />
      </span>
      {scale ? (
        <span className={styles.scaleText}>
          <Value label={detail === null ? messages.scale : detail || messages.detail} value={scale} isPlain />
        </span>
      ) : (
        <span className={cx(styles.scaleText, styles.unsetText)}>
          {detail === null ? messages.noScale : `${detail || messages.detail}: ${messages.noScale}`}
        </span>
      )}
    </span>
  );
}

const systems: readonly NamedScale['system'][] = ['architectural', 'engineering', 'metric'];

const scaleItems = (
  messages: Messages['takeoffStatus'],
  onKnownLength: () => void,
  onDetail: (() => void) | undefined,
  onNamedScale: (scale: NamedScale) => void,
): MenuEntry[] => [
  { id: 'known', label: messages.knownLength, icon: Ruler, onAction: onKnownLength },
  ...(onDetail
    ? [{ id: 'detail', label: messages.detail, icon: toolIcons.detail, onAction: onDetail } as const]
    : []),
  'separator',
  ...systems.map((system): MenuEntry => ({
    id: system,
    label: messages[system],
    items: namedScales
      .filter((scale) => scale.system === system)
      .map((scale) => ({ id: scale.id, label: scale.label, onAction: () => onNamedScale(scale) })),
  })),
];

interface StatusLineProps {
  status: StatusStore;
  canvas: RefObject<TakeoffCanvasHandle | null>;
  /** Active condition with its quantity on this page, e.g. "P2 on this page", "204.0 LF". */
  onPage: { label: string; value: string } | null;
  onRotate?: (() => void) | undefined;
  onNamedScale?: ((scale: NamedScale) => void) | undefined;
  /** Details can have their own scales. */
  hasDetails?: boolean;
}

/** Status bar: scale, cursor, snap, current drawing and zoom. */
export function StatusLine({ status, canvas, onPage, onRotate, onNamedScale, hasDetails }: StatusLineProps) {
  const messages = useMessages('takeoffStatus', takeoffStatusMessages);
  const snaps = useMessages('takeoffSnap', takeoffSnapMessages);
  const { locale } = useLocale();
  const scale = useStatus(status, (now) => scaleName(now, messages));
  const detail = useStatus(status, detailName);
  const cursorX = useStatus(status, (now) => (now?.cursor ? length(now.cursor.x, now) : null));
  const cursorY = useStatus(status, (now) => (now?.cursor ? length(now.cursor.y, now) : null));
  const snap = useStatus(status, (now) =>
    now ? (now.modes.snap ? (now.snap ? snaps[now.snap] : messages.snapOn) : messages.snapOff) : null,
  );
  const segment = useStatus(status, (now) => (now && now.segment !== null ? length(now.segment, now) : null));
  const path = useStatus(status, (now) => (now && now.path !== null ? length(now.path, now) : null));
  const zoom = useStatus(status, (now) => (now ? Math.round(now.zoom * 100) / 100 : null));
  return (
    <footer className={styles.statusLine} aria-label={messages.label}>
      <div className={cx(styles.statusItem, onNamedScale && styles.scaleItem)}>
        {onNamedScale ? (
          <Menu
            label={messages.scales}
            placement="top start"
            items={scaleItems(
              messages,
              () => canvas.current?.setTool('calibrate'),
              hasDetails ? () => canvas.current?.setTool('detail') : undefined,
              onNamedScale,
            )}
            trigger={
              <Button variant="ghost" size="sm">
                <Scale scale={scale} detail={detail} messages={messages} />
              </Button>
            }
          />
        ) : (
          <Scale scale={scale} detail={detail} messages={messages} />
        )}
      </div>
      {cursorX !== null && cursorY !== null && (
        <div className={cx(styles.statusItem, styles.onlyWide)}>
          <Value label={messages.x} value={cursorX} isPlain />
          <Value label={messages.y} value={cursorY} isPlain />
        </div>
      )}
      {snap && (
        <div className={cx(styles.statusItem, styles.onlyWide)}>
          <Value label={messages.snap} value={snap} />
        </div>
      )}
      <span className={panel.grow} />
      {segment && (
        <div className={styles.statusItem}>
          <span className={styles.live} />
          <Value label={messages.segment} value={segment} isPlain />
        </div>
      )}
      {path && (
        <div className={cx(styles.statusItem, styles.onlyWide)}>
          <Value label={messages.path} value={path} isPlain />
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
          label={messages.zoomOut}
          shortcut="−"
          size="xs"
          onPress={() => canvas.current?.zoomOut()}
        />
        <span className={cx(styles.statusValue, styles.zoom)}>
          {zoom === null ? '' : formatShare(zoom, locale)}
        </span>
        <IconButton
          icon={Plus}
          label={messages.zoomIn}
          shortcut="+"
          size="xs"
          onPress={() => canvas.current?.zoomIn()}
        />
        <IconButton
          icon={toolIcons.zoom}
          label={messages.zoomPart}
          shortcut="Z"
          size="xs"
          onPress={() => {
            canvas.current?.setTool('zoom');
            canvas.current?.focus();
          }}
        />
        <IconButton
          icon={Maximize}
          label={messages.fit}
          shortcut="F"
          size="xs"
          onPress={() => canvas.current?.fit()}
        />
        {onRotate && (
          <IconButton
            icon={RotateCw}
            label={messages.rotate}
            size="xs"
            onPress={onRotate}
            tooltipPlacement="top"
          />
        )}
      </div>
    </footer>
  );
}
