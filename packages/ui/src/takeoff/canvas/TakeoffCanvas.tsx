import {
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type KeyboardEvent,
} from 'react';
import type { Point } from '@plumbline/estimating';
import { useLocale } from '../../locale.tsx';
import { prefetchSheet } from '../sheet/sheetCache.ts';
import { createTakeoffStore } from '../store/takeoffStore.ts';
import type { CanvasStatus, CanvasShape, PlanMarkContent, ToolId } from '../types.ts';
import { noBars } from './FloatingBarViews.ts';
import { CanvasBars } from './CanvasBars.tsx';
import { CanvasMessages } from './CanvasMessages.tsx';
import { Details } from './Details.tsx';
import { Engine } from './Engine.ts';
import { FoundLayer } from './FoundLayer.tsx';
import type { PendingDetail } from './PendingDetail.ts';
import { useCanvasHandle } from './useCanvasHandle.ts';
import { useEngineMessages } from './useEngineMessages.ts';
import { useNotice } from './useNotice.ts';
import { useResumedDrawing } from './useResumedDrawing.ts';
import { useSheetTexts } from './useSheetTexts.ts';
import { watchSize } from './watchSize.ts';
import { ImageChooser } from './ImageChooser.tsx';
import { CalibrationPanel } from '../calibration/CalibrationPanel.tsx';
import type { PendingCalibration } from '../calibration/PendingCalibration.ts';
import { countMeasures, MeasureTable } from './MeasureTable.tsx';
import { PinLayer } from './PinLayer.tsx';
import { PlanMarkForm } from './PlanMarkForm.tsx';
import type { PendingPlanMark } from './PendingPlanMark.ts';
import type { TakeoffCanvasProps } from './TakeoffCanvasProps.ts';
import * as styles from './TakeoffCanvas.css.ts';

export type { TakeoffCanvasProps } from './TakeoffCanvasProps.ts';

const randomId = () => crypto.randomUUID();
const none: readonly never[] = [];

