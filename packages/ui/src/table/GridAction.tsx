import { EllipsisIcon } from 'lucide-react';
import * as button from '../components/Button/Button.css.ts';
import { cx } from '../cx.ts';
import { Icon } from '../components/Icon/Icon.tsx';

interface GridActionProps {
  label: string;
  isOpen: boolean;
}

/** The button at the end of a row, in the look of IconButton. The grid answers it, as it does the row's checkbox. */
export function GridAction({ label, isOpen }: GridActionProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      data-action
      aria-label={label}
      aria-haspopup="menu"
      aria-expanded={isOpen}
      className={cx(button.button, button.variant.ghost, button.iconOnly.sm, isOpen && button.selected)}
    >
      <Icon icon={EllipsisIcon} />
    </button>
  );
}
