import type { Calibration } from '@plumbline/api';
import { planPagesCalibrate } from '@plumbline/api/hooks/estimation';
import { showError } from '@plumbline/app-kit';
import {
  scaleText,
  withDetail,
  withOneScale,
  withSheetScale,
  type Calibration as Scale,
} from '@plumbline/estimating';
import { toast } from '@plumbline/ui/toast';
import { useRef, useState } from 'react';
import { keptScales } from './stable-calibrations.ts';
import { takeoffMessages } from './messages.ts';

interface ScalesOptions {
  estimationId: string;
  pageId: string;
  initial: readonly Calibration[];
  /** Called when figures that depend on the scales have changed. */
  onFigures: () => void;
}

/** Duration of the toast that can undo a scale change, in milliseconds. */
const UNDO_TOAST_MS = 8000;

const nameOf = ({ region, name }: Scale) => (region ? name || 'the detail' : 'the sheet');

/** Calibrations of a page and its details. Each change is saved immediately and can be undone. */
export function useScales({ estimationId, pageId, initial, onFigures }: ScalesOptions) {
  const [scales, setScales] = useState<readonly Calibration[]>(initial);
  const latest = useRef(scales);
  // Unchanged calibrations keep their identity, so that their measures are not recomputed.
  const show = (next: readonly Calibration[]) => {
    latest.current = keptScales(latest.current, next);
    setScales(latest.current);
  };
  const waiting = useRef<Promise<unknown>>(Promise.resolve());
  const save = (change: (now: readonly Scale[]) => Scale[], undo?: { text: string; name: string }) => {
    const run = async () => {
      const before = latest.current;
      const next = change(before as readonly Scale[]);
      show(next);
      try {
        const { data } = await planPagesCalibrate(estimationId, pageId, {
          calibrations: next,
          seen: [...before],
        });
        show(data.calibrations);
        onFigures();
        if (!undo) return;
        const done = data.calibrations;
        toast.success(undo.text, {
          duration: UNDO_TOAST_MS,
          action: {
            label: takeoffMessages.undo,
            // The server rejects the undo if someone else changed the scale since.
            onPress: () => back(done, before, undo.name),
          },
        });
      } catch (error) {
        show(before);
        showError(error);
      }
    };
    // Saves run in sequence because each sends the state it is based on.
    waiting.current = waiting.current.then(run, run);
  };
  const back = (from: readonly Calibration[], to: readonly Calibration[], name: string) => {
    const run = async () => {
      try {
        const { data } = await planPagesCalibrate(estimationId, pageId, {
          calibrations: [...to],
          seen: [...from],
        });
        show(data.calibrations);
        onFigures();
        toast.info(takeoffMessages.undone(name));
      } catch (error) {
        showError(error);
      }
    };
    waiting.current = waiting.current.then(run, run);
  };
  return {
    scales,
    /** Shows calibrations that someone else set. */
    show,
    setSheet: (scale: Scale) =>
      save((now) => withSheetScale(now, scale), {
        text: takeoffMessages.sheetScaleSetTo(scaleText(scale)),
        name: 'sheet scale',
      }),
    setDetail: (detail: Scale) => {
      const was = latest.current.some(({ uuid }) => uuid === detail.uuid);
      const scale = scaleText(detail) || 'no scale';
      save((now) => withDetail(now, detail), {
        text: was
          ? takeoffMessages.scaleUpdated(detail.name || 'Detail', scale)
          : takeoffMessages.scaleAdded(detail.name || 'Detail', scale),
        name: `scale of ${nameOf(detail)}`,
      });
    },
    /** Sets the scale of a detail, keeping its name and region. */
    scaleDetail: (detailId: string, scale: Scale) => {
      const detail = latest.current.find(({ uuid }) => uuid === detailId) as Scale | undefined;
      if (!detail) return;
      const { uuid, name, region } = detail;
      const next: Scale = { ...scale, uuid, name, region };
      save((now) => withDetail(now, next), {
        text: takeoffMessages.scaleSet(nameOf(next), scaleText(next)),
        name: `scale of ${nameOf(next)}`,
      });
    },
    /** Replaces the two scales of a stretched sheet or detail with one. */
    oneScale: (stretched: Scale) => {
      const next = withOneScale(stretched);
      save((now) => now.map((each) => (each.uuid === next.uuid ? next : each)), {
        text: takeoffMessages.scaleSetBothWays(nameOf(next), scaleText(next)),
        name: `one scale for ${nameOf(next)}`,
      });
    },
    removeDetail: (detailId: string) => {
      const detail = latest.current.find(({ uuid }) => uuid === detailId) as Scale | undefined;
      if (!detail) return;
      save((now) => now.filter(({ uuid }) => uuid !== detailId), {
        text: takeoffMessages.scaleRemoved(nameOf(detail)),
        name: `remove the scale of ${nameOf(detail)}`,
      });
    },
  };
}
