import { useEffect, useId, useState } from 'react';
import type { MenuEntry } from '../../components/Menu/Menu.tsx';
import { Banner } from '../../components/Feedback/Banner.tsx';
import { useControlled, useMedia } from '../../hooks.ts';
import { useLocale } from '../../locale.tsx';
import { useIsPhone } from '../../media.ts';
import { useMessages } from '../../messages/useMessages.ts';
import { Modal } from '../../overlay/Modal.tsx';
import { screens } from '../../styles/breakpoints.ts';
import { MarkTools } from './MarkTools.tsx';
import type { Photo, PhotoRotation } from './photoTypes.ts';
import { PhotoDetails } from './PhotoDetails.tsx';
import type { PhotoMark } from './photoMarks.ts';
import { PhotoStage } from './PhotoStage.tsx';
import { wholeView, zoomBy } from './photoZoom.ts';
import { photoViewerMessages } from './PhotoViewer.messages.ts';
import * as styles from './PhotoViewer.css.ts';
import { useMarkActions } from './useMarkActions.ts';
import { useMarkedCopy } from './useMarkedCopy.ts';
import { usePhotoMarking, type PhotoMarking } from './usePhotoMarking.ts';
import { usePhotoViewerState } from './usePhotoViewerState.ts';
import { MarkBar, PhotoViewerToolbar, type ViewerBarProps } from './PhotoViewerToolbar.tsx';
import { viewerKeyHandler, type ViewerCommand } from './photoViewerKeys.ts';

export type { Photo, PhotoRotation } from './photoTypes.ts';
export type { MarkPoint, PhotoMark, PhotoMarkKind } from './photoMarks.ts';

export interface PhotoViewerProps {
  /** Photos in the order in which they are turned; `orderPhotos` has that of a `PhotoGrid`. */
  photos: readonly Photo[];
  /** Id of the shown photo. */
  photoId: string;
  /** Called with the id of the photo to show. */
  onPhotoChange: (id: string) => void;
  /** Called to close the viewer. */
  onClose: () => void;
  /** Called after each change of a photo's marks; without it marks can only be seen. */
  onMarksChange?: (id: string, marks: PhotoMark[]) => void;
  /** Called to keep the rotation of a photo; without it the rotation lasts until the viewer is closed. */
  onRotationChange?: (id: string, rotation: PhotoRotation) => void;
  /** Called with a PNG of the photo with its marks; shows the action for photos that have marks. */
  onSaveCopy?: (id: string, copy: Blob) => void | Promise<void>;
  /** Returns further actions of a photo. */
  actions?: (photo: Photo) => readonly MenuEntry[];
  /** Controlled open state of the details. */
  isDetailsOpen?: boolean;
  /** Called when the details are opened or closed. */
  onDetailsOpenChange?: (isOpen: boolean) => void;
}

/** Factor of one step of zoom. */
const zoomStep = 1.5;
const middle = { x: 0, y: 0 };

/**
 * Photo over the whole screen, mounted while open. Left and right arrow, Page Up and Page Down, Home and End turn the
 * photos; plus, minus and 0 zoom, and arrows pan an enlarged photo; R rotates, I shows details, H hides marks, M marks
 * up, Escape closes. Fingers swipe, pinch and tap twice.
 *
 * Mark-up: V, A, B, E, P and T choose the tool. A press on the photo and Enter place a mark in its middle; Tab goes
 * from mark to mark, arrow keys move it, Shift with arrow keys resizes it, Enter edits its text and Delete removes it.
 * Ctrl+Z and Ctrl+Shift+Z undo and redo. Escape clears the selection, then ends the mark-up.
 *
 * @example
 * const [photoId, setPhotoId] = useState('1');
 * return (
 *   <PhotoViewer
 *     photos={[{ id: '1', name: 'Corridor', day: '2026-03-10', src: '/photos/corridor.jpg' }]}
 *     photoId={photoId}
 *     onPhotoChange={setPhotoId}
 *     onClose={() => console.log('Closed')}
 *   />
 * );
 */
export function PhotoViewer(props: PhotoViewerProps) {
  const photo = props.photos.find(({ id }) => id === props.photoId);
  // The photo may be removed by someone else while it is shown.
  return photo ? <ShownPhoto {...props} photo={photo} /> : null;
}

/** Hint on the current keys and gestures. */
function hintOf({ isOn, tool }: PhotoMarking, messages: typeof photoViewerMessages): string {
  if (!isOn) return messages.photoHint;
  return tool === 'select' ? messages.selectHint : messages.drawHint(messages.kinds[tool]);
}

