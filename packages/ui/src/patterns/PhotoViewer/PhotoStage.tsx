import { ChevronLeftIcon, ChevronRightIcon } from 'lucide-react';
import { useEffect, useLayoutEffect, useState, type KeyboardEvent, type ReactNode } from 'react';
import { IconButton } from '../../components/Button/IconButton.tsx';
import { ErrorState } from '../../components/Feedback/States.tsx';
import { cx } from '../../cx.ts';
import { wheelDelta } from '../../dnd/wheelDelta.ts';
import { useLatest } from '../../hooks.ts';
import { useLocale } from '../../locale.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { MarkLayer } from './MarkLayer.tsx';
import type { Photo } from './photoTypes.ts';
import type { MarkPoint, PhotoMark } from './photoMarks.ts';
import { fitScale, zoomBy } from './photoZoom.ts';
import { photoViewerMessages } from './PhotoViewer.messages.ts';
import * as styles from './PhotoViewer.css.ts';
import type { PhotoMarking } from './usePhotoMarking.ts';
import { usePhotoPointer } from './usePhotoPointer.ts';
import type { ViewerState } from './usePhotoViewerState.ts';

interface PhotoStageProps {
  photo: Photo;
  state: ViewerState;
  marking: PhotoMarking;
  /** Marks are shown. */
  areMarksShown: boolean;
  newMark: (kind: PhotoMark['kind'], points: readonly MarkPoint[]) => PhotoMark;
  onMarkKeyDown: (event: KeyboardEvent, mark: PhotoMark) => void;
  /** Shows the previous or next photo; undefined where there is none. */
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
  /** Id of the hint about keys. */
  hintId: string;
}

/** The photo with its marks, which is panned, zoomed, swiped and drawn on. */
export function PhotoStage(props: PhotoStageProps) {
  const { photo, state, marking, areMarksShown, hintId, onPrevious, onNext } = props;
  const { rotation, view, size, picture, frame, stage } = state;
  const messages = useMessages('photoViewer', photoViewerMessages);
  const { direction } = useLocale();
  const isMirrored = direction === 'rtl';
  const [draft, setDraft] = useState<PhotoMark | null>(null);
  const [swipe, setSwipe] = useState(0);
  const pointer = usePhotoPointer({
    frame,
    view,
    onViewChange: state.show,
    marking,
    onDraft: setDraft,
    onSwipe: setSwipe,
    onSwiped: (to) => (to === (isMirrored ? 1 : -1) ? onNext : onPrevious)?.(),
    newMark: props.newMark,
  });

  // The keys of the viewer work from the start: the dialog leaves the focus where it is inside.
  useLayoutEffect(() => stage?.focus({ preventScroll: true }), [stage]);

  const onWheel = useLatest((event: WheelEvent) => {
    event.preventDefault();
    const { dy } = wheelDelta(event, size.height);
    const box = stage?.getBoundingClientRect();
    if (!box) return;
    const rate = event.ctrlKey ? 0.01 : 0.002;
    state.show(
      zoomBy(frame, view, Math.exp(-Math.max(-240, Math.min(240, dy)) * rate), {
        x: event.clientX - box.x - box.width / 2,
        y: event.clientY - box.y - box.height / 2,
      }),
    );
  });
  useEffect(() => {
    // React's listener is passive and could not keep the page from zooming.
    stage?.addEventListener('wheel', onWheel, { passive: false });
    return () => stage?.removeEventListener('wheel', onWheel);
  }, [stage, onWheel]);

  const selectedId = marking.isOn ? marking.selected?.id : undefined;
  const { addedId, selected } = marking;
  const asksForText = selected?.kind === 'text' && addedId === selected.id;
  useEffect(() => {
    if (!selectedId || asksForText || !stage?.contains(document.activeElement)) return;
    stage
      .querySelector<SVGElement>(`[data-mark="${CSS.escape(selectedId)}"]`)
      ?.focus({ preventScroll: true });
  }, [selectedId, asksForText, stage]);

  const shown = marking.marks.map((mark) => (mark.id === draft?.id ? draft : mark));
  if (draft && !marking.marks.some(({ id }) => id === draft.id)) shown.push(draft);
  const scale = fitScale(frame) * view.zoom;
  return (
    <div className={styles.stageBox}>
      <div
        ref={state.setStage}
        role="group"
        tabIndex={0}
        aria-label={photo.description ?? photo.name}
        aria-describedby={hintId}
        className={cx(
          styles.stage,
          view.zoom > 1 && !marking.isOn && styles.pannable,
          marking.isOn && marking.tool !== 'select' && styles.drawing,
        )}
        {...pointer}
      >
        <Picture key={photo.id} photo={photo} state={state} scale={scale} offset={swipe}>
          {picture && areMarksShown && (
            <MarkLayer
              marks={shown}
              picture={picture}
              rotation={rotation}
              scale={scale}
              isEditable={marking.isOn}
              selectedId={selectedId}
              onSelect={marking.select}
              onMarkKeyDown={props.onMarkKeyDown}
            />
          )}
        </Picture>
      </div>
      {!marking.isOn && (
        <>
          <div className={cx(styles.side, styles.start)}>
            <IconButton
              icon={ChevronLeftIcon}
              isDirectional
              variant="secondary"
              size="lg"
              label={messages.previous}
              disabledReason={onPrevious ? undefined : messages.isFirst}
              onPress={onPrevious}
            />
          </div>
          <div className={cx(styles.side, styles.end)}>
            <IconButton
              icon={ChevronRightIcon}
              isDirectional
              variant="secondary"
              size="lg"
              label={messages.next}
              disabledReason={onNext ? undefined : messages.isLast}
              onPress={onNext}
            />
          </div>
        </>
      )}
    </div>
  );
}

interface PictureProps {
  photo: Photo;
  state: ViewerState;
  scale: number;
  /** Distance of a swipe in CSS pixels. */
  offset: number;
  children: ReactNode;
}

/** The picture in its place; its thumbnail until it is loaded, and an error with a retry if it fails. */
function Picture({ photo, state, scale, offset, children }: PictureProps) {
  const { picture, view, rotation } = state;
  const messages = useMessages('photoViewer', photoViewerMessages);
  const [attempt, setAttempt] = useState(0);
  const [hasFailed, setFailed] = useState(false);
  if (hasFailed)
    return (
      <div className={styles.failed}>
        <ErrorState
          title={messages.failed}
          onRetry={() => {
            setFailed(false);
            setAttempt(attempt + 1);
          }}
        >
          {messages.failedText}
        </ErrorState>
      </div>
    );
  return (
    <>
      {!picture && (
        <div className={styles.loading} role="status" aria-label={messages.loading}>
          {photo.thumbnailSrc && <img className={styles.preview} src={photo.thumbnailSrc} alt="" />}
        </div>
      )}
      <div
        className={styles.picture}
        style={
          picture
            ? {
                width: picture.width * scale,
                height: picture.height * scale,
                transform: `translate(-50%, -50%) translate(${view.x + offset}px, ${view.y}px) rotate(${rotation}deg)`,
              }
            : { visibility: 'hidden' }
        }
      >
        <img
          key={attempt}
          className={styles.image}
          src={photo.src}
          alt={photo.description ?? photo.name}
          draggable={false}
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
            // A vector picture without a size of its own has none to report.
            state.setPicture({ width: naturalWidth || 1600, height: naturalHeight || 1200 })
          }
          onError={() => setFailed(true)}
        />
        {children}
      </div>
    </>
  );
}
