import { cx } from '../cx.ts';
import { Icon } from '../components/Icon/Icon.tsx';
import { CheckIcon, MinusIcon } from 'lucide-react';
import * as styles from './GridCheck.css.ts';

interface GridCheckProps {
  isSelected: boolean | 'mixed';
  /** Accessible name; without it the mark is decorative, inside a control with its own name. */
  label?: string;
}

/**
 * The checkbox of a row. The grid answers its clicks and its keys, so it carries no listeners of its own: a page of
 * fifty costs nothing.
 */
export function GridCheck({ isSelected, label }: GridCheckProps) {
  return (
    <span
      {...(label === undefined
        ? { 'aria-hidden': true }
        : {
            role: 'checkbox',
            'aria-checked': isSelected,
            'aria-label': label,
            tabIndex: -1,
            'data-check': '',
          })}
      className={cx(styles.box, isSelected && styles.on)}
    >
      {isSelected && <Icon icon={isSelected === 'mixed' ? MinusIcon : CheckIcon} size={12} isBold />}
    </span>
  );
}
