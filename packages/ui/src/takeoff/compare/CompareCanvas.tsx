import { assignInlineVars } from '@vanilla-extract/dynamic';
import {
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type KeyboardEvent,
  type Ref,
} from 'react';
import type { Point, Similarity } from '@plumbline/estimating';
import { Button } from '../../components/Button/Button.tsx';
import { cx } from '../../cx.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { vars } from '../../tokens/contract.css.ts';
import { readTokens } from '../../tokens/readTokens.ts';
import { listen } from '../canvas/gestures.ts';
import type { SheetState } from '../canvas/SheetController.ts';
import * as canvasStyles from '../canvas/TakeoffCanvas.css.ts';
import { flatShape, type Bounds } from '../geometry/shape.ts';
import type { SheetSource } from '../sheet/openSheet.ts';
import type { ViewRotation } from '../types.ts';
import { CompareStage, sides, type CompareView, type Side } from './CompareStage.ts';
import { takeoffCompareMessages } from './CompareWorkspace.messages.ts';
import type { SheetChange, SheetChanges } from './findChanges.ts';
import { Divider } from './Divider.tsx';
import { alignSheets, pairsOf, unionBounds, type SheetPair } from './alignment.ts';
import { badgeAt, badgeReach, type ShownChanges } from './paintChanges.ts';
import { paintOver, type ComparedMeasures } from './paintOver.ts';
import type { Aligning } from './useAligning.ts';
import * as styles from './CompareCanvas.css.ts';

/** One of the two compared sheets. */
export interface ComparedSheet {
  /** PDF of the page. A different URL is a different sheet. */
  source: SheetSource;
  /** Clockwise rotation. */
  rotation?: ViewRotation;
  /** Name, e.g. "A2.1 of Addendum 1". */
  label: string;
}

export interface CompareCanvasHandle {
  fit(): void;
  zoomIn(): void;
  zoomOut(): void;
  focus(): void;
  /** Two point pairs of the current alignment; null until both sheets are loaded. */
  lies(): [SheetPair, SheetPair] | null;
  /** Brings a box of the new sheet into view. */
  show(bounds: Bounds): void;
}

/** State of the search for drawing changes. */
export type ChangesState =
  | { state: 'finding' | 'failed' }
  | {
      state: 'found';
      found: SheetChanges;
      /** Alignment for which the changes were found. */
      lie: Similarity;
    };

interface CompareCanvasProps {
  before: ComparedSheet;
  after: ComparedSheet;
  alignment: readonly SheetPair[];
  view: CompareView;
  /** 0 shows only the old sheet, 1 only the new one; in the swipe view, the divider position. */
  blend: number;
  onBlend: (blend: number) => void;
  /** Selected measures on both sheets, drawn and brought into view. */
  measures: ComparedMeasures;
  /** Numbered frames; null while the list of changes is hidden. */
  changes: ShownChanges | null;
  /** All changes, hatched in the overlay view. */
  found: readonly SheetChange[];
  onChanges: (changes: ChangesState) => void;
  /** Called when the number of a change was clicked. */
  onPick: (number: number) => void;
  /** Steps to the next or previous change. */
  onStep: (by: 1 | -1) => void;
  /** Changing this number repeats the search for changes. */
  search: number;
  aligning: Aligning | undefined;
  onPlace: (at: Point) => void;
  onBack: () => void;
  onCancel: () => void;
  pdfAssetsUrl?: string | undefined;
  onZoom?: (zoom: number) => void;
  onSharp?: ((side: Side) => void) | undefined;
  ref?: Ref<CompareCanvasHandle>;
}

/** Pan distance of an arrow key in CSS pixels, and with Shift. */
const step = 40;
const fineStep = 2;

