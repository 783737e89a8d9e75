interface TabKeyOptions {
  /** Index of the tab that has the focus; −1 for none. */
  from: number;
  count: number;
  orientation: 'horizontal' | 'vertical';
  direction: 'ltr' | 'rtl';
}

/** Returns the index of the tab that a key moves to, wrapping around; undefined for other keys. */
export function tabAfterKey(
  key: string,
  { from, count, orientation, direction }: TabKeyOptions,
): number | undefined {
  if (from < 0 || count === 0) return undefined;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const [back, on] =
    orientation === 'vertical'
      ? ['ArrowUp', 'ArrowDown']
      : direction === 'rtl'
        ? ['ArrowRight', 'ArrowLeft']
        : ['ArrowLeft', 'ArrowRight'];
  const step = key === on ? 1 : key === back ? -1 : 0;
  return step === 0 ? undefined : (from + step + count) % count;
}
