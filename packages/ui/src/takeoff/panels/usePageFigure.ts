import { useMemo } from 'react';
import type { Calibration } from '@plumbline/estimating';
import { useMessages } from '../../messages/useMessages.ts';
import { showQuantity, totalsByCondition } from '../canvas/figures.ts';
import type { CanvasMeasure } from '../types.ts';
import { takeoffStatusMessages } from './StatusLine.messages.ts';
import type { WorkspaceCondition } from './workspaceTypes.ts';

interface PageFigureOptions {
  measures: readonly CanvasMeasure[];
  byId: ReadonlyMap<string, WorkspaceCondition>;
  calibrations: readonly Calibration[];
}

/** Label and quantity of the active condition on the page for the status line. */
export function usePageFigure(
  active: WorkspaceCondition | undefined,
  { measures, byId, calibrations }: PageFigureOptions,
): { label: string; value: string } | null {
  const messages = useMessages('takeoffStatus', takeoffStatusMessages);
  return useMemo(() => {
    if (!active) return null;
    const total = totalsByCondition(measures, byId, calibrations).get(active.uuid);
    const value = total
      ? showQuantity(total.quantity, total.unit, total.calibrated, active.unit)
      : messages.nothing;
    return { label: messages.onThisPage(active.code), value };
  }, [active, measures, byId, calibrations, messages]);
}