function ShownPhoto({
  photos,
  photo,
  onPhotoChange,
  onClose,
  ...props
}: PhotoViewerProps & { photo: Photo }) {
  const messages = useMessages('photoViewer', photoViewerMessages);
  const { locale, direction } = useLocale();
  const isPhone = useIsPhone();
  const isTouch = useMedia(screens.touch) || isPhone;
  const hintId = useId();
  const details = useControlled(props.isDetailsOpen, false, props.onDetailsOpenChange);
  const [isDetailsOpen, setDetailsOpen] = details;
  const [areMarksShown, setMarksShown] = useState(true);
  const [announcement, setAnnouncement] = useState('');
  const state = usePhotoViewerState({ photos, photo, onRotationChange: props.onRotationChange });
  const { stage, index, view, picture, frame, show } = state;
  const marking = usePhotoMarking(photo, props.onMarksChange);
  const actions = useMarkActions({ marking, state, announce: setAnnouncement });
  const copy = useMarkedCopy({ ...photo, rotation: state.rotation }, props.onSaveCopy);

  const position = messages.position(
    (index + 1).toLocaleString(locale),
    photos.length.toLocaleString(locale),
  );
  const name = photo.description ?? photo.name;
  useEffect(() => setAnnouncement(messages.shown(name, position)), [messages, name, position]);

  const turnTo = (to: number) => {
    const next = photos[Math.min(photos.length - 1, Math.max(0, to))];
    if (!next || next.id === photo.id) return;
    marking.select(undefined);
    onPhotoChange(next.id);
  };
  const zoom = (factor: number) => show(zoomBy(frame, view, factor, middle));
  const run: Record<ViewerCommand, () => void> = {
    previous: () => turnTo(index - 1),
    next: () => turnTo(index + 1),
    first: () => turnTo(0),
    last: () => turnTo(photos.length - 1),
    zoomIn: () => zoom(zoomStep),
    zoomOut: () => zoom(1 / zoomStep),
    fit: () => show(wholeView),
    rotate: () => setAnnouncement(messages.rotated(state.rotate().toLocaleString(locale))),
    markUp: () => {
      if (!props.onMarksChange || !picture) return;
      setMarksShown(true);
      marking.start();
      stage?.focus();
    },
    details: () => setDetailsOpen(!isDetailsOpen),
    marks: () => setMarksShown(!areMarksShown),
  };
  const onKeyDown = viewerKeyHandler({
    state,
    isMarking: marking.isOn,
    isMirrored: direction === 'rtl',
    run,
    onMarkingKey: actions.onKey,
  });
  const hint = hintOf(marking, messages);
  return (
    <Modal aria-label={messages.label} onClose={onClose} scrim={styles.scrim} className={styles.viewer}>
      <div className={styles.keys} onKeyDown={onKeyDown}>
        <Head
          photo={photo}
          position={position}
          size={isTouch ? 'lg' : 'md'}
          isPhone={isPhone}
          zoom={view.zoom}
          areMarksShown={areMarksShown}
          isDetailsOpen={isDetailsOpen}
          canMarkUp={props.onMarksChange !== undefined}
          isLoaded={picture !== undefined}
          copy={copy}
          actions={props.actions?.(photo) ?? []}
          onCommand={(command) => run[command]()}
          onClose={onClose}
          marking={marking}
          markActions={actions}
        />
        <div className={styles.body}>
          <PhotoStage
            photo={photo}
            state={state}
            marking={marking}
            areMarksShown={areMarksShown}
            newMark={actions.newMark}
            onMarkKeyDown={actions.onMarkKeyDown}
            onPrevious={index > 0 ? run.previous : undefined}
            onNext={index < photos.length - 1 ? run.next : undefined}
            hintId={hintId}
          />
          {marking.isOn && marking.tool !== 'select' && (
            <div className={styles.hint} aria-hidden>
              <span className={styles.hintText}>{hint}</span>
            </div>
          )}
          {isDetailsOpen && !marking.isOn && (
            <PhotoDetails photo={photo} onClose={() => setDetailsOpen(false)} />
          )}
        </div>
        {marking.isOn && (
          <MarkTools
            marking={marking}
            size={isTouch ? 'lg' : 'md'}
            onTextDone={() => stage?.querySelector<SVGElement>('[data-mark][aria-pressed="true"]')?.focus()}
          />
        )}
        <span id={hintId} className={styles.unseen}>
          {hint}
        </span>
        <div role="status" className={styles.unseen}>
          {announcement}
        </div>
      </div>
    </Modal>
  );
}

interface HeadProps extends Omit<ViewerBarProps, 'onSaveCopy' | 'isSavingCopy'> {
  copy: ReturnType<typeof useMarkedCopy>;
  marking: PhotoMarking;
  markActions: ReturnType<typeof useMarkActions>;
}

/** Head of the viewer or of the mark-up, and the failure of a copy. */
function Head({ copy, marking, markActions, ...bar }: HeadProps) {
  const messages = useMessages('photoViewer', photoViewerMessages);
  return (
    <>
      {marking.isOn ? (
        <MarkBar
          size={bar.size}
          canUndo={marking.canUndo}
          canRedo={marking.canRedo}
          hasSelection={marking.selected !== undefined}
          onUndo={markActions.undo}
          onRedo={markActions.redo}
          onRemove={() => marking.selected && markActions.remove(marking.selected)}
          onDone={markActions.stop}
        />
      ) : (
        <PhotoViewerToolbar {...bar} onSaveCopy={copy.save} isSavingCopy={copy.isSaving} />
      )}
      {copy.hasFailed && (
        <Banner isAtEdge isUrgent tone="bad" title={messages.copyFailed} onDismiss={copy.dismiss}>
          {messages.copyFailedText}
        </Banner>
      )}
    </>
  );
}
