import { expect, it, vi } from 'vitest';
import { directionOf, handleDragKey } from './keyboardDrag.ts';

it('maps arrow keys by text direction', () => {
  expect(directionOf('ArrowRight', false)).toBe('forward');
  expect(directionOf('ArrowRight', true)).toBe('back');
  expect(directionOf('ArrowUp', true)).toBe('up');
  expect(directionOf('a', false)).toBeUndefined();
});
it('handles the keys of a drag, and cancels it on Tab without handling the key', () => {
  const keys = { step: vi.fn(), endDrag: vi.fn(), cancelDrag: vi.fn() };
  expect(handleDragKey({ key: 'Home' }, false, keys)).toBe(true);
  expect(keys.step).toHaveBeenLastCalledWith('first');
  expect(handleDragKey({ key: ' ' }, false, keys)).toBe(true);
  expect(keys.endDrag).toHaveBeenCalledOnce();
  expect(handleDragKey({ key: 'Tab' }, false, keys)).toBe(false);
  expect(handleDragKey({ key: 'Escape' }, false, keys)).toBe(true);
  expect(keys.cancelDrag).toHaveBeenCalledTimes(2);
  expect(handleDragKey({ key: 'x' }, false, keys)).toBe(false);
});
