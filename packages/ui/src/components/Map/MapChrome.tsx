import { List, Map as MapGlyph, Maximize, Minus, Plus } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocale } from '../../locale.tsx';
import { cx } from '../../cx.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../Button/IconButton.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { VisuallyHidden } from '../Layout/Layout.tsx';
import type { Tone } from '../Status/tones.ts';
import { mapMessages } from './Map.messages.ts';
import { markGlyph } from './MapMarks.tsx';
import type { MapArea, MapPoint } from './mapTypes.ts';
import type { MapStage } from './MapStage.ts';
import { scaleBar, unproject, zoomLimits, type View } from './mercator.ts';
import { tintOf } from './paint.ts';
import * as styles from './Map.css.ts';
import * as panels from './MapPanels.css.ts';

interface MapControlsProps {
  zoom: number;
  isList: boolean;
  onZoom: (by: number) => void;
  onFit: () => void;
  onList: (isList: boolean) => void;
}

export function MapControls({ zoom, isList, onZoom, onFit, onList }: MapControlsProps) {
  const messages = useMessages('map', mapMessages);
  return (
    <div className={styles.controls}>
      {!isList && (
        <div className={styles.controlGroup}>
          <IconButton
            icon={Plus}
            label={messages.zoomIn}
            tooltipPlacement="start"
            isDisabled={zoom >= zoomLimits.max}
            onPress={() => onZoom(1)}
          />
          <IconButton
            icon={Minus}
            label={messages.zoomOut}
            tooltipPlacement="start"
            isDisabled={zoom <= zoomLimits.min}
            onPress={() => onZoom(-1)}
          />
          <IconButton icon={Maximize} label={messages.fit} tooltipPlacement="start" onPress={onFit} />
        </div>
      )}
      <div className={styles.controlGroup}>
        <IconButton
          icon={isList ? MapGlyph : List}
          label={isList ? messages.showMap : messages.showList}
          tooltipPlacement="start"
          onPress={() => onList(!isList)}
        />
      </div>
    </div>
  );
}

/** Maximum width of the scale bar in CSS pixels. */
const scaleRoom = 110;

export function ScaleBar({ stage }: { stage: MapStage }) {
  const messages = useMessages('map', mapMessages);
  const { locale } = useLocale();
  const [bar, setBar] = useState<ReturnType<typeof scaleBar>>();
  useEffect(() => {
    const follow = (view: View) => {
      const next = scaleBar(unproject(view).latitude, view.zoom, scaleRoom);
      const width = Math.round(next.width);
      setBar((was) => (was?.miles === next.miles && was.width === width ? was : { ...next, width }));
    };
    follow(stage.view);
    return stage.onFrame(follow);
  }, [stage]);
  return (
    bar && (
      <div className={styles.scale} style={{ width: bar.width }} aria-hidden dir="ltr">
        {messages.miles(bar.miles.toLocaleString(locale))}
      </div>
    )
  );
}

interface MapLegendProps {
  areas: readonly MapArea[];
  points: readonly MapPoint[];
  toneLabels: Partial<Record<Tone, string>>;
}

/** Legend of the map's tints and tones. */
export function MapLegend({ areas, points, toneLabels }: MapLegendProps) {
  const messages = useMessages('map', mapMessages);
  const used = new Set(points.map(({ tone }) => tone ?? 'neutral'));
  const tones = (Object.keys(toneLabels) as Tone[]).filter((tone) => used.has(tone));
  if (areas.length === 0 && tones.length === 0) return null;
  return (
    <ul className={panels.legend} aria-label={messages.legend}>
      {tones.map((tone) => (
        <li key={tone} className={panels.legendItem}>
          <span className={cx(panels.rowDisc, styles.pointTone[tone])}>
            <Icon icon={markGlyph[tone]} size={12} isBold />
          </span>
          {toneLabels[tone]}
        </li>
      ))}
      {areas.map((area, index) => (
        <li key={area.id} className={panels.legendItem}>
          <span className={panels.swatch[tintOf(area, index)]} />
          <span className={panels.legendText}>{area.label}</span>
          <VisuallyHidden>: {area.states.join(', ')}</VisuallyHidden>
        </li>
      ))}
    </ul>
  );
}

interface MapNoticeProps {
  hasFailed: boolean;
  onRetry: () => void;
}

/** Notice that points are loading or that the base map could not be loaded. */
export function MapNotice({ hasFailed, onRetry }: MapNoticeProps) {
  const messages = useMessages('map', mapMessages);
  return (
    <div className={panels.notice} role={hasFailed ? 'alert' : 'status'}>
      {hasFailed ? messages.failed : messages.loading}
      {hasFailed && (
        <Button size="sm" onPress={onRetry}>
          {messages.retry}
        </Button>
      )}
    </div>
  );
}
