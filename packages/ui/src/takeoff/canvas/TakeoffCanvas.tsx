import {
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
} from 'react';
import { Ruler, TriangleAlert } from 'lucide-react';
import type { Calibration, LengthUnit, Point } from '@plumbline/estimating';
import { Button } from '../../components/Button/Button.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { useLocale } from '../../locale.tsx';
import type { SheetSource } from '../sheet/openSheet.ts';
import { createTakeoffStore, type TakeoffCallbacks } from '../store/takeoffStore.ts';
import type {
  CanvasCondition,
  CanvasMeasure,
  CanvasStatus,
  DrawingModes,
  KnownLength,
  TakeoffCanvasHandle,
  ToolId,
  ViewRotation,
} from '../types.ts';
import { Engine } from './Engine.ts';
import { useEngineWords } from './useEngineWords.ts';
import { KnownLengthForm } from './KnownLengthForm.tsx';
import { MeasureTable } from './MeasureTable.tsx';
import * as styles from './TakeoffCanvas.css.ts';

export interface TakeoffCanvasProps extends TakeoffCallbacks {
  /** The PDF: an address or its bytes. Another address, or another array of bytes, is another sheet. */
  source: SheetSource;
  /** From 1; a take-off page is usually a PDF of one page. */
  pageNumber?: number;
  /** Turns the view, clockwise; what is stored never turns. */
  rotation?: ViewRotation;
  measures: readonly CanvasMeasure[];
  conditions: readonly CanvasCondition[];
  activeConditionId?: string | null;
  /** Scales of the page. Without a calibrated one its figures are in points and say so. */
  calibrations: readonly Calibration[];
  /** Names the canvas, for example "A2.1 Floor plan". */
  label: string;
  /** Drawing and editing off; selecting and reading stay. */
  isReadOnly?: boolean;
  /** White lines on black paper. */
  invertSheet?: boolean;
  /** Unit in which a known length is asked for while the page has none. */
  lengthUnit?: LengthUnit;
  /** Where the `cmaps`, `standard_fonts`, `wasm` and `iccs` folders of pdfjs-dist are served. */
  pdfAssetsUrl?: string;
  /** Makes the id of a new measure; random UUIDs when absent. */
  newId?: () => string;
  /** The tool in hand at first; `select` when absent. */
  defaultTool?: ToolId;
  defaultModes?: DrawingModes;
  onCalibrate?: (known: KnownLength) => void;
  /** Called once a frame at most, when what the status line shows has changed. */
  onStatus?: (status: CanvasStatus) => void;
  onToolChange?: (tool: ToolId) => void;
  onModesChange?: (modes: DrawingModes) => void;
  /** A tool was chosen that draws for another condition than the active one. */
  onActiveConditionChange?: (uuid: string) => void;
  /** A measure was double-clicked: open what is known of it. */
  onEdit?: (uuid: string) => void;
  /** The right button, or a long press, on a measure or beside all (null); positions in CSS pixels of the window. */
  onContextMenu?: (uuid: string | null, at: { x: number; y: number }) => void;
  /** The key "?" was pressed. */
  onHelp?: () => void;
  /** All of what is seen is drawn at its own scale. */
  onSharp?: () => void;
  /** Floats over the sheet: the options of the tool, comments. */
  children?: ReactNode;
  ref?: Ref<TakeoffCanvasHandle>;
}

const randomId = () => crypto.randomUUID();

/**
 * One plan page with its measures: pans, zooms, draws, edits, snaps. Keeps no data beyond undo; every change goes
 * out through the callbacks and comes back through `measures`.
 */
