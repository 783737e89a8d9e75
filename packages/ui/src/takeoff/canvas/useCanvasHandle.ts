import { useImperativeHandle, type Ref, type RefObject } from 'react';
import { roundTo } from '../geometry/around.ts';
import type { TakeoffStore } from '../store/takeoffStore.ts';
import type { TakeoffCanvasHandle } from '../types.ts';
import type { Engine } from './Engine.ts';

/** Exposes the imperative handle of a canvas. */
export function useCanvasHandle(
  ref: Ref<TakeoffCanvasHandle> | undefined,
  engine: RefObject<Engine | null>,
  store: TakeoffStore,
  host: RefObject<HTMLElement | null>,
) {
  useImperativeHandle(
    ref,
    () => ({
      fit: () => engine.current?.stage.fit(),
      zoomIn: () => engine.current?.stage.zoomBy(1.25),
      zoomOut: () => engine.current?.stage.zoomBy(0.8),
      zoomTo: (rect) => engine.current?.stage.zoomTo(rect),
      zoomAround: (measures) => {
        const around = roundTo(measures);
        if (around) engine.current?.stage.zoomTo(around);
      },
      undo: () => engine.current?.hand.undo(),
      redo: () => engine.current?.hand.redo(),
      setTool: (next) => engine.current?.hand.take(next),
      scaleBothWays: () => engine.current?.hand.scaleBothWays(),
      correctLength: (scale, which) => engine.current?.hand.correctLength(scale, which),
      setModes: (modes) => engine.current?.hand.setModes(modes),
      finish: () => engine.current?.hand.finish(),
      cancel: () => engine.current?.hand.cancel(),
      select: (uuids) => store.select(uuids),
      setLayer: (to) => engine.current?.editor.setLayer(to),
      setGroup: (to, times) => engine.current?.editor.setGroup(to, times),
      setCondition: (to) => engine.current?.setCondition(to),
      setDimensions: (change) => engine.current?.editor.setDimensions(change),
      deleteSelected: () => engine.current?.deleteSelected(),
      turnSelected: (degrees) => engine.current?.editor.turn((-degrees * Math.PI) / 180),
      setOpacity: (opacity) => engine.current?.editor.fade(opacity),
      setColor: (color) => engine.current?.editor.color(color),
      edit: (command) => engine.current?.keys.edit(command),
      continueDrawing: (uuid, near) => engine.current?.hand.continueDrawing(uuid, near),
      splitSelected: (at) => engine.current?.editor.paths.split(at),
      editMark: (uuid) => engine.current?.hand.editMark(uuid),
      editDetail: (uuid) => engine.current?.hand.frames.edit(uuid),
      frameDetail: (uuid) => engine.current?.hand.frameDetail(uuid),
      reveal: (at) => engine.current?.stage.reveal(at),
      focus: () => host.current?.focus({ preventScroll: true }),
      handleKey: (event) => engine.current?.key(event) ?? false,
    }),
    [engine, store, host],
  );
}
