import type { RefObject } from 'react';
import { Frame, MoveDiagonal, Pencil, Ruler, Trash2 } from 'lucide-react';
import { type Calibration, calibrationFor, scaleText, stretchOf } from '@plumbline/estimating';
import { Button } from '../../components/Button/Button.tsx';
import { IconButton } from '../../components/Button/IconButton.tsx';
import { formatShare } from '../../components/Format/formatPercent.ts';
import { Popover } from '../../components/Popover/Popover.tsx';
import { useLocale } from '../../locale.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { scaleTexts } from '../calibration/scaleTexts.ts';
import { takeoffCanvasMessages } from '../canvas/TakeoffCanvas.messages.ts';
import type { CanvasMeasure, Rect, TakeoffCanvasHandle, ToolId } from '../types.ts';
import { CalibrationRows } from '../calibration/CalibrationRows.tsx';
import { takeoffScalesMessages } from './ScalesPanel.messages.ts';
import { toolIcons } from './toolIcons.ts';
import { type StatusStore, useStatus } from './statusStore.ts';
import * as styles from './LayersPanel.css.ts';
import * as panel from './panel.css.ts';
import { useListFocus } from './useListFocus.ts';

interface ScalesPanelProps {
  calibrations: readonly Calibration[];
  measures: readonly CanvasMeasure[];
  /** The page's x axis is vertical on screen. */
  isSideways: boolean;
  onShow: (region: Rect | null) => void;
  /** This and the following are absent if scales cannot be changed. */
  onTool?: ((tool: ToolId) => void) | undefined;
  onEdit?: ((uuid: string) => void) | undefined;
  onFrame?: ((uuid: string) => void) | undefined;
  onRemove?: ((uuid: string) => void) | undefined;
  onBothWays?: (() => void) | undefined;
  onOneScale?: ((calibration: Calibration) => void) | undefined;
  onCorrect?: ((calibration: Calibration, which: 0 | 1) => void) | undefined;
}

/** Scales of the sheet and its details with their number of measures. */
function ScalesPanel(props: ScalesPanelProps) {
  const { calibrations, measures, isSideways, onShow, onTool, onEdit, onFrame, onRemove } = props;
  const { onBothWays, onOneScale } = props;
  const messages = useMessages('takeoffScales', takeoffScalesMessages);
  const canvasMessages = useMessages('takeoffCanvas', takeoffCanvasMessages);
  const { locale } = useLocale();
  const own = calibrations.find(({ region }) => !region);
  const details = calibrations.filter(({ region }) => region);
  const ref = useListFocus<HTMLDivElement>(details.length);
  const counts = new Map<Calibration | undefined, number>();
  // Counts do not depend on a scale.
  for (const { type, geometry } of measures) {
    if (type === 'count') continue;
    const calibration = calibrationFor(calibrations, geometry.vertices);
    const of = calibration.region ? calibration : undefined;
    counts.set(of, (counts.get(of) ?? 0) + 1);
  }
  const nameOf = (of: Calibration) => (of.region ? of.name || canvasMessages.detail : messages.sheet);
  const stretched = calibrations.filter((each) => each.calibrated && stretchOf(each) > 0);
  const row = (of: Calibration | undefined) => {
    const { uuid = '', region } = of ?? {};
    const name = of ? of.name || canvasMessages.detail : messages.sheet;
    const shown = of ?? own;
    const scale = (shown && scaleText(shown)) || (of ? messages.notToScale : messages.none);
    const count = counts.get(of) ?? 0;
    return (
      <li key={uuid} className={styles.row}>
        <button
          type="button"
          className={styles.name}
          aria-label={`${messages.show(name, scale)}, ${messages.measures(count, new Intl.NumberFormat(locale).format(count))}`}
          onClick={() => onShow(region ?? null)}
        >
          <span className={panel.ellipsis} title={`${name} ${scale}`}>
            {name} · <bdi>{scale}</bdi>
          </span>
          <span className={panel.panelCount}>{new Intl.NumberFormat(locale).format(count)}</span>
        </button>
        {of && onEdit && (
          <IconButton icon={Pencil} label={messages.edit(name)} size="sm" onPress={() => onEdit(uuid)} />
        )}
        {of && onFrame && (
          <IconButton icon={Frame} label={messages.frame(name)} size="sm" onPress={() => onFrame(uuid)} />
        )}
        {of && onRemove && (
          <IconButton icon={Trash2} label={messages.remove(name)} size="sm" onPress={() => onRemove(uuid)} />
        )}
      </li>
    );
  };
  return (
    <div ref={ref} tabIndex={-1} className={styles.layers}>
      <ul className={styles.list} aria-label={messages.title}>
        {row(undefined)}
        {details.map(row)}
      </ul>
      {details.length > 0 && <p className={styles.hint}>{messages.rule}</p>}
      {stretched.map((each) => {
        const { across, up } = scaleTexts(each, isSideways);
        const differs = formatShare(stretchOf(each), locale, 1);
        return (
          <div key={each.uuid ?? ''} className={styles.layers}>
            <p className={styles.hint}>{messages.stretched(nameOf(each), across, up, differs)}</p>
            {onOneScale && (
              <Button size="sm" variant="ghost" onPress={() => onOneScale(each)}>
                {messages.oneScale(nameOf(each))}
              </Button>
            )}
          </div>
        );
      })}
      {calibrations.map((each) => (
        <CalibrationRows
          key={each.uuid ?? ''}
          scale={each}
          name={nameOf(each)}
          isSideways={isSideways}
          onCorrect={props.onCorrect}
        />
      ))}
      {onTool && (
        <>
          <Button size="sm" icon={toolIcons.detail} onPress={() => onTool('detail')}>
            {messages.addDetail}
          </Button>
          <Button size="sm" variant="ghost" icon={toolIcons.calibrate} onPress={() => onTool('calibrate')}>
            {messages.setScale}
          </Button>
          {onBothWays && (
            <Button size="sm" variant="ghost" icon={MoveDiagonal} onPress={onBothWays}>
              {messages.setBothWays}
            </Button>
          )}
        </>
      )}
    </div>
  );
}

