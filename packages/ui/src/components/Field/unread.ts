/** On the box of a field in which half a value stands that no rule of a form refuses. */
export const unreadMark = (isUnread: boolean | undefined) => ({ 'data-unread': isUnread || undefined });

/** The box of the first field below in which half a value stands: the field still holds what was there before. */
export const unreadIn = (container: Element | null | undefined): Element | null =>
  container?.querySelector('[data-unread]') ?? null;

/** Whether half a value stands in a field below, which then takes the focus: nothing is to be sent. */
export function stopsAtUnread(container: Element | null | undefined): boolean {
  const box = unreadIn(container);
  if (!box) return false;
  const part =
    box.querySelector<HTMLElement>('[role="spinbutton"][data-placeholder]') ??
    box.querySelector<HTMLElement>('[role="spinbutton"]');
  part?.focus();
  return true;
}
