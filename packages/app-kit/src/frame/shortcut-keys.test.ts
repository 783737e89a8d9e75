import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatKeys, nameOf, stepOf, type Press, type Shortcut, type KeyContext } from './shortcut-keys.ts';

const press = (key: string, more: Partial<Press> = {}): Press => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...more,
});
const free: KeyContext = { isTyping: false, isModal: false, hasPlainKeys: true };
const run = () => undefined;
const shortcuts: Shortcut[] = [
  { id: 'palette', keys: 'Mod+j', label: 'Commands', group: 'Everywhere', run },
  { id: 'sheet', keys: '?', label: 'Shortcuts', group: 'Everywhere', run },
  { id: 'crm', keys: 'g c', label: 'CRM', group: 'Go to', run },
  { id: 'search', keys: 'Mod+k', label: 'Search', group: 'Everywhere' },
];
const step = (pending: string | undefined, key: Press, standing: KeyContext = free) => {
  const { pending: next, found } = stepOf(pending, key, shortcuts, standing);
  return found?.id ?? (next === undefined ? 'nothing' : `waits after ${next}`);
};

describe('stepOf', () => {
  test.each([
    ['Ctrl and a letter', press('j', { ctrlKey: true }), 'palette'],
    ['⌘ and a letter', press('j', { metaKey: true }), 'palette'],
    ['the letter alone', press('j'), 'nothing'],
    ['a character that needs Shift here', press('?', { shiftKey: true }), 'sheet'],
    ['a character that needs AltGr here', press('?', { ctrlKey: true, altKey: true }), 'sheet'],
    ['the first of two', press('g'), 'waits after g'],
    ['with Caps Lock', press('G'), 'waits after g'],
    ['what a part of the page listens to itself', press('k', { ctrlKey: true }), 'nothing'],
  ])('%s', (_name, key, expected) => {
    expect(step(undefined, key)).toBe(expected);
  });
  test('ignores a shortcut with sparesFields in a field', () => {
    const undo: Shortcut = {
      id: 'undo',
      keys: 'Mod+z',
      label: 'Undo',
      group: 'Tasks',
      sparesFields: true,
      run,
    };
    const key = press('z', { ctrlKey: true });
    expect(stepOf(undefined, key, [undo], free).found?.id).toBe('undo');
    expect(stepOf(undefined, key, [undo], { ...free, isTyping: true }).found).toBeUndefined();
  });
  test('matches key sequences and ignores modifiers in between', () => {
    expect(step('g', press('c'))).toBe('crm');
    expect(step('g', press('Shift', { shiftKey: true }))).toBe('waits after g');
    expect(step('g', press('x'))).toBe('nothing');
    expect(step('g', press('?'))).toBe('sheet');
  });
  test('allows only Ctrl or ⌘ shortcuts in fields and none behind a dialog', () => {
    const typing = { ...free, isTyping: true };
    expect(step(undefined, press('?'), typing)).toBe('nothing');
    expect(step(undefined, press('g'), typing)).toBe('nothing');
    expect(step('g', press('c'), typing)).toBe('nothing');
    expect(step(undefined, press('j', { ctrlKey: true }), typing)).toBe('palette');
    expect(step(undefined, press('j', { ctrlKey: true }), { ...free, isModal: true })).toBe('nothing');
  });
  test('ignores single keys when they are disabled', () => {
    const off = { ...free, hasPlainKeys: false };
    expect(step(undefined, press('?'), off)).toBe('nothing');
    expect(step('g', press('c'), off)).toBe('nothing');
    expect(step(undefined, press('j', { ctrlKey: true }), off)).toBe('palette');
  });
  test('never triggers while typing in a field', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.string({ minLength: 1, maxLength: 1 }), fc.boolean())), (keys) => {
        let pending: string | undefined;
        for (const [key, shiftKey] of keys) {
          const next = stepOf(pending, press(key, { shiftKey }), shortcuts, { ...free, isTyping: true });
          expect(next.found).toBeUndefined();
          pending = next.pending;
        }
      }),
    );
  });
});

test('keysShown formats keys for the platform', () => {
  expect(formatKeys('Mod+j', false)).toEqual(['Ctrl J']);
  expect(formatKeys('Mod+Shift+ArrowRight', true)).toEqual(['⌘⇧→']);
  expect(formatKeys('g c', false)).toEqual(['G', 'C']);
  expect(nameOf(press('ArrowRight', { shiftKey: true, ctrlKey: true }))).toBe('Mod+Shift+ArrowRight');
});
