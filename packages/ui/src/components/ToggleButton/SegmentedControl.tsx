import { ToggleButton, ToggleButtonGroup } from 'react-aria-components';
import { cx } from '../../cx.ts';
import { Icon, type IconType } from '../Icon/Icon.tsx';
import * as styles from './ToggleButton.css.ts';

export interface Segment<Id extends string = string> {
  id: Id;
  label: string;
  icon?: IconType;
  /** The icon alone is seen; the label still names it. */
  iconOnly?: boolean;
  isDisabled?: boolean;
}

export interface SegmentedControlProps<Id extends string = string> {
  /** Names the set: "View". */
  label: string;
  options: readonly Segment<Id>[];
  value: Id;
  onChange: (value: Id) => void;
  size?: 'md' | 'sm';
  isDisabled?: boolean;
}

/** One of two to five views of the same thing; always one is chosen. */
export function SegmentedControl<Id extends string = string>({
  label,
  options,
  value,
  onChange,
  size = 'md',
  isDisabled,
}: SegmentedControlProps<Id>) {
  return (
    <ToggleButtonGroup
      aria-label={label}
      selectionMode="single"
      disallowEmptySelection
      isDisabled={isDisabled}
      selectedKeys={[value]}
      onSelectionChange={(keys) => {
        const chosen = options.find(({ id }) => keys.has(id));
        if (chosen) onChange(chosen.id);
      }}
      className={styles.segments}
    >
      {options.map((option) => (
        <ToggleButton
          key={option.id}
          id={option.id}
          isDisabled={option.isDisabled}
          aria-label={option.iconOnly ? option.label : undefined}
          className={cx(styles.segment, styles.size[size])}
        >
          {option.icon && <Icon icon={option.icon} />}
          {!option.iconOnly && <span className={styles.words}>{option.label}</span>}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}
