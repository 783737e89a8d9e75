/**
 * Timing limits that distinguish a keyboard-wedge scanner from typing. A scanner types fast and ends with Enter or
 * Tab.
 */
export interface WedgeLimits {
  /** Maximum milliseconds between two keys of a scanner. */
  gap: number;
  /** Minimum number of keys of a code. */
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

/** Detects scanner input among key events. Modifier keys are ignored; any other non-character key ends a code. */
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
export function scannedCode(inField: string, scanned: string, isRight: (code: string) => boolean): string {
  const fieldText = inField.trim();
  if (fieldText === '' || fieldText === scanned) return scanned;
  return isRight(scanned) && !isRight(fieldText) ? scanned : fieldText;
}
