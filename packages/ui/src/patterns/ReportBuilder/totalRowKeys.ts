import type { KeyboardEvent } from 'react';

/** Keys of the total row: arrows, Home and End go from figure to figure, Up goes back to the rows. */
export function handleTotalKey(event: KeyboardEvent<HTMLElement>, root: HTMLElement | null, isRtl: boolean) {
  const buttons = [...(root?.querySelectorAll<HTMLElement>('[data-kind="totals"] button') ?? [])];
  const at = buttons.indexOf(event.currentTarget);
  const [forward, backward] = isRtl ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
  const next =
    event.key === forward
      ? buttons[at + 1]
      : event.key === backward
        ? buttons[at - 1]
        : event.key === 'Home'
          ? buttons[0]
          : event.key === 'End'
            ? buttons.at(-1)
            : event.key === 'ArrowUp'
              ? lastCellOf(root, event.currentTarget)
              : undefined;
  if (!next) return;
  event.preventDefault();
  next.focus();
  next.scrollIntoView({ block: 'nearest', inline: 'nearest' });
}

const columnIndexOf = (element: Element | null): string | null =>
  element?.closest('[aria-colindex]')?.getAttribute('aria-colindex') ?? null;

/** Cell of the last rendered row in the column of an element. */
function lastCellOf(root: HTMLElement | null, element: Element): HTMLElement | undefined {
  const row = [...(root?.querySelectorAll<HTMLElement>('[role="row"][data-row]') ?? [])].at(-1);
  return row?.querySelector<HTMLElement>(`[aria-colindex="${columnIndexOf(element)}"]`) ?? undefined;
}

/** From the last row Down goes on to the total row. */
export function enterTotals(event: KeyboardEvent<HTMLElement>, root: HTMLElement | null) {
  if (event.key !== 'ArrowDown' || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const target = event.target as Element;
  const grid = root?.querySelector('[role="treegrid"], [role="grid"]');
  const row = target.closest('[role="row"]');
  const totals = grid?.querySelector('[data-kind="totals"]');
  if (!row || !totals || row === totals) return;
  if (Number(row.getAttribute('aria-rowindex')) !== Number(totals.getAttribute('aria-rowindex')) - 1) return;
  const button = totals.querySelector<HTMLElement>(`[aria-colindex="${columnIndexOf(target)}"] button`);
  if (!button) return;
  event.preventDefault();
  event.stopPropagation();
  button.focus();
}
