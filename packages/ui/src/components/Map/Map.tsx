import {
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type MouseEvent,
} from 'react';
import { useControlled, useLatest } from '../../hooks.ts';
import { useLocale } from '../../locale.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { EmptyState } from '../Feedback/States.tsx';
import type { Tone } from '../Status/tones.ts';
import { BaseCanvas } from './BaseCanvas.tsx';
import { MapDescription } from './MapDescription.tsx';
import { MapCard } from './MapCard.tsx';
import { MapControls, MapLegend, MapNotice, ScaleBar } from './MapChrome.tsx';
import { mapKeys } from './mapKeys.ts';
import { mapMessages } from './Map.messages.ts';
import { MapMarks } from './MapMarks.tsx';
import type { MapArea, MapHandle, MapPoint, MapProps, MapRadius } from './mapTypes.ts';
import { clustersOf, type Mark } from './marks.ts';
import { boxAround, fitBox, holds, placeZoom, project, shownBox, viewOf } from './mercator.ts';
import { circleAround } from './paint.ts';
import { InView, PlaceList } from './PlaceList.tsx';
import { usePlaceText } from './usePlaceText.ts';
import { overscan, useMapStage } from './useMapStage.ts';
import { useScene } from './useScene.ts';
import { maxListedPlaces, usePlacesInView } from './usePlacesInView.ts';
import * as styles from './Map.css.ts';
import * as panels from './MapPanels.css.ts';

export type {
  MapArea,
  MapHandle,
  MapPlace,
  MapPoint,
  MapProps,
  MapRadius,
  MapTint,
  MapView,
} from './mapTypes.ts';

const noAreas: readonly MapArea[] = [];
const noTones: Partial<Record<Tone, string>> = {};
/** Padding around the radius in pixels. */
const circleMargin = 32;

/**
 * Map of places in the United States with clusters, radius and territories, as high as its parent. The base map needs
 * no network.
 *
 * @example
 * <Map
 *   label="Jobs"
 *   points={[{ id: '1', label: 'Riverside Clinic', latitude: 40.5853, longitude: -105.0844 }]}
 * />
 */
