/**
 * Timing limits that distinguish a keyboard-wedge scanner from typing. A scanner types fast and ends with Enter or
 * Tab.
 */
export interface WedgeLimits {
  /** Milliseconds between two keys, at most, for them to come from a scanner. */
  gap: number;
  /** Keys that a code has at least. */
  length: number;
}

export const usualWedge: WedgeLimits = { gap: 40, length: 4 };

export interface Wedge {
  /**
   * Takes a key and the time it came, in milliseconds.
   * @returns the code where this key ended one that was scanned.
   */
  key: (key: string, at: number) => string | undefined;
  /** Returns true if the keys so far arrived at scanner speed. */
  isRunning: () => boolean;
  reset: () => void;
}

/** Listens to keys for a scanner's. Modifier keys are no part of a code; any other key that is no letter ends it. */
export function listenForWedge({ gap, length }: WedgeLimits = usualWedge): Wedge {
  let code = '';
  let last = Number.NEGATIVE_INFINITY;
  const reset = () => {
    code = '';
    last = Number.NEGATIVE_INFINITY;
  };
  return {
    reset,
    isRunning: () => code.length >= length,
    key: (key, at) => {
      if (key === 'Shift' || key === 'CapsLock') return undefined;
      const isQuick = at - last <= gap;
      if (key === 'Enter' || key === 'Tab') {
        const scanned = isQuick && code.length >= length ? code : undefined;
        reset();
        return scanned;
      }
      if (key.length !== 1) {
        reset();
        return undefined;
      }
      code = isQuick ? code + key : key;
      last = at;
      return undefined;
    },
  };
}

/**
 * Returns the scanned code if the field contains more than the scan. Text typed before is dropped, unless the scanner
 * paused and both parts form one valid code. If neither is valid, the whole text is kept.
 */
export function meantCode(inField: string, scanned: string, isRight: (code: string) => boolean): string {
  const whole = inField.trim();
  if (whole === '' || whole === scanned) return scanned;
  return isRight(scanned) && !isRight(whole) ? scanned : whole;
}
