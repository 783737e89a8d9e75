import { useEffect } from 'react';
import { useSteps } from './list/use-list-window.ts';

/** Steps from the open task to the previous and next one; loads more when the open task is the last loaded one. */
export function useOpenTaskSteps(
  order: readonly string[],
  openId: string | undefined,
  /** Loads more tasks; undefined if all are loaded at once. */
  more: (() => Promise<unknown>) | undefined,
  open: (uuid: string | undefined) => void,
) {
  const steps = useSteps({ ids: order, begins: 0, total: order.length }, openId, (at) => open(order[at]));
  const isLastInSight = openId !== undefined && order.at(-1) === openId;
  useEffect(() => {
    if (isLastInSight) void more?.();
  }, [isLastInSight, more]);
  return steps;
}
