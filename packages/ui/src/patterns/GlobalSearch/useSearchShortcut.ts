import { useEffect, useRef, type RefObject } from 'react';

/**
 * Ctrl+K or ⌘K focuses the search field, or opens the search where there is no field. Escape leaves the empty field; the
 * focus then returns to the element that had it before the shortcut.
 */
export function useSearchShortcut(
  field: RefObject<HTMLInputElement | null>,
  isSheet: boolean,
  setOpen: (isOpen: boolean) => void,
  isOn: boolean,
): void {
  const origin = useRef<Element>(null);
  useEffect(() => {
    if (!isOn) return undefined;
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') {
        if (event.target !== field.current || document.activeElement !== document.body) return;
        if (origin.current instanceof HTMLElement) origin.current.focus({ preventScroll: true });
        origin.current = null;
        return;
      }
      if (event.key.toLowerCase() !== 'k' || !(event.metaKey || event.ctrlKey) || event.altKey) return;
      event.preventDefault();
      if (document.activeElement !== field.current) origin.current = document.activeElement;
      if (isSheet) setOpen(true);
      else field.current?.select();
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, [field, isSheet, setOpen, isOn]);
}
