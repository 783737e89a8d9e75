import { useEffect, useRef } from 'react';
import { useLatest } from '../../hooks.ts';

/**
 * Hands out what is written, and tells it from what comes from elsewhere: a render that lags behind the typing must not
 * take letters away.
 * @param take puts into the editor what it did not hand out itself.
 */
export function useControlledContent(
  value: string,
  onChange: (value: string) => void,
  take: (value: string) => void,
): (value: string) => void {
  /** What was handed out and has not come back yet. */
  const given = useRef([value]);
  const change = useLatest((next: string) => {
    given.current.push(next);
    onChange(next);
  });
  const foreign = useLatest(take);
  useEffect(() => {
    const at = given.current.lastIndexOf(value);
    if (at >= 0) {
      given.current.splice(0, at);
      return;
    }
    given.current = [value];
    foreign(value);
  }, [value, foreign]);
  return change;
}
