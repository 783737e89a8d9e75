import type { Calibration } from '@plumbline/api';
import { estimationWorkCalibrate } from '@plumbline/api/hooks/estimation';
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

interface ScalesOptions {
  estimationId: string;
  pageId: string;
  initial: readonly Calibration[];
  /** Figures that follow from the scales have changed. */
  onFigures: () => void;
}

/** How long a change of scale can be taken back by its notice, in milliseconds. */
const undoStands = 8000;

const nameOf = ({ region, name }: Scale) => (region ? name || 'the detail' : 'the sheet');

/** The scales of a page: its own and those of its details. Each change is kept at once and can be taken back. */
export function useScales({ estimationId, pageId, initial, onFigures }: ScalesOptions) {
  const [scales, setScales] = useState<readonly Calibration[]>(initial);
  const latest = useRef(scales);
  // What did not change stays the same thing: measures under it are not worked out again.
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
        const { data } = await estimationWorkCalibrate(estimationId, pageId, {
          calibrations: next,
          seen: [...before],
        });
        show(data.calibrations);
        onFigures();
        if (!undo) return;
        const done = data.calibrations;
        toast.success(undo.text, {
          duration: undoStands,
          action: {
            label: 'Undo',
            // What somebody else has set since is theirs: it is refused then.
            onPress: () => back(done, before, undo.name),
          },
        });
      } catch (error) {
        show(before);
        showError(error);
      }
    };
    // One after the other: each says what it saw.
    waiting.current = waiting.current.then(run, run);
  };
  const back = (from: readonly Calibration[], to: readonly Calibration[], name: string) => {
    const run = async () => {
      try {
        const { data } = await estimationWorkCalibrate(estimationId, pageId, {
          calibrations: [...to],
          seen: [...from],
        });
        show(data.calibrations);
        onFigures();
        toast.info(`Undone: ${name}`);
      } catch (error) {
        showError(error);
      }
    };
    waiting.current = waiting.current.then(run, run);
  };
  return {
    scales,
    /** Somebody else has set them. */
    show,
    setSheet: (scale: Scale) =>
      save((now) => withSheetScale(now, scale), {
        text: `The sheet’s scale is ${scaleText(scale)}.`,
        name: 'scale of the sheet',
      }),
    setDetail: (detail: Scale) => {
      const was = latest.current.some(({ uuid }) => uuid === detail.uuid);
      const scale = scaleText(detail) || 'without a scale';
      save((now) => withDetail(now, detail), {
        text: was ? `${nameOf(detail)} changed: ${scale}.` : `${nameOf(detail)} added: ${scale}.`,
        name: `scale of ${nameOf(detail)}`,
      });
    },
    /** The scale of a detail, without its name and its region. */
    scaleDetail: (detailId: string, scale: Scale) => {
      const detail = latest.current.find(({ uuid }) => uuid === detailId) as Scale | undefined;
      if (!detail) return;
      const { uuid, name, region } = detail;
      const next: Scale = { ...scale, uuid, name, region };
      save((now) => withDetail(now, next), {
        text: `The scale of ${nameOf(next)} is ${scaleText(next)}.`,
        name: `scale of ${nameOf(next)}`,
      });
    },
    /** A stretched sheet, or a detail of one, has one scale again. */
    oneScale: (stretched: Scale) => {
      const next = withOneScale(stretched);
      save((now) => now.map((each) => (each.uuid === next.uuid ? next : each)), {
        text: `The scale of ${nameOf(next)} is ${scaleText(next)} in both directions.`,
        name: `one scale for ${nameOf(next)}`,
      });
    },
    removeDetail: (detailId: string) => {
      const detail = latest.current.find(({ uuid }) => uuid === detailId) as Scale | undefined;
      if (!detail) return;
      save((now) => now.filter(({ uuid }) => uuid !== detailId), {
        text: `The scale of ${nameOf(detail)} was removed: what is measured there has that of the sheet.`,
        name: `remove the scale of ${nameOf(detail)}`,
      });
    },
  };
}
