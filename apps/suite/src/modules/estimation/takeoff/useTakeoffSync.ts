import {
  ApiError,
  type Calibration,
  type Condition,
  type NewPlanMark,
  type PageTakeoff,
  type PlanMark,
} from '@plumbline/api';
import { takeoffSave, takeoffListChanges, planMarksSave } from '@plumbline/api/hooks/estimation';
import { unsentPrefix } from '@plumbline/app-kit/session/SessionProvider';
import type { CanvasMeasure, CanvasPlanMark } from '@plumbline/ui/TakeoffCanvas';
import { toast } from '@plumbline/ui/toast';
import { useCallback, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { openTakeoffSync, type SyncState, type TakeoffSync } from './takeoff-sync.ts';
import { lockedText } from './locked-layer-conflicts.ts';
import { openPageSync, type PageSync } from './page-sync.ts';
import { sendPicture, tidyPictures } from './pictures.ts';
import { toMark, fromMark, toMeasure, fromMeasure } from './canvas-conversion.ts';
import { takeoffMessages } from './messages.ts';

type MarkSync = PageSync<PlanMark, NewPlanMark>;

/** Polling interval for changes by others while the page is visible, in milliseconds. */
const POLL_MS = 3000;

/** Most severe state of the two queues. */
const worst = (...states: SyncState[]): SyncState =>
  (['refused', 'offline', 'waiting', 'saving'] as const).find((state) => states.includes(state)) ?? 'saved';

const notifyConflict = (one: string) => (count: number) =>
  toast.warning(
    count === 1 ? takeoffMessages.recordConflict(one) : takeoffMessages.recordConflicts(count, one),
  );

interface DrawnOptions {
  estimationId: string;
  pageId: string;
  takeoff: PageTakeoff;
  conditions: readonly Condition[];
  /** Multiplier of each typical group by id. */
  times: ReadonlyMap<string, number>;
  /** Called when figures that depend on the measures have changed. */
  onFigures: () => void;
  /** Called when someone else set the scale. */
  onCalibrations: (calibrations: Calibration[]) => void;
  /** Called when a loaded measure has a condition that is not loaded yet. */
  onUnknownCondition: () => void;
  /** Called when the page was deleted. */
  onGone: () => void;
}

/** Measures and marks of a page: stored locally until saved, and merged with changes by others. */
export function useTakeoffSync(options: DrawnOptions) {
  const { estimationId, pageId, takeoff, times } = options;
  const latest = useRef(options);
  latest.current = options;
  const types = useRef(new Map<string, Condition['type']>());
  types.current = new Map(options.conditions.map((condition) => [condition.uuid, condition.type]));

  const [sync] = useState<TakeoffSync>(() =>
    openTakeoffSync({
      key: `${unsentPrefix}takeoff:${pageId}`,
      pageId,
      initial: takeoff.takeoffs,
      storage: localStorage,
      newId: () => crypto.randomUUID(),
      typeOf: (condition) => types.current.get(condition),
      send: async (body) => (await takeoffSave(estimationId, pageId, body)).data,
      onConflict: notifyConflict('measure'),
      onLocked: (strokes) => toast.warning(lockedText(strokes, 'measure')),
      onSaved: () => latest.current.onFigures(),
    }),
  );
  const [markSync] = useState<MarkSync>(() =>
    openPageSync<PlanMark, NewPlanMark>({
      key: `${unsentPrefix}plan-marks:${pageId}`,
      initial: takeoff.marks,
      storage: localStorage,
      newId: () => crypto.randomUUID(),
      show: (drawn, version, saved) => ({
        ...drawn,
        ...(saved?.number === undefined ? {} : { number: saved.number }),
        page_id: pageId,
        version,
      }),
      // A comment must not be duplicated, because its thread belongs to one pin.
      isOne: ({ type }) => type === 'pin',
      send: async (body) => {
        // Upload pictures before their marks, so that others never see a mark without its picture.
        for (const { content } of body.upsert) if (content.image_id) await sendPicture(content.image_id);
        const { marks, conflicts } = (await planMarksSave(estimationId, pageId, body)).data;
        return { saved: marks, conflicts };
      },
      onConflict: notifyConflict('mark'),
      onLocked: (strokes) => toast.warning(lockedText(strokes, 'mark')),
      onSaved: () => undefined,
    }),
  );
  const retry = useCallback(() => {
    sync.retry();
    markSync.retry();
  }, [sync, markSync]);
  useEffect(() => {
    addEventListener('online', retry);
    return () => removeEventListener('online', retry);
  }, [retry]);
  useEffect(() => void tidyPictures(), []);
  useOthers(sync, markSync, latest);

  const rows = useSyncExternalStore(sync.subscribe, sync.rows);
  const markRows = useSyncExternalStore(markSync.subscribe, markSync.rows);
  const state = worst(
    useSyncExternalStore(sync.subscribe, sync.state),
    useSyncExternalStore(markSync.subscribe, markSync.state),
  );
  const measures = useMemo(() => rows.map((row) => toMeasure(row, times)), [rows, times]);
  const planMarks = useMemo(
    () => markRows.flatMap((row) => (row.type === 'pin' ? [] : [toMark(row, row.type)])),
    [markRows],
  );
  const pins = useMemo(() => markRows.filter(({ type }) => type === 'pin'), [markRows]);
  const putPin = useCallback(
    ({ uuid, type, geometry, content, layer_id }: PlanMark) =>
      markSync.put({ uuid, type, geometry, content, ...(layer_id ? { layer_id } : {}) }),
    [markSync],
  );
  /** Adds a pin that the server created. */
  const takePin = useCallback(
    (mark: PlanMark) => markSync.merge(markSync.moment(), { rows: [mark], removed: [] }),
    [markSync],
  );
  const put = useCallback((measure: CanvasMeasure) => sync.put(fromMeasure(measure)), [sync]);
  const putMark = useCallback((mark: CanvasPlanMark) => markSync.put(fromMark(mark)), [markSync]);
  return {
    measures,
    planMarks,
    pins,
    putPin,
    takePin,
    put,
    putMark,
    remove: sync.remove,
    removeMarks: markSync.remove,
    state,
    problem: sync.problem() ?? markSync.problem(),
    savedAt: Math.max(sync.lastSaved() ?? 0, markSync.lastSaved() ?? 0) || undefined,
    retry,
  };
}

/** Polls changes by others while the page is visible and the browser is online. */
function useOthers(sync: TakeoffSync, markSync: MarkSync, latest: { current: DrawnOptions }) {
  useEffect(() => {
    let since = latest.current.takeoff.at;
    let scales = JSON.stringify(latest.current.takeoff.calibrations);
    let isOver = false;
    let timer: ReturnType<typeof setTimeout>;
    const ask = async () => {
      const { estimationId, pageId } = latest.current;
      const [at, marksAt] = [sync.moment(), markSync.moment()];
      const { data } = await takeoffListChanges(estimationId, pageId, { since }, { isBackground: true });
      if (isOver) return;
      const { takeoffs, removed, marks, removed_marks, calibrations } = data;
      const conditionIds = new Set(latest.current.conditions.map(({ uuid }) => uuid));
      if (takeoffs.some(({ condition_id }) => !conditionIds.has(condition_id)))
        latest.current.onUnknownCondition();
      const tookMeasures = sync.merge(at, { rows: takeoffs, removed });
      const tookMarks = markSync.merge(marksAt, { rows: marks, removed: removed_marks });
      // Changes that were not merged because of a save are requested again.
      if (tookMeasures && tookMarks) since = data.at;
      const now = JSON.stringify(calibrations);
      if (now !== scales) latest.current.onCalibrations(calibrations);
      scales = now;
    };
    const plan = () => {
      timer = setTimeout(async () => {
        if (document.visibilityState === 'visible' && navigator.onLine)
          await ask().catch((error: unknown) => {
            if (error instanceof ApiError && error.status === 404) latest.current.onGone();
          });
        if (!isOver) plan();
      }, POLL_MS);
    };
    plan();
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [sync, markSync, latest]);
}
