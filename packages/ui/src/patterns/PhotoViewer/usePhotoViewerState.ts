import { useEffect, useMemo, useState } from 'react';
import type { Photo, PhotoRotation } from './photoTypes.ts';
import type { PictureSize } from './photoMarks.ts';
import { nextRotation, wholeView, type PhotoFrame, type PhotoView } from './photoZoom.ts';

/** Element of the stage and its size, which changes with the window, the details and the mark-up tools. */
function useStageSize() {
  const [stage, setStage] = useState<HTMLDivElement | null>(null);
  const [size, setSize] = useState<PictureSize>({ width: 1, height: 1 });
  useEffect(() => {
    if (!stage) return undefined;
    const observer = new ResizeObserver(() =>
      setSize({ width: Math.max(1, stage.clientWidth), height: Math.max(1, stage.clientHeight) }),
    );
    observer.observe(stage);
    return () => observer.disconnect();
  }, [stage]);
  return { stage, setStage, size };
}

/** Loads the photos before and after, so that they are shown at once. */
function useNeighborPictures(photos: readonly Photo[], index: number) {
  const sources = [photos[index - 1]?.src, photos[index + 1]?.src].filter(Boolean).join('\n');
  useEffect(() => {
    for (const src of sources.split('\n').filter(Boolean)) new Image().src = src;
  }, [sources]);
}

interface ViewerStateOptions {
  photos: readonly Photo[];
  photo: Photo;
  onRotationChange: ((id: string, rotation: PhotoRotation) => void) | undefined;
}

export type ViewerState = ReturnType<typeof usePhotoViewerState>;

/** Place of a photo among the others, and how it is shown: size, zoom, position and rotation. */
export function usePhotoViewerState({ photos, photo, onRotationChange }: ViewerStateOptions) {
  const [turned, setTurned] = useState<Readonly<Record<string, PhotoRotation>>>({});
  const [shown, setShown] = useState<{ id: string; view: PhotoView; picture?: PictureSize | undefined }>({
    id: photo.id,
    view: wholeView,
  });
  const { stage, setStage, size } = useStageSize();
  const index = useMemo(() => photos.findIndex(({ id }) => id === photo.id), [photos, photo.id]);
  useNeighborPictures(photos, index);

  const rotation = (onRotationChange ? undefined : turned[photo.id]) ?? photo.rotation ?? 0;
  // Each photo is shown whole at first.
  const { view, picture } = shown.id === photo.id ? shown : { view: wholeView, picture: undefined };
  const frame: PhotoFrame = { stage: size, picture: picture ?? size, rotation };
  return {
    index,
    stage,
    setStage,
    size,
    view,
    picture,
    rotation,
    frame,
    show: (next: PhotoView) => setShown({ id: photo.id, view: next, picture }),
    setPicture: (next: PictureSize) => setShown({ id: photo.id, view, picture: next }),
    /** Turns the photo clockwise. @returns the new rotation. */
    rotate: (): PhotoRotation => {
      const next = nextRotation(rotation);
      if (onRotationChange) onRotationChange(photo.id, next);
      else setTurned({ ...turned, [photo.id]: next });
      setShown({ id: photo.id, view: wholeView, picture });
      return next;
    },
  };
}
