/** Keyboard shortcut. */
export interface Shortcut {
  id: string;
  /** `Mod+j`, `?`, or `g c` for a sequence. `Mod` is ⌘ on Apple devices and Ctrl elsewhere. */
  keys: string;
  label: string;
  group: string;
  /** Leaves the keys to fields, such as `Mod+z` in a text field. */
  sparesFields?: boolean;
  /** Handler; absent for shortcuts that a component handles itself and that are only listed. */
  run?: () => void;
}

export interface Press {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
}

/** State of the page when a key is pressed. */
export interface KeyContext {
  /** True in a field or a component that uses letter keys. */
  isTyping: boolean;
  /** True while a dialog is open. */
  isModal: boolean;
  /** Enables shortcuts without Ctrl or ⌘; speech input can trigger them by accident (WCAG 2.1.4). */
  hasPlainKeys: boolean;
}

/** Formats a key event in the syntax of `keys`; undefined for modifiers and unknown keys. */
export function nameOf({ key, ctrlKey, metaKey, altKey, shiftKey }: Press): string | undefined {
  if (['Control', 'Meta', 'Alt', 'Shift', 'Dead', 'Process', 'Unidentified', ''].includes(key))
    return undefined;
  // Compare characters without Shift or AltGr, because these depend on the keyboard layout.
  const isCharacter = key.length === 1 && key !== ' ';
  const isMod = (ctrlKey || metaKey) && !(ctrlKey && altKey);
  if (isCharacter && !isMod) return altKey && !ctrlKey ? undefined : key.toLowerCase();
  return [
    isMod ? 'Mod' : '',
    altKey ? 'Alt' : '',
    shiftKey ? 'Shift' : '',
    isCharacter ? key.toLowerCase() : key,
  ]
    .filter(Boolean)
    .join('+');
}

export const isPlain = (keys: string): boolean => !/(^|\s)(Mod|Alt)\+/.test(keys);

export interface Step {
  /** First key of a sequence while waiting for the second. */
  pending?: string;
  found?: Shortcut;
}

/**
 * Finds the shortcut of a key press.
 * @param pending previous key of a possible sequence.
 */
export function stepOf(
  pending: string | undefined,
  press: Press,
  shortcuts: readonly Shortcut[],
  { isTyping, isModal, hasPlainKeys }: KeyContext,
): Step {
  const name = nameOf(press);
  if (name === undefined) return pending === undefined ? {} : { pending };
  if (isModal) return {};
  const usable = shortcuts.filter(
    ({ keys, run, sparesFields }) =>
      run && !(sparesFields && isTyping) && (!isPlain(keys) || (hasPlainKeys && !isTyping)),
  );
  const sequence = pending === undefined ? name : `${pending} ${name}`;
  const found = usable.find(({ keys }) => keys === sequence) ?? usable.find(({ keys }) => keys === name);
  if (found) return { found };
  return usable.some(({ keys }) => keys.startsWith(`${name} `)) ? { pending: name } : {};
}

const marks: Readonly<Record<string, [mac: string, other: string]>> = {
  Mod: ['⌘', 'Ctrl'],
  Alt: ['⌥', 'Alt'],
  Shift: ['⇧', 'Shift'],
  ArrowLeft: ['←', '←'],
  ArrowRight: ['→', '→'],
  Delete: ['⌦', 'Delete'],
};

/** Formats keys as printed on the keyboard, one text per press. */
export const formatKeys = (keys: string, isMac: boolean): string[] =>
  keys.split(' ').map((press) =>
    press
      .split('+')
      .map((part) => marks[part]?.[isMac ? 0 : 1] ?? (part.length === 1 ? part.toUpperCase() : part))
      .join(isMac ? '' : ' '),
  );
