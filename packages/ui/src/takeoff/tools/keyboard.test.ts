import { describe, expect, it } from 'vitest';
import { commandFor, toolKeys } from './keyboard.ts';

const press = (
  key: string,
  more: Partial<Record<'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey', boolean>> = {},
) => commandFor({ key, shiftKey: false, altKey: false, ctrlKey: false, metaKey: false, ...more });

describe('keyboard', () => {
  it('has a unique key for every tool', () => {
    const keys = Object.values(toolKeys);
    expect(new Set(keys).size).toBe(keys.length);
    for (const [tool, key] of Object.entries(toolKeys)) {
      const [letter = '', shift] = key.toLowerCase().split(' ').reverse();
      expect(press(letter, { shiftKey: shift === 'shift' })).toEqual({ type: 'tool', tool });
    }
  });

  it('undoes and redoes with Control and with Command', () => {
    expect(press('z', { ctrlKey: true })).toEqual({ type: 'undo' });
    expect(press('Z', { metaKey: true, shiftKey: true })).toEqual({ type: 'redo' });
    expect(press('y', { ctrlKey: true })).toEqual({ type: 'redo' });
  });

  it('does not handle browser shortcuts', () => {
    expect(press('Tab')).toBeNull();
    expect(press('c', { ctrlKey: true, shiftKey: true })).toBeNull();
    expect(press('l', { altKey: true })).toBeNull();
    expect(press('r', { ctrlKey: true })).toBeNull();
  });

  it('selects vertices of the selection', () => {
    expect([press('PageDown'), press('PageUp')]).toEqual([
      { type: 'corner', by: 1 },
      { type: 'corner', by: -1 },
    ]);
    expect(press('Insert')).toEqual({ type: 'insert' });
  });

  it('continues and joins lines, and subtracts areas', () => {
    expect(press('X', { shiftKey: true })).toEqual({ type: 'subtract' });
    expect(press('L', { shiftKey: true })).toEqual({ type: 'continue' });
    expect(press('J', { shiftKey: true })).toEqual({ type: 'join' });
  });

  it('splits areas with Shift and toggles snap without', () => {
    expect(press('S', { shiftKey: true })).toEqual({ type: 'tool', tool: 'split-areas' });
    expect(press('s')).toEqual({ type: 'snap' });
  });

  it('offsets the selection with Shift and toggles ortho without', () => {
    expect(press('O', { shiftKey: true })).toEqual({ type: 'offset' });
    expect(press('o')).toEqual({ type: 'ortho' });
  });

  it('finds rooms with Shift and fits the page without', () => {
    expect(press('F', { shiftKey: true })).toEqual({ type: 'tool', tool: 'find-room' });
    expect(press('f')).toEqual({ type: 'fit' });
  });

  it('nudges further with Shift', () => {
    expect(press('ArrowUp', { shiftKey: true })).toEqual({ type: 'nudge', x: 0, y: -1, far: true });
  });
});
