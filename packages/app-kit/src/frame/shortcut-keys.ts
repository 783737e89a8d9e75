/** One way to do something by keyboard. */
export interface Shortcut {
  id: string;
  /** `Mod+j`, `?`, `g c` for one key after the other. `Mod` is ⌘ where there is one, Ctrl elsewhere. */
  keys: string;
  label: string;
  group: string;
  /** In a field these keys mean what they always mean there: what is typed is taken back by the field. */
  sparesFields?: boolean;
  /** Absent where the part on the page listens itself and is only told of. */
  run?: () => void;
}

export interface Press {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
}

/** Where a key is pressed. */
export interface Standing {
  /** In a field, or where letters find or edit. */
  isTyping: boolean;
  /** A dialog is open: what lies behind it waits. */
  isModal: boolean;
  /** Whether keys without Ctrl or ⌘ do anything; some people press them by voice or by accident. */
  hasPlainKeys: boolean;
}

/** A press as `keys` write it; undefined for a modifier alone and for keys that nothing is bound to. */
export function nameOf({ key, ctrlKey, metaKey, altKey, shiftKey }: Press): string | undefined {
  if (['Control', 'Meta', 'Alt', 'Shift', 'Dead', 'Process', 'Unidentified', ''].includes(key))
    return undefined;
  // What needs Shift or AltGr on one keyboard does not on another: a character is what comes of it.
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
  /** The first key of two, while the second is waited for. */
  pending?: string;
  found?: Shortcut;
}

/**
 * What a press means.
 * @param pending the key before, when it may be the first of two.
 */
export function stepOf(
  pending: string | undefined,
  press: Press,
  shortcuts: readonly Shortcut[],
  { isTyping, isModal, hasPlainKeys }: Standing,
): Step {
  const name = nameOf(press);
  if (name === undefined) return pending === undefined ? {} : { pending };
  if (isModal) return {};
  const usable = shortcuts.filter(
    ({ keys, run, sparesFields }) =>
      run && !(sparesFields && isTyping) && (!isPlain(keys) || (hasPlainKeys && !isTyping)),
  );
  const whole = pending === undefined ? name : `${pending} ${name}`;
  const found = usable.find(({ keys }) => keys === whole) ?? usable.find(({ keys }) => keys === name);
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

/** The keys as they are printed on the keyboard, one text for each press. */
export const keysShown = (keys: string, isMac: boolean): string[] =>
  keys.split(' ').map((press) =>
    press
      .split('+')
      .map((part) => marks[part]?.[isMac ? 0 : 1] ?? (part.length === 1 ? part.toUpperCase() : part))
      .join(isMac ? '' : ' '),
  );
