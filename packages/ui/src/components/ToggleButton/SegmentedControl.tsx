import type { KeyboardEvent } from 'react';
import { cx } from '../../cx.ts';
import { Icon, type IconType } from '../Icon/Icon.tsx';
import { pressHandlers } from '../Press/press.ts';
import * as styles from './ToggleButton.css.ts';

export interface Segment<Id extends string = string> {
  id: Id;
  label: string;
  icon?: IconType;
  /** Shows only the icon; the label is the accessible name. */
  iconOnly?: boolean;
  isDisabled?: boolean;
}

export interface SegmentedControlProps<Id extends string = string> {
  /** Names the set: "View". */
  label: string;
  /** Segments in order. */
  options: readonly Segment<Id>[];
  /** Id of the selected segment. */
  value: Id;
  /** Called with the id of the new segment. */
  onChange: (value: Id) => void;
  /** Size of the control. */
  size?: 'md' | 'sm';
  /** Disables the control. */
  isDisabled?: boolean;
}

/** Direction that a key moves in a row; undefined for other keys. */
function stepOf(key: string, isMirrored: boolean): 1 | -1 | undefined {
  if (key === 'ArrowDown' || key === (isMirrored ? 'ArrowLeft' : 'ArrowRight')) return 1;
  if (key === 'ArrowUp' || key === (isMirrored ? 'ArrowRight' : 'ArrowLeft')) return -1;
  return undefined;
}

/**
 * Choice of one among two to five views.
 *
 * @example
 * const [view, setView] = useState('list');
 * return (
 *   <SegmentedControl
 *     label="View"
 *     options={[
 *       { id: 'list', label: 'List' },
 *       { id: 'board', label: 'Board' },
 *     ]}
 *     value={view}
 *     onChange={setView}
 *   />
 * );
 */
export function SegmentedControl<Id extends string = string>({
  label,
  options,
  value,
  onChange,
  size = 'md',
  isDisabled,
}: SegmentedControlProps<Id>) {
  const inert = (option: Segment<Id>) => Boolean(isDisabled || option.isDisabled);
  const chosen = options.findIndex(({ id }) => id === value);
  const tabStop = chosen >= 0 ? chosen : options.findIndex((option) => !inert(option));
  const choose = (option: Segment<Id>) => {
    if (option.id !== value) onChange(option.id);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const buttons = [...event.currentTarget.querySelectorAll('button')];
    const from = buttons.findIndex((button) => button === event.target);
    const step = stepOf(event.key, getComputedStyle(event.currentTarget).direction === 'rtl');
    if (step === undefined || from < 0) return;
    event.preventDefault();
    event.stopPropagation();
    for (let left = options.length, at = from + step; left > 0; left--, at += step) {
      const place = (at + options.length) % options.length;
      const option = options[place];
      if (!option || inert(option)) continue;
      buttons[place]?.focus();
      choose(option);
      return;
    }
  };
  return (
    <div role="radiogroup" aria-label={label} className={styles.segments} onKeyDown={onKeyDown}>
      {options.map((option, at) => (
        <button
          key={option.id}
          type="button"
          role="radio"
          {...pressHandlers({ onPress: () => choose(option) })}
          aria-checked={option.id === value}
          aria-label={option.iconOnly ? option.label : undefined}
          data-selected={option.id === value || undefined}
          disabled={inert(option)}
          tabIndex={at === tabStop ? 0 : -1}
          className={cx(styles.segment, styles.size[size])}
        >
          {option.icon && <Icon icon={option.icon} />}
          {!option.iconOnly && <span className={styles.text}>{option.label}</span>}
        </button>
      ))}
    </div>
  );
}