/** Canvas of two sheets that pan and zoom together. */
export function CompareCanvas(props: CompareCanvasProps) {
  const { before, after, alignment, view, blend, measures, changes, found, search, aligning } = props;
  const { pdfAssetsUrl, ref } = props;
  const host = useRef<HTMLDivElement>(null);
  const stage = useRef<CompareStage>(null);
  const latest = useRef(props);
  const messages = useMessages('takeoffCompare', takeoffCompareMessages);
  const [states, setStates] = useState<Record<Side, SheetState>>({ before: 'loading', after: 'loading' });
  /** Sheets that were fully rendered once; the search for changes starts after both. */
  const [sharp, setSharp] = useState<Record<Side, boolean>>({ before: false, after: false });
  const [attempt, setAttempt] = useState(0);
  const [aim, setAim] = useState<Point>();
  useLayoutEffect(() => {
    latest.current = props;
  });

  const place = (at: Point) => {
    const { aligning: now, onPlace } = latest.current;
    if (now && stage.current) onPlace(stage.current.placeAt(now.next.side, at));
  };
  /** Change whose number is at a position. */
  const changeAt = (at: Point): number | undefined => {
    const { changes: shownNow, aligning: now } = latest.current;
    if (!shownNow || now || !stage.current) return undefined;
    const near = stage.current.parts.flatMap(({ matrix }) =>
      shownNow.changes.map((change) => {
        const badge = badgeAt(change, matrix);
        return { number: change.number, away: Math.hypot(badge.x - at.x, badge.y - at.y) };
      }),
    );
    const [nearest] = near.filter(({ away }) => away <= badgeReach).sort((a, b) => a.away - b.away);
    return nearest?.number;
  };
  const press = (at: Point) => {
    const picked = changeAt(at);
    if (picked === undefined) place(at);
    else latest.current.onPick(picked);
  };
  const pressing = useRef({ press, changeAt });
  pressing.current = { press, changeAt };

  useLayoutEffect(() => {
    const element = host.current;
    if (!element) return;
    const running = new CompareStage(element, styles, {
      onState: (side, state) => setStates((now) => ({ ...now, [side]: state })),
      onSharp: (side) => {
        setSharp((now) => (now[side] ? now : { ...now, [side]: true }));
        latest.current.onSharp?.(side);
      },
      onFrame: (zoom) => latest.current.onZoom?.(zoom),
    });
    stage.current = running;
    const nothing = () => undefined;
    const stop = listen(element, running, {
      pans: ({ touch, at }) =>
        touch || (!latest.current.aligning && pressing.current.changeAt(at) === undefined),
      down: ({ at }) => pressing.current.press(at),
      move: nothing,
      up: nothing,
      double: nothing,
      leave: nothing,
      menu: nothing,
      draws: () => latest.current.aligning !== undefined,
      abandon: nothing,
      spared: nothing,
    });
    const measure = () =>
      running.resize(
        { width: element.clientWidth, height: element.clientHeight },
        globalThis.devicePixelRatio || 1,
      );
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      observer.disconnect();
      stop();
      stage.current = null;
      running.destroy();
    };
  }, []);

  const shown = aligning ? 'overlay' : view;
  useSheet(stage, 'before', before, { pdfAssetsUrl, attempt });
  useSheet(stage, 'after', after, { pdfAssetsUrl, attempt });
  useLayoutEffect(() => stage.current?.setArrangement(shown), [shown]);
  useLayoutEffect(() => stage.current?.setLie(alignSheets(alignment)), [alignment]);
  useLayoutEffect(() => {
    if (!host.current) return;
    const read = readTokens(host.current);
    stage.current?.setPaint(
      paintOver({
        measures,
        changes: aligning ? null : changes,
        hatched: aligning || shown !== 'overlay' ? [] : found,
        places: aligning?.places ?? [],
        divide: shown === 'swipe' ? blend : null,
        aim: aligning && aim ? { side: aligning.next.side, at: aim } : null,
        ink: {
          before: read(vars.color.tone.bad.fg),
          after: read(vars.color.action.focus),
          both: read(vars.color.tint.violet.fg),
          paper: read(vars.color.surface.panel),
          font: read(vars.font.body),
        },
      }),
    );
  }, [measures, changes, found, aligning, aim, shown, blend]);
  useEffect(() => reveal(stage.current, measures), [measures]);

  const isThere = sides.every((side) => sharp[side] && states[side] === 'ready');
  // Compare by value, because every reload creates a new list.
  const lying = JSON.stringify([alignment, before.rotation, after.rotation]);
  useEffect(() => {
    const now = stage.current;
    if (!now || !isThere) return undefined;
    const controller = new AbortController();
    const tell = (found: ChangesState) => controller.signal.aborted || latest.current.onChanges(found);
    tell({ state: 'finding' });
    const { lie } = now;
    now.findChanges(controller.signal).then(
      (differing) => differing && tell({ state: 'found', found: differing, lie }),
      (reason: unknown) => {
        if (controller.signal.aborted) return;
        console.error(reason);
        tell({ state: 'failed' });
      },
    );
    return () => controller.abort();
  }, [isThere, lying, search]);

  useImperativeHandle(
    ref,
    () => ({
      show: (bounds) => stage.current?.show(bounds),
      fit: () => stage.current?.fit(),
      zoomIn: () => stage.current?.zoomBy(1.25),
      zoomOut: () => stage.current?.zoomBy(0.8),
      focus: () => host.current?.focus({ preventScroll: true }),
      lies: () => {
        const now = stage.current;
        if (!now || !now.panes.before.isOpen || !now.panes.after.isOpen) return null;
        return pairsOf(now.lie, now.panes.before.frame.box);
      },
    }),
    [],
  );

  const onKey = (event: KeyboardEvent<HTMLDivElement>) => {
    const now = stage.current;
    if (!now || event.target !== event.currentTarget || event.metaKey || event.ctrlKey || event.altKey)
      return;
    const size = event.shiftKey ? fineStep : step;
    const arrows: Partial<Record<string, [number, number]>> = {
      ArrowLeft: [-size, 0],
      ArrowRight: [size, 0],
      ArrowUp: [0, -size],
      ArrowDown: [0, size],
    };
    const arrow = arrows[event.key];
    const at = aim ?? { x: now.viewport.width / 2, y: now.viewport.height / 2 };
    if (arrow && aligning)
      setAim({
        x: Math.min(now.viewport.width, Math.max(0, at.x + arrow[0])),
        y: Math.min(now.viewport.height, Math.max(0, at.y + arrow[1])),
      });
    else if (arrow) now.panBy(-arrow[0], -arrow[1]);
    else if (event.key === '+' || event.key === '=') now.zoomBy(1.25, aligning ? at : undefined);
    else if (event.key === '-' || event.key === '−') now.zoomBy(0.8, aligning ? at : undefined);
    else if (event.key === 'f' || event.key === 'F' || event.key === '0') now.fit();
    else if (event.key === '.' && changes) latest.current.onStep(1);
    else if (event.key === ',' && changes) latest.current.onStep(-1);
    else if (event.key === 'Enter' && aligning) place(at);
    else if (event.key === 'Backspace' && aligning) latest.current.onBack();
    else if (event.key === 'Escape' && aligning) latest.current.onCancel();
    else return;
    event.preventDefault();
  };

  const opacity = useMemo<Record<Side, number>>(() => {
    if (aligning) return aligning.next.side === 'before' ? { before: 1, after: 0 } : { before: 0, after: 1 };
    if (view !== 'overlay') return { before: 1, after: 1 };
    return { before: Math.min(1, 2 - 2 * blend), after: Math.min(1, 2 * blend) };
  }, [aligning, view, blend]);
  const isReading = sides.some((side) => states[side] === 'loading');
  const hasFailed = sides.some((side) => states[side] === 'error');
  return (
    <section className={canvasStyles.root} aria-label={messages.canvas(before.label, after.label)}>
      <div
        ref={host}
        className={styles.host}
        dir="ltr"
        data-theme="light"
        data-view={isReading ? 'overlay' : shown}
        data-aligning={aligning !== undefined || undefined}
        style={assignInlineVars({
          [styles.oldOpacity]: String(opacity.before),
          [styles.newOpacity]: String(opacity.after),
          [styles.divide]: `${blend * 100}%`,
        })}
        role="application"
        aria-roledescription={messages.role}
        aria-label={messages.canvas(before.label, after.label)}
        tabIndex={0}
        onKeyDown={onKey}
      />
      {shown === 'swipe' && !isReading && <Divider blend={blend} onBlend={props.onBlend} />}
      {isReading && !hasFailed && (
        <div className={cx(canvasStyles.skeleton, styles.reading)} role="status">
          {messages.reading}
        </div>
      )}
      {hasFailed && (
        <div className={canvasStyles.failed} role="alert">
          <span>{messages.failed}</span>
          <Button
            size="sm"
            onPress={() => {
              setAttempt(attempt + 1);
              // The retry button disappears, so move the focus.
              host.current?.focus({ preventScroll: true });
            }}
          >
            {messages.retry}
          </Button>
        </div>
      )}
      {aligning && (
        <div className={canvasStyles.prompt}>
          <span role="status">
            {aligning.isRefused ? `${messages.tooNear} ` : ''}
            {messages.place(aligning.next.side, aligning.next.number)}
          </span>
          {aligning.places.length > 0 && (
            <Button size="sm" onPress={props.onBack}>
              {messages.back}
            </Button>
          )}
          <Button size="sm" onPress={props.onCancel}>
            {messages.cancel}
          </Button>
        </div>
      )}
    </section>
  );
}

function useSheet(
  stage: { readonly current: CompareStage | null },
  side: Side,
  { source, rotation = 0 }: ComparedSheet,
  { pdfAssetsUrl, attempt }: { pdfAssetsUrl: string | undefined; attempt: number },
) {
  const url = 'url' in source ? source.url : null;
  const data = 'data' in source ? source.data : null;
  useLayoutEffect(() => stage.current?.setRotation(side, rotation), [stage, side, rotation]);
  useEffect(() => {
    if (url !== null) void stage.current?.open(side, { url }, pdfAssetsUrl);
    else if (data !== null) void stage.current?.open(side, { data }, pdfAssetsUrl);
  }, [stage, side, url, data, pdfAssetsUrl, attempt]);
}

/** Brings the selected measures into view. */
function reveal(stage: CompareStage | null, measures: ComparedMeasures) {
  if (!stage?.panes.after.isOpen) return;
  const boxes = sides.flatMap((side) =>
    measures[side].map(({ type, geometry }) => {
      const { bounds } = flatShape(type, geometry);
      return side === 'after' ? bounds : stage.onAfter(bounds);
    }),
  );
  const [first, ...others] = boxes;
  if (first) stage.show(others.reduce(unionBounds, first));
}
