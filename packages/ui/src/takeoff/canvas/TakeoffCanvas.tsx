import {
  useEffect,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type KeyboardEvent,
} from 'react';
import { Ruler, TriangleAlert } from 'lucide-react';
import type { Point } from '@plumbline/estimating';
import { Button } from '../../components/Button/Button.tsx';
import { Icon } from '../../components/Icon/Icon.tsx';
import { useLocale } from '../../locale.tsx';
import { createTakeoffStore } from '../store/takeoffStore.ts';
import type { CanvasStatus, Drawn, PlanMarkContent, ToolId } from '../types.ts';
import { Engine } from './Engine.ts';
import { useEngineWords } from './useEngineWords.ts';
import { KnownLengthForm } from './KnownLengthForm.tsx';
import { countMeasures, MeasureTable } from './MeasureTable.tsx';
import { PinLayer } from './PinLayer.tsx';
import { PlanMarkForm } from './PlanMarkForm.tsx';
import type { AskedMark } from './PlanMarks.ts';
import type { TakeoffCanvasProps } from './TakeoffCanvasProps.ts';
import * as styles from './TakeoffCanvas.css.ts';

export type { TakeoffCanvasProps } from './TakeoffCanvasProps.ts';

const randomId = () => crypto.randomUUID();
const none: readonly never[] = [];

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
    planMarks = none,
    linkPages = none,
    pins,
    openPinId = null,
    draftPinAt = null,
    onPinMove,
    stamp = null,
    layer = null,
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
  const [view, setView] = useState<Engine | null>(null);
  const words = useEngineWords();
  const { locale, direction } = useLocale();
  const latest = useRef(props);
  const latestWords = useRef(words);
  const drawn = useMemo<readonly Drawn[]>(() => [...measures, ...planMarks], [measures, planMarks]);
  const [store] = useState(() => createTakeoffStore(drawn));
  const [known, setKnown] = useState<{ a: Point; b: Point; at: Point } | null>(null);
  const [asked, setAsked] = useState<AskedMark | null>(null);
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
        onUnfinished: (drawing) => latest.current.onUnfinished?.(drawing),
        onModes: (modes) => latest.current.onModesChange?.(modes),
        onKnownLength: setKnown,
        onAskMark: setAsked,
        onChooseImage: () => chooser.current?.click(),
        onPlacePin: (at) => latest.current.onPinPlace?.(at),
        onOpenPage: (uuid) => latest.current.onOpenPage?.(uuid),
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
    setView(running);
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
      setView(null);
      running.destroy();
    };
  }, [store]);

  useLayoutEffect(() => {
    engine.current?.setData({ conditions, activeConditionId, calibrations, isReadOnly });
  }, [conditions, activeConditionId, calibrations, isReadOnly]);
  const pages = useMemo(
    () => new Map(linkPages.map(({ uuid, code, name }) => [uuid, code || name])),
    [linkPages],
  );
  const takesPins = props.onPinPlace !== undefined;
  const { takeImage, loadImage } = props;
  const chooser = useRef<HTMLInputElement>(null);
  useLayoutEffect(
    () => engine.current?.setMarkData({ stamp, pages, layer, takesPins, takeImage, loadImage }),
    [stamp, pages, layer, takesPins, takeImage, loadImage],
  );
  useLayoutEffect(() => store.sync(drawn), [store, drawn]);
  useLayoutEffect(() => engine.current?.setRotation(rotation), [rotation]);
  useEffect(() => engine.current?.lookChanged(), [invertSheet, locale]);
  const url = 'url' in source ? source.url : null;
  const data = 'data' in source ? source.data : null;
  useEffect(() => {
    if (url !== null) engine.current?.open({ url }, pageNumber, pdfAssetsUrl);
    else if (data !== null) engine.current?.open({ data }, pageNumber, pdfAssetsUrl);
  }, [url, data, pageNumber, pdfAssetsUrl, attempt]);
  const { unfinished } = props;
  useEffect(() => {
    if (unfinished) engine.current?.resume(unfinished);
  }, [unfinished]);
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
      setLayer: (to) => engine.current?.editor.setLayer(to),
      setGroup: (to, times) => engine.current?.editor.setGroup(to, times),
      setDimensions: (parameters) => engine.current?.editor.setDimensions(parameters),
      deleteSelected: () => engine.current?.deleteSelected(),
      turnSelected: (degrees) => engine.current?.editor.turn((-degrees * Math.PI) / 180),
      setOpacity: (opacity) => engine.current?.editor.fade(opacity),
      editMark: (uuid) => engine.current?.editMark(uuid),
      reveal: (at) => engine.current?.stage.reveal(at),
      focus: () => host.current?.focus({ preventScroll: true }),
      handleKey: (event) => engine.current?.key(event) ?? false,
    }),
    [store],
  );

  const held = useSyncExternalStore(store.subscribe, store.get, store.get);
  const count = countMeasures(held.measures);
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

  const answer = (content: PlanMarkContent | null) => {
    engine.current?.answerMark(content);
    if (content && !asked?.content) engine.current?.setTool('select');
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
        aria-label={words.canvas.name(label, count, words.whole(count))}
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
      {takeImage && (
        <input
          ref={chooser}
          type="file"
          accept="image/png,image/jpeg,image/webp,image/svg+xml,.png,.jpg,.jpeg,.webp,.svg"
          aria-label={words.marks.chooseImage}
          tabIndex={-1}
          hidden
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            // The same file can be chosen again.
            target.value = '';
            if (file) engine.current?.putImage(file);
            host.current?.focus({ preventScroll: true });
          }}
        />
      )}
      {pins && view && (
        <PinLayer
          pins={pins}
          openId={openPinId}
          draftAt={draftPinAt}
          isQuiet={tool !== 'select' && tool !== 'pan' && tool !== 'pin'}
          theme={invertSheet ? 'dark' : 'light'}
          toScreen={(at) => view.stage.toScreen(at)}
          toUser={(at) => view.stage.toUser(at)}
          onView={view.onView}
          onOpen={(uuid) => props.onPinOpen?.(uuid)}
          onMove={onPinMove}
        />
      )}
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
          calibrations={calibrations}
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
      {asked && (
        <PlanMarkForm
          key={asked.type}
          {...asked}
          pages={linkPages}
          words={words.marks}
          cancelLabel={words.canvas.cancel}
          onCancel={() => answer(null)}
          onSubmit={answer}
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