interface ScalesButtonProps extends Pick<
  ScalesPanelProps,
  'calibrations' | 'measures' | 'onRemove' | 'onOneScale'
> {
  status: StatusStore;
  canvas: RefObject<TakeoffCanvasHandle | null>;
  isReadOnly: boolean;
}

/** Rail button that opens the scales. */
export function ScalesButton(props: ScalesButtonProps) {
  const { canvas, status, isReadOnly, calibrations, measures, onRemove, onOneScale } = props;
  const isSideways = useStatus(status, (now) => now?.isSideways ?? false);
  const messages = useMessages('takeoffScales', takeoffScalesMessages);
  return (
    <Popover
      title={messages.title}
      placement="end"
      width="md"
      trigger={<IconButton icon={Ruler} label={messages.title} tooltipPlacement="end" />}
    >
      {(close) => {
        const does =
          <Args extends unknown[]>(work: (sheet: TakeoffCanvasHandle, ...args: Args) => void) =>
          (...args: Args) => {
            close();
            if (canvas.current) work(canvas.current, ...args);
          };
        const changes = {
          onTool: does((sheet, id: ToolId) => {
            sheet.setTool(id);
            sheet.focus();
          }),
          onEdit: does((sheet, uuid: string) => sheet.editDetail(uuid)),
          onFrame: does((sheet, uuid: string) => {
            sheet.frameDetail(uuid);
            sheet.focus();
          }),
          onRemove,
          onOneScale,
          onCorrect: does((sheet, scale: Calibration, which: 0 | 1) => sheet.correctLength(scale, which)),
          onBothWays: does((sheet) => {
            sheet.scaleBothWays();
            sheet.focus();
          }),
        };
        return (
          <ScalesPanel
            calibrations={calibrations}
            measures={measures}
            isSideways={isSideways}
            onShow={does((sheet, region: Rect | null) => (region ? sheet.zoomTo(region) : sheet.fit()))}
            {...(isReadOnly ? {} : changes)}
          />
        );
      }}
    </Popover>
  );
}
