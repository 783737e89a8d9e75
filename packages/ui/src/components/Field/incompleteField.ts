/** Marks a field that contains an incomplete value which no form rule rejects. */
export const incompleteMark = (isUnread: boolean | undefined) => ({ 'data-unread': isUnread || undefined });

/** Returns the box of the first field inside that contains an incomplete value; its form value is the previous one. */
export const incompleteFieldIn = (container: Element | null | undefined): Element | null =>
  container?.querySelector('[data-unread]') ?? null;

/**
 * Focuses a field inside that contains an incomplete value. Returns true if there is one, so that nothing is submitted.
 */
export function focusIncompleteField(container: Element | null | undefined): boolean {
  const box = incompleteFieldIn(container);
  if (!box) return false;
  const part =
    box.querySelector<HTMLElement>('[role="spinbutton"][data-placeholder]') ??
    box.querySelector<HTMLElement>('[role="spinbutton"]');
  part?.focus();
  return true;
}