/**
 * Canvas of one plan page. Holds only undo: changes are reported by callbacks and come back through `measures`.
 *
 * @example
 * <TakeoffCanvas
 *   label="A2.1 Floor plan"
 *   source={{ url: '/sheets/a2-1.pdf' }}
 *   measures={[]}
 *   conditions={[]}
 *   calibrations={[]}
 * />
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
    isSheetInverted: invertSheet = false,
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
  const messages = useEngineMessages();
  const { locale, direction } = useLocale();
  const latest = useRef(props);
  const latestMessages = useRef(messages);
  const drawn = useMemo<readonly CanvasShape[]>(() => [...measures, ...planMarks], [measures, planMarks]);
  const [store] = useState(() => createTakeoffStore(drawn));
  const [known, setKnown] = useState<PendingCalibration | null>(null);
  const [asked, setAsked] = useState<PendingPlanMark | null>(null);
  const [askedDetail, setAskedDetail] = useState<(PendingDetail & { at: Point }) | null>(null);
  const [bars, setBars] = useState(noBars);
  const [notice, setNotice] = useNotice();
  const [spoken, setSpoken] = useState('');
  const [sheet, setSheet] = useState<CanvasStatus['sheet']>('loading');
  const [attempt, setAttempt] = useState(0);
  const [tool, setTool] = useState<ToolId>(props.defaultTool ?? 'select');
  // Start loading the first sheet before the canvas is mounted.
  useState(() => prefetchSheet(source, pageNumber, pdfAssetsUrl));

  useLayoutEffect(() => {
    latest.current = props;
    latestMessages.current = messages;
    store.setCallbacks(props);
    store.setMessages(messages.commands);
  });

  useLayoutEffect(() => {
    if (!host.current || !tip.current || !tipMain.current || !tipMore.current || !snap.current) return;
    const running = new Engine({
      host: host.current,
      floating: { tip: tip.current, tipMain: tipMain.current, tipMore: tipMore.current, snap: snap.current },
      store,
      newId: () => (latest.current.newId ?? randomId)(),
      classes: styles,
      messages: () => latestMessages.current,
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
        onPendingCalibration: setKnown,
        onPendingDetail: setAskedDetail,
        onDetail: (detail) => latest.current.onDetail?.(detail),
        onBars: (change) => setBars((now) => ({ ...now, ...change })),
        onPendingPlanMark: setAsked,
        onChooseImage: () => chooser.current?.click(),
        onPlacePin: (at) => latest.current.onPinPlace?.(at),
        onOpenPage: (uuid) => latest.current.onOpenPage?.(uuid),
        onNotice: setNotice,
        onAnnounce: setSpoken,
        onHelp: () => latest.current.onHelp?.(),
        onContextMenu: (uuid, at, point) => latest.current.onContextMenu?.(uuid, at, point),
        onEdit: (uuid) => latest.current.onEdit?.(uuid),
        onActiveCondition: (uuid) => latest.current.onActiveConditionChange?.(uuid),
        onSharp: () => latest.current.onSharp?.(),
      },
    });
    engine.current = running;
    setView(running);
    const unwatch = watchSize(host.current, running.stage);
    return () => {
      unwatch();
      engine.current = null;
      setView(null);
      running.destroy();
    };
  }, [store, setNotice]);
  const takesDetails = props.onDetail !== undefined && !isReadOnly;
  useLayoutEffect(() => {
    engine.current?.setData({ conditions, activeConditionId, calibrations, isReadOnly, takesDetails });
  }, [conditions, activeConditionId, calibrations, isReadOnly, takesDetails]);
  const details = useMemo(() => calibrations.filter(({ region }) => region), [calibrations]);
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
  // In a layout effect, so that the workers start before the first paint.
  useLayoutEffect(() => {
    if (url !== null) engine.current?.open({ url }, pageNumber, pdfAssetsUrl);
    else if (data !== null) engine.current?.open({ data }, pageNumber, pdfAssetsUrl);
  }, [url, data, pageNumber, pdfAssetsUrl, attempt]);
  useResumedDrawing(engine, props.unfinished);

  useCanvasHandle(ref, engine, store, host);
  const state = useSyncExternalStore(store.subscribe, store.get, store.get);
  const count = countMeasures(state.measures);
  const readTexts = useSheetTexts(view, sheet);
  const calibrated = calibrations.some((calibration) => calibration.calibrated);
  const onKey = (event: KeyboardEvent<HTMLDivElement>) => {
    if (event.target !== event.currentTarget) return;
    if (engine.current?.key(event.nativeEvent)) event.preventDefault();
  };
  const theme = invertSheet ? 'dark' : 'light';
  /** A drawing tool is active: labels and pins must not receive pointer events. */
  const isQuiet = tool !== 'select' && tool !== 'pan';
  const focus = () => host.current?.focus({ preventScroll: true });
  const answer = (content: PlanMarkContent | null) => {
    engine.current?.answerMark(content, !asked?.content);
    focus();
  };

  return (
    <section className={styles.root} aria-label={label}>
      <div
        ref={host}
        className={styles.host}
        // Plans are not mirrored in right-to-left locales.
        dir="ltr"
        // Paper is light in every theme, dark if inverted.
        data-theme={theme}
        data-tool="select"
        data-inverted={invertSheet || undefined}
        role="application"
        aria-roledescription={messages.canvas.role}
        aria-label={messages.canvas.name(label, count, messages.format(count))}
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
        <ImageChooser
          ref={chooser}
          label={messages.marks.chooseImage}
          onChoose={(file) => {
            engine.current?.putImage(file);
            focus();
          }}
        />
      )}
      {view && (
        <Details
          engine={view}
          details={details}
          pending={askedDetail}
          isQuiet={isQuiet}
          theme={theme}
          messages={messages}
          newId={props.newId ?? randomId}
          onDetail={takesDetails ? props.onDetail : undefined}
          onClose={focus}
        />
      )}
      {props.find && view && (
        <FoundLayer
          query={props.find}
          current={props.foundAt ?? null}
          readTexts={readTexts}
          onFound={(found) => props.onFound?.(found)}
          theme={theme}
          toScreen={(at) => view.stage.toScreen(at)}
          zoomTo={(rect) => view.stage.zoomTo(rect)}
          onView={view.onView}
        />
      )}
      {pins && view && (
        <PinLayer
          pins={pins}
          openId={openPinId}
          draftAt={draftPinAt}
          isQuiet={isQuiet && tool !== 'pin'}
          theme={theme}
          toScreen={(at) => view.stage.toScreen(at)}
          toUser={(at) => view.stage.toUser(at)}
          onView={view.onView}
          onOpen={(uuid) => props.onPinOpen?.(uuid)}
          onMove={onPinMove}
        />
      )}
      {known && view && (
        <CalibrationPanel
          {...known}
          engine={view}
          calibrations={calibrations}
          messages={messages.canvas}
          unit={lengthUnit}
          onCalibrate={props.onCalibrate}
          onClose={focus}
        />
      )}
      {view && (
        <CanvasBars
          views={bars}
          hand={view.hand}
          {...{ conditions, messages }}
          onFocus={focus}
          onSearchSheets={props.onSearchSheets}
        />
      )}
      {asked && (
        <PlanMarkForm
          key={asked.type}
          {...asked}
          pages={linkPages}
          messages={messages.marks}
          cancelLabel={messages.canvas.cancel}
          onCancel={() => answer(null)}
          onSubmit={answer}
        />
      )}
      <CanvasMessages
        sheet={sheet}
        onRetry={() => setAttempt(attempt + 1)}
        onScale={
          calibrated || isReadOnly || known || tool === 'calibrate' || bars.symbolSearch
            ? undefined
            : () => {
                engine.current?.hand.take('calibrate');
                focus();
              }
        }
        onNamedScale={props.onNamedScale}
        readTexts={readTexts}
        notice={notice}
        onAnswered={() => {
          setNotice('');
          focus();
        }}
        spoken={spoken}
        messages={messages.canvas}
      />
      <MeasureTable measures={state.measures} {...{ conditions, calibrations }} text={messages} />
      {children}
    </section>
  );
}
