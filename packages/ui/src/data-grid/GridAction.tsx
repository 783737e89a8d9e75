import * as button from '../components/Button/Button.css.ts';
import { cx } from '../cx.ts';
import * as cells from './cells.css.ts';

interface GridActionProps {
  label: string;
  isOpen: boolean;
}

/**
 * The button at the end of a row, in the look of IconButton. The grid answers it, as it does the row's checkbox; its
 * glyph is drawn by the style sheet, because every row has one.
 */
export function GridAction({ label, isOpen }: GridActionProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      data-action
      aria-label={label}
      aria-haspopup="menu"
      aria-expanded={isOpen}
      className={cx(
        button.button,
        button.variant.ghost,
        button.iconOnly.sm,
        cells.actionReveal,
        isOpen && button.selected,
      )}
    />
  );
}
