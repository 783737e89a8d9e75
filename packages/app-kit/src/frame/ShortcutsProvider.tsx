import { createContext, use, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { usePreference } from '../session/use-preference.ts';
import { stepOf, type Shortcut } from './shortcut-keys.ts';

/** Timeout between the two keys of a sequence in milliseconds. */
const SEQUENCE_TIMEOUT_MS = 1200;

interface Registry {
  add: (list: readonly Shortcut[]) => () => void;
  /** Lists the shortcuts registered on this page. */
  all: () => readonly Shortcut[];
  hasPlainKeys: boolean;
  setPlainKeys: (isOn: boolean) => void;
}
const RegistryContext = createContext<Registry | undefined>(undefined);

const offKey = 'plainKeysOff';

/** Selectors of elements that use letter keys. */
const typing = [
  'input:not([type=checkbox], [type=radio], [type=button], [type=submit], [type=range], [type=color])',
  'textarea',
  'select',
  '[contenteditable]:not([contenteditable=false])',
  ...['application', 'combobox', 'listbox', 'menu', 'searchbox', 'spinbutton', 'textbox', 'tree'].map(
    (role) => `[role=${role}]`,
  ),
].join(',');

/** Single key listener and registry of shortcuts. */
export function ShortcutsProvider({ children }: { children: ReactNode }) {
  const lists = useRef(new Set<readonly Shortcut[]>());
  const [stored, store, isReady] = usePreference<{ plain?: boolean }>('shortcuts', {});
  // Use the locally stored value until the preference is loaded.
  const hasPlainKeys = isReady ? stored.plain !== false : localStorage.getItem(offKey) === null;
  useEffect(() => {
    if (hasPlainKeys) localStorage.removeItem(offKey);
    else localStorage.setItem(offKey, '1');
  }, [hasPlainKeys]);
  useEffect(() => {
    let pending: string | undefined;
    let timer: ReturnType<typeof setTimeout>;
    const onKey = (event: KeyboardEvent) => {
      // Ignore keys that were handled elsewhere or are part of an IME composition.
      if (event.defaultPrevented || event.isComposing || event.repeat) return;
      const at = event.target instanceof Element ? event.target : document.body;
      const { pending: next, found } = stepOf(pending, event, [...lists.current].flat(), {
        isTyping: at.closest(typing) !== null,
        isModal: document.querySelector('[aria-modal=true]') !== null,
        hasPlainKeys,
      });
      clearTimeout(timer);
      pending = next;
      if (next !== undefined) timer = setTimeout(() => (pending = undefined), SEQUENCE_TIMEOUT_MS);
      if (!found?.run) return;
      event.preventDefault();
      found.run();
    };
    window.addEventListener('keydown', onKey);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('keydown', onKey);
    };
  }, [hasPlainKeys]);
  const registry = useMemo<Registry>(
    () => ({
      add: (list) => {
        lists.current.add(list);
        return () => void lists.current.delete(list);
      },
      all: () => [...lists.current].flat(),
      hasPlainKeys,
      setPlainKeys: (plain) => store({ plain }),
    }),
    [hasPlainKeys, store],
  );
  return <RegistryContext value={registry}>{children}</RegistryContext>;
}

export function useShortcutRegistry(): Registry {
  const registry = use(RegistryContext);
  if (!registry) throw new Error('useShortcutRegistry must be used within the frame');
  return registry;
}

/** Registers shortcuts while the caller is mounted. */
export function useShortcuts(shortcuts: readonly Shortcut[]): void {
  const registry = use(RegistryContext);
  const latest = useRef(shortcuts);
  const signature = shortcuts
    .map(({ id, keys, label, group, run }) => `${id} ${keys} ${label} ${group} ${!!run}`)
    .join('\n');
  useEffect(() => {
    latest.current = shortcuts;
  });
  const add = registry?.add;
  useEffect(
    () =>
      add?.(
        latest.current.map(({ run, ...each }) => ({
          ...each,
          ...(run ? { run: () => latest.current.find(({ id }) => id === each.id)?.run?.() } : {}),
        })),
      ),
    [add, signature],
  );
}

/** Returns true on Apple devices. */
export const useIsMac = (): boolean => useState(() => /Mac|iPhone|iPad/.test(navigator.userAgent))[0];
