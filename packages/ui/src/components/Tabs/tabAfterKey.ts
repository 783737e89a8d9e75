interface TabKeyOptions {
  /** Index of the tab that has the focus; −1 for none. */
  from: number;
  count: number;
  orientation: 'horizontal' | 'vertical';
  direction: 'ltr' | 'rtl';
}

/** Index of the tab that a key leads to, round the end; undefined for a key that is not for the tabs. */
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
