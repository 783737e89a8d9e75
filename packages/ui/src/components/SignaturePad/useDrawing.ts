import { useEffect, useRef, useState, type RefObject } from 'react';
import type Pad from 'signature_pad';
import { useLatest } from '../../hooks.ts';
import { watchTheme } from '../../tokens/watchTheme.ts';
import type { Signature, Stroke } from './signature.ts';

type PadClass = typeof Pad;

const pen = { minWidth: 0.8, maxWidth: 2.4 };

const strokesOf = (pad: Pad): Stroke[] =>
  pad.toData().map(({ points }) => points.map(({ x, y, pressure, time }) => ({ x, y, pressure, time })));

/** Renders the strokes in black, regardless of the theme on screen. */
function picture(PadOf: PadClass, pad: Pad, canvas: HTMLCanvasElement): Signature {
  const copy = document.createElement('canvas');
  copy.width = canvas.width;
  copy.height = canvas.height;
  const ratio = canvas.width / Math.max(1, canvas.offsetWidth);
  copy.getContext('2d')?.scale(ratio, ratio);
  const print = new PadOf(copy, pen);
  print.fromData(pad.toData().map((group) => ({ ...group, penColor: 'black' })));
  const signature: Signature = {
    mode: 'drawn',
    strokes: strokesOf(pad),
    svg: print.toSVG(),
    png: print.toDataURL('image/png'),
  };
  print.off();
  return signature;
}

interface DrawingOptions {
  canvas: RefObject<HTMLCanvasElement | null>;
  strokes: readonly Stroke[];
  isInert: boolean;
  onDrawn: (signature: Signature | null) => void;
}

/** Drawing with the pen. The code loads with the first signature canvas. */
export function useDrawing({ canvas, strokes, isInert, onDrawn }: DrawingOptions) {
  const [state, setState] = useState<'loading' | 'ready' | 'failed'>('loading');
  const pad = useRef<Pad>(undefined);
  const PadOf = useRef<PadClass>(undefined);
  const first = useRef(strokes);
  const tell = useLatest(() => {
    const [paper, drawing, make] = [canvas.current, pad.current, PadOf.current];
    if (!paper || !drawing || !make) return;
    onDrawn(drawing.toData().length === 0 ? null : picture(make, drawing, paper));
  });

  useEffect(() => {
    const paper = canvas.current;
    if (!paper) return;
    const gone = new AbortController();
    let observer: ResizeObserver | undefined;
    const draw = (list: readonly Stroke[]) => {
      const drawing = pad.current;
      if (!drawing) return;
      const ink = getComputedStyle(paper).color;
      drawing.penColor = ink;
      drawing.fromData(
        list.map((points) => ({
          ...pen,
          penColor: ink,
          dotSize: 0,
          velocityFilterWeight: 0.7,
          compositeOperation: 'source-over' as const,
          points: points.map((point) => ({ ...point })),
        })),
      );
    };
    const fit = () => {
      const ratio = Math.max(1, devicePixelRatio);
      const [width, height] = [paper.offsetWidth * ratio, paper.offsetHeight * ratio];
      if (!pad.current || (paper.width === width && paper.height === height)) return;
      const kept = strokesOf(pad.current);
      paper.width = width;
      paper.height = height;
      paper.getContext('2d')?.scale(ratio, ratio);
      pad.current.clear();
      draw(kept);
    };
    import('signature_pad').then(
      ({ default: make }) => {
        if (gone.signal.aborted) return;
        PadOf.current = make;
        pad.current = new make(paper, pen);
        pad.current.addEventListener('endStroke', tell);
        fit();
        draw(first.current);
        observer = new ResizeObserver(fit);
        observer.observe(paper);
        const follow = () => {
          // Changes elsewhere on the page must not interrupt a stroke.
          if (pad.current && pad.current.penColor !== getComputedStyle(paper).color)
            draw(strokesOf(pad.current));
        };
        watchTheme(paper, follow, gone.signal);
        setState('ready');
      },
      () => setState('failed'),
    );
    return () => {
      gone.abort();
      observer?.disconnect();
      pad.current?.off();
      pad.current = undefined;
    };
  }, [canvas, tell]);

  useEffect(() => {
    if (state !== 'ready') return;
    if (isInert) pad.current?.off();
    else pad.current?.on();
  }, [state, isInert]);

  return {
    state,
    undo: () => {
      const drawing = pad.current;
      if (!drawing) return;
      drawing.fromData(drawing.toData().slice(0, -1));
      tell();
    },
    clear: () => {
      pad.current?.clear();
      tell();
    },
  };
}
