import { useEffect, type RefObject } from 'react';
import type { UnfinishedDrawing } from '../types.ts';
import type { Engine } from './Engine.ts';

/** Resumes an unfinished drawing when it is first passed. */
export function useResumedDrawing(
  engine: RefObject<Engine | null>,
  unfinished: UnfinishedDrawing | null | undefined,
) {
  useEffect(() => {
    if (unfinished) engine.current?.hand.resume(unfinished);
  }, [engine, unfinished]);
}
