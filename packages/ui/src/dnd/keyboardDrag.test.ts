import { expect, it, vi } from 'vitest';
import { directionOf, whileDragging } from './keyboardDrag.ts';

it('reads arrows the way the reader reads', () => {
  expect(directionOf('ArrowRight', false)).toBe('forward');
  expect(directionOf('ArrowRight', true)).toBe('back');
  expect(directionOf('ArrowUp', true)).toBe('up');
  expect(directionOf('a', false)).toBeUndefined();
});
it('takes what is for the carry, and lets Tab go on after it has put things back', () => {
  const keys = { step: vi.fn(), land: vi.fn(), putBack: vi.fn() };
  expect(whileDragging({ key: 'Home' }, false, keys)).toBe(true);
  expect(keys.step).toHaveBeenLastCalledWith('first');
  expect(whileDragging({ key: ' ' }, false, keys)).toBe(true);
  expect(keys.land).toHaveBeenCalledOnce();
  expect(whileDragging({ key: 'Tab' }, false, keys)).toBe(false);
  expect(whileDragging({ key: 'Escape' }, false, keys)).toBe(true);
  expect(keys.putBack).toHaveBeenCalledTimes(2);
  expect(whileDragging({ key: 'x' }, false, keys)).toBe(false);
});