export function TakeoffCanvas(props: TakeoffCanvasProps) {
  const {
    source,
    pageNumber = 1,
    rotation = 0,
    measures,
    conditions,
    activeConditionId = null,
    calibrations,
    label,
    isReadOnly = false,
    invertSheet = false,
    lengthUnit = 'ft',
    pdfAssetsUrl,
    children,
    ref,
  } = props;
  const host = useRef<HTMLDivElement>(null);
  const tip = useRef<HTMLDivElement>(null);
  const tipMain = useRef<HTMLElement>(null);
  const tipMore = useRef<HTMLElement>(null);
  const snap = useRef<HTMLDivElement>(null);
  const engine = useRef<Engine>(null);
  const words = useEngineWords();
  const { locale, direction } = useLocale();
  const latest = useRef(props);
  const latestWords = useRef(words);
  const [store] = useState(() => createTakeoffStore(measures));
  const [known, setKnown] = useState<{ a: Point; b: Point; at: Point } | null>(null);
  const [notice, setNotice] = useState('');
  const [spoken, setSpoken] = useState('');
  const [sheet, setSheet] = useState<CanvasStatus['sheet']>('loading');
  const [attempt, setAttempt] = useState(0);
  const [tool, setTool] = useState<ToolId>(props.defaultTool ?? 'select');

  useLayoutEffect(() => {
    latest.current = props;
    latestWords.current = words;
    store.setCallbacks(props);
    store.setWords(words.commands);
  });

  useLayoutEffect(() => {
    if (!host.current || !tip.current || !tipMain.current || !tipMore.current || !snap.current) return;
    const running = new Engine({
      host: host.current,
      floating: { tip: tip.current, tipMain: tipMain.current, tipMore: tipMore.current, snap: snap.current },
      store,
      newId: () => (latest.current.newId ?? randomId)(),
      classes: styles,
      words: () => latestWords.current,
      tool: latest.current.defaultTool,
      modes: latest.current.defaultModes,
      events: {
        onStatus: (status) => {
          setSheet(status.sheet);
          latest.current.onStatus?.(status);
        },
        onTool: (next) => {
          setTool(next);
          latest.current.onToolChange?.(next);
        },
        onModes: (modes) => latest.current.onModesChange?.(modes),
        onKnownLength: setKnown,
        onNotice: setNotice,
        onAnnounce: setSpoken,
        onHelp: () => latest.current.onHelp?.(),
        onContextMenu: (uuid, at) => latest.current.onContextMenu?.(uuid, at),
        onEdit: (uuid) => latest.current.onEdit?.(uuid),
        onActiveCondition: (uuid) => latest.current.onActiveConditionChange?.(uuid),
        onSharp: () => latest.current.onSharp?.(),
      },
    });
    engine.current = running;
    const element = host.current;
    const measureSize = () =>
      running.stage.resize(
        { width: element.clientWidth, height: element.clientHeight },
        globalThis.devicePixelRatio || 1,
      );
    measureSize();
    const observer = new ResizeObserver(measureSize);
    observer.observe(element);
    return () => {
      observer.disconnect();
      engine.current = null;
      running.destroy();
    };
  }, [store]);

  useLayoutEffect(() => {
    engine.current?.setData({ conditions, activeConditionId, calibrations, isReadOnly });
  }, [conditions, activeConditionId, calibrations, isReadOnly]);
  useLayoutEffect(() => store.sync(measures), [store, measures]);
  useLayoutEffect(() => engine.current?.setRotation(rotation), [rotation]);
  useEffect(() => engine.current?.lookChanged(), [invertSheet, locale]);
  const url = 'url' in source ? source.url : null;
  const data = 'data' in source ? source.data : null;
  useEffect(() => {
    if (url !== null) engine.current?.open({ url }, pageNumber, pdfAssetsUrl);
    else if (data !== null) engine.current?.open({ data }, pageNumber, pdfAssetsUrl);
  }, [url, data, pageNumber, pdfAssetsUrl, attempt]);
  useEffect(() => {
    if (notice === '') return;
    const timer = setTimeout(() => setNotice(''), 4000);
    return () => clearTimeout(timer);
  }, [notice]);

  useImperativeHandle(
    ref,
    () => ({
      fit: () => engine.current?.stage.fit(),
      zoomIn: () => engine.current?.stage.zoomBy(1.25),
      zoomOut: () => engine.current?.stage.zoomBy(0.8),
      zoomTo: (rect) => engine.current?.stage.zoomTo(rect),
      undo: () => engine.current?.undo(),
      redo: () => engine.current?.redo(),
      setTool: (next) => engine.current?.setTool(next),
      setModes: (modes) => engine.current?.setModes(modes),
      finish: () => engine.current?.finish(),
      cancel: () => engine.current?.cancel(),
      select: (uuids) => store.select(uuids),
      focus: () => host.current?.focus({ preventScroll: true }),
      handleKey: (event) => engine.current?.key(event) ?? false,
    }),
    [store],
  );

  const held = useSyncExternalStore(store.subscribe, store.get, store.get);
  const byId = useMemo(() => new Map(conditions.map((c) => [c.uuid, c])), [conditions]);
  const calibrated = calibrations.some((calibration) => calibration.calibrated);
  const onKey = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.target !== event.currentTarget) return;
    if (engine.current?.key(event.nativeEvent)) event.preventDefault();
  };
  const closeKnown = () => {
    engine.current?.dropKnown();
    host.current?.focus({ preventScroll: true });
  };

  return (
    <section className={styles.root} aria-label={label}>
      <div
        ref={host}
        className={styles.host}
        // A plan is never mirrored, whichever way its words are read.
        dir="ltr"
        // Paper is light in every theme; inverted it is dark.
        data-theme={invertSheet ? 'dark' : 'light'}
        data-tool="select"
        data-inverted={invertSheet || undefined}
        role="application"
        aria-roledescription={words.canvas.role}
        aria-label={words.canvas.name(label, held.measures.size, words.whole(held.measures.size))}
        tabIndex={0}
        onKeyDown={onKey}
        onKeyUp={onKey}
      >
        <div ref={tip} className={`${styles.floating} ${styles.tip}`} dir={direction} hidden aria-hidden>
          <b ref={tipMain} className={styles.tipMain} />
          <span ref={tipMore} className={styles.tipMore} />
        </div>
        <div ref={snap} className={`${styles.floating} ${styles.snap}`} dir={direction} hidden aria-hidden />
      </div>
      {sheet === 'loading' && (
        <div className={styles.skeleton} role="status">
          {words.canvas.reading}
        </div>
      )}
      {sheet === 'error' && (
        <div className={styles.failed} role="alert">
          <span>{words.canvas.failed}</span>
          <Button size="sm" onPress={() => setAttempt(attempt + 1)}>
            {words.canvas.retry}
          </Button>
        </div>
      )}
      {known && (
        <KnownLengthForm
          {...known}
          words={words.canvas}
          unit={lengthUnit}
          onCancel={closeKnown}
          onSubmit={(answer) => {
            closeKnown();
            engine.current?.setTool('select');
            props.onCalibrate?.(answer);
          }}
        />
      )}
      {!calibrated && !isReadOnly && !known && tool !== 'calibrate' && (
        <div className={styles.prompt}>
          <span className={styles.promptGlyph}>
            <Icon icon={TriangleAlert} />
          </span>
          <span>{words.canvas.noScale}</span>
          <Button
            size="sm"
            icon={Ruler}
            onPress={() => {
              engine.current?.setTool('calibrate');
              host.current?.focus({ preventScroll: true });
            }}
          >
            {words.canvas.setScale}
          </Button>
        </div>
      )}
      {notice && (
        <div className={`${styles.prompt} ${styles.notice}`} role="status">
          {notice}
        </div>
      )}
      <div className={styles.offscreen} role="log" aria-live="polite">
        {spoken}
      </div>
      <MeasureTable measures={held.measures} conditions={byId} calibrations={calibrations} words={words} />
      {children}
    </section>
  );
}