export function Map({
  label,
  points,
  radius: radiusProp,
  areas = noAreas,
  toneLabels = noTones,
  selectedId: selectedProp,
  defaultSelectedId = null,
  onSelect,
  renderCard,
  view,
  defaultView,
  onViewChange,
  emptyState,
  isLoading = false,
  ref,
}: MapProps) {
  const messages = useMessages('map', mapMessages);
  const { locale } = useLocale();
  const hintId = useId();
  const host = useRef<HTMLDivElement>(null);
  const [selectedId, setSelected] = useControlled(selectedProp, defaultSelectedId, onSelect);
  /** Cluster of points at the same position, which are listed. */
  const [stack, setStack] = useState<Mark>();
  const [hasKeyboard, setKeyboard] = useState(false);
  const [isList, setList] = useState(false);

  const { latitude, longitude, miles, label: centre } = radiusProp ?? {};
  const radius = useMemo<MapRadius | undefined>(
    () =>
      latitude === undefined || longitude === undefined || miles === undefined
        ? undefined
        : { latitude, longitude, miles, ...(centre === undefined ? {} : { label: centre }) },
    [latitude, longitude, miles, centre],
  );
  const clusters = useMemo(() => clustersOf(points, radius), [points, radius]);
  const placeText = usePlaceText(messages, locale, radius, toneLabels);
  const selected = clusters.points.find(({ id }) => id === selectedId);
  const isOpen = stack !== undefined || selected !== undefined;
  const close = () => {
    const key = stack && !selected ? stack.key : `point ${selectedId}`;
    setStack(undefined);
    if (selectedId !== null) setSelected(null);
    if (!hasKeyboard) return;
    const mark = host.current?.querySelector<HTMLElement>(`[data-mark="${CSS.escape(key)}"]`);
    (mark ?? host.current)?.focus({ preventScroll: true });
  };

  const fitOf = (size: { width: number; height: number }, isAll: boolean) => {
    const ring = radius ? circleAround(radius) : [];
    // The initially requested view, if there is one.
    return radius && !isAll
      ? fitBox(boxAround(ring), size, circleMargin)
      : fitBox(boxAround([...clusters.points.map((point) => project(point)), ...ring]), size);
  };
  const { stage, settledView, fit } = useMapStage({
    host,
    view,
    defaultView,
    fitOf,
    onViewChange,
    onPressBeside: () => {
      setKeyboard(false);
      if (isOpen) close();
    },
  });
  const { marks, named, scene, isWhole, hasFailed, retry } = useScene({
    settledView,
    clusters,
    selected,
    areas,
    radius,
    placeText,
  });
  const seen = usePlacesInView(settledView, clusters, radius);
  const counted = messages.inView(placeText.count(seen.count), placeText.count(clusters.points.length));

  // Data that arrives late is fitted into view until the user moves the map; a new radius is always fitted.
  const wasRadius = useRef(radius);
  useEffect(() => {
    const isNew = wasRadius.current !== radius;
    wasRadius.current = radius;
    if (stage.size.width > 0 && (!stage.isTouched || (isNew && radius))) fit(false, isNew);
  }, [stage, fit, clusters, radius]);
  const bring = useLatest(() => {
    if (!selected || stage.size.width === 0) return;
    const place = project(selected);
    if (!holds(shownBox(stage.target, stage.size, -16), place))
      stage.go({ ...place, zoom: stage.target.zoom }, { isSmooth: true });
  });
  // A place selected by the caller is brought into view.
  useLayoutEffect(() => bring(), [bring, selected?.id]);
  // If the focused cluster was split, the focus stays on the map.
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    if (hadFocus.current && document.activeElement === document.body)
      host.current?.focus({ preventScroll: true });
  }, [marks]);

  const choose = (point: MapPoint, isByKey: boolean) => {
    setKeyboard(isByKey);
    setList(false);
    setSelected(point.id);
  };
  const press = useLatest((mark: Mark, event: MouseEvent) => {
    setKeyboard(event.detail === 0);
    if (mark.point) {
      setStack(undefined);
      setSelected(mark.point.id === selectedId && !renderCard ? null : mark.point.id);
      return;
    }
    stage.isTouched = true;
    if (selectedId !== null) setSelected(null);
    const zoom = clusters.zoomOf(mark);
    setStack(zoom === undefined ? mark : undefined);
    if (zoom === undefined) return;
    const near = fitBox(clusters.boxOf(mark), stage.size, 72);
    stage.go({ ...near, zoom: Math.max(near.zoom, Math.min(zoom, stage.view.zoom + 3)) }, { isSmooth: true });
  });
  const zoomBy = (by: number) => {
    stage.isTouched = true;
    stage.zoomBy(by, undefined, { isSmooth: true });
  };
  useImperativeHandle(
    ref,
    (): MapHandle => ({
      fit: () => fit(true, true),
      zoomIn: () => stage.zoomBy(1, undefined, { isSmooth: true }),
      zoomOut: () => stage.zoomBy(-1, undefined, { isSmooth: true }),
      show: (at, zoom = placeZoom) => {
        stage.isTouched = true;
        stage.go(viewOf({ ...at, zoom: Math.max(zoom, stage.view.zoom) }), { isSmooth: true });
      },
      focus: () => host.current?.focus({ preventScroll: true }),
    }),
    [stage, fit],
  );
  const members = stack ? clusters.membersOf(stack, maxListedPlaces) : [];
  const stackTitle = messages.stackTitle(placeText.count(stack?.cluster?.count ?? 0));
  const isMap = settledView !== undefined && !isList;

  return (
    <section className={styles.root} aria-label={label} aria-busy={isLoading}>
      <div className={styles.frame}>
        <MapControls
          zoom={settledView?.view.zoom ?? 0}
          isList={isList}
          onZoom={zoomBy}
          onFit={() => fit(true, true)}
          onList={setList}
        />
        <div
          ref={host}
          role="application"
          aria-roledescription={messages.role}
          aria-label={label}
          aria-describedby={hintId}
          tabIndex={0}
          // A map is never mirrored, regardless of the text direction.
          dir="ltr"
          className={styles.host}
          inert={isList}
          onKeyDown={(event) =>
            mapKeys(event, stage, { onFit: () => fit(true, true), onClose: isOpen ? close : undefined })
          }
          onFocus={() => {
            hadFocus.current = true;
          }}
          onBlur={(event) => {
            // A removed button blurs without a related target; a focus change by the user has one.
            if (event.relatedTarget) hadFocus.current = false;
          }}
        >
          <BaseCanvas stage={stage} scene={scene} isWhole={isWhole} margin={overscan} />
          {settledView && (
            <MapMarks
              stage={stage}
              view={settledView.view}
              marks={marks}
              named={named}
              selectedKey={selected && `point ${selected.id}`}
              nameOf={(mark) => placeText.ofMark(mark, clusters.zoomOf(mark) === undefined)}
              shownOf={placeText.count}
              hasCard={renderCard !== undefined}
              onPress={press}
            />
          )}
        </div>
        {isMap && <ScaleBar stage={stage} />}
        {isMap && selected && renderCard && (
          <MapCard
            key={selected.id}
            stage={stage}
            at={selected}
            title={selected.label}
            takesFocus={hasKeyboard}
            onBack={stack && (() => setSelected(null))}
            onClose={close}
          >
            <div className={panels.cardBody}>{renderCard(selected, close)}</div>
          </MapCard>
        )}
        {isMap && stack && members[0] && !(selected && renderCard) && (
          <MapCard
            key={stack.key}
            stage={stage}
            at={members[0]}
            title={stackTitle}
            takesFocus={hasKeyboard}
            onClose={close}
          >
            <PlaceList
              label={stackTitle}
              points={members}
              count={stack.cluster?.count ?? 0}
              placeText={placeText}
              onChoose={choose}
            />
          </MapCard>
        )}
        {isList && (
          <InView
            map={label}
            counted={counted}
            hasAny={clusters.points.length > 0}
            points={seen.shown}
            count={seen.count}
            placeText={placeText}
            onChoose={choose}
          />
        )}
        {clusters.points.length === 0 && !isLoading && (
          <div className={panels.middle}>
            {emptyState ?? (
              <EmptyState title={messages.empty} size="sm">
                {messages.emptyText}
              </EmptyState>
            )}
          </div>
        )}
        {(isLoading || hasFailed) && <MapNotice hasFailed={hasFailed} onRetry={retry} />}
      </div>
      <MapLegend areas={areas} points={clusters.points} toneLabels={toneLabels} />
      <MapDescription
        label={label}
        hintId={hintId}
        counted={counted}
        seen={seen}
        isListed={isList}
        radius={radius}
        within={clusters.within}
        placeText={placeText}
      />
    </section>
  );
}
