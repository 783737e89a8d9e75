import type { ScheduleZoom } from './scheduleTypes.ts';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from '../Button/Button.tsx';
import { IconButton } from '../Button/IconButton.tsx';
import { SegmentedControl } from '../ToggleButton/SegmentedControl.tsx';
import { zooms } from './timeScale.ts';
import type { ScheduleFormat } from './useScheduleFormat.ts';
import type { ScheduleViewport } from './useScheduleViewport.ts';
import * as styles from './ScheduleBoard.css.ts';

interface ScheduleToolsProps {
  /** Days in sight. */
  title: string;
  zoom: ScheduleZoom;
  messages: ScheduleFormat['messages'];
  viewport: ScheduleViewport;
  onZoomChange: (zoom: ScheduleZoom) => void;
}

/** Days in sight, navigation and zoom. */
export function ScheduleTools({ title, zoom, messages, viewport, onZoomChange }: ScheduleToolsProps) {
  return (
    <div className={styles.tools}>
      <IconButton
        icon={ChevronLeft}
        label={messages.earlier}
        size="sm"
        isDirectional
        onPress={() => viewport.turn(-1)}
      />
      <h2 className={styles.title} aria-live="polite">
        {title}
      </h2>
      <IconButton
        icon={ChevronRight}
        label={messages.later}
        size="sm"
        isDirectional
        onPress={() => viewport.turn(1)}
      />
      <Button size="sm" onPress={viewport.toToday}>
        {messages.today}
      </Button>
      <SegmentedControl
        label={messages.zoom}
        size="sm"
        value={zoom}
        onChange={onZoomChange}
        options={zooms.map((id) => ({ id, label: messages.zooms[id] }))}
      />
    </div>
  );
}
