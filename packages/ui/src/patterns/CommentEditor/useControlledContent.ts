import { useEffect, useRef } from 'react';
import { useLatest } from '../../hooks.ts';

/**
 * Reports the content and distinguishes it from external changes: a render that lags behind typing must not remove
 * letters.
 * @param take sets content that the editor did not report itself.
 */
export function useControlledContent(
  value: string,
  onChange: (value: string) => void,
  take: (value: string) => void,
): (value: string) => void {
  /** Reported values that have not come back as props yet. */
  const reportedValues = useRef([value]);
  const change = useLatest((next: string) => {
    reportedValues.current.push(next);
    onChange(next);
  });
  const foreign = useLatest(take);
  useEffect(() => {
    const at = reportedValues.current.lastIndexOf(value);
    if (at >= 0) {
      reportedValues.current.splice(0, at);
      return;
    }
    reportedValues.current = [value];
    foreign(value);
  }, [value, foreign]);
  return change;
}
