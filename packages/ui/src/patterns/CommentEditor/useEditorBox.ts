import { useLayoutEffect, type RefObject } from 'react';

/** Sets accessibility attributes on the editable element; undefined removes an attribute. */
export function useEditorBox(
  surface: RefObject<HTMLElement | null>,
  attributes: Readonly<Record<string, string | undefined>>,
): void {
  useLayoutEffect(() => {
    const box = surface.current?.querySelector('[contenteditable]');
    if (!box) return;
    const all = { role: 'textbox', 'aria-multiline': 'true', dir: 'auto', ...attributes };
    for (const [name, text] of Object.entries(all)) {
      if (text === undefined) box.removeAttribute(name);
      else box.setAttribute(name, text);
    }
  });
}
