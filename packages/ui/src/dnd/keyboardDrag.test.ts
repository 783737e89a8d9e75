import { expect, it, vi } from 'vitest';
import { wayOf, whileCarrying } from './keyboardDrag.ts';

it('reads arrows the way the reader reads', () => {
  expect(wayOf('ArrowRight', false)).toBe('forward');
  expect(wayOf('ArrowRight', true)).toBe('back');
  expect(wayOf('ArrowUp', true)).toBe('up');
  expect(wayOf('a', false)).toBeUndefined();
});
it('takes what is for the carry, and lets Tab go on after it has put things back', () => {
  const keys = { step: vi.fn(), land: vi.fn(), putBack: vi.fn() };
  expect(whileCarrying({ key: 'Home' }, false, keys)).toBe(true);
  expect(keys.step).toHaveBeenLastCalledWith('first');
  expect(whileCarrying({ key: ' ' }, false, keys)).toBe(true);
  expect(keys.land).toHaveBeenCalledOnce();
  expect(whileCarrying({ key: 'Tab' }, false, keys)).toBe(false);
  expect(whileCarrying({ key: 'Escape' }, false, keys)).toBe(true);
  expect(keys.putBack).toHaveBeenCalledTimes(2);
  expect(whileCarrying({ key: 'x' }, false, keys)).toBe(false);
});
