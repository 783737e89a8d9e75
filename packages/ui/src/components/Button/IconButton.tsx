import { useRef, type Ref } from 'react';
import {
  Button as AriaButton,
  type ButtonProps as AriaButtonProps,
  type PressEvent,
} from 'react-aria-components';
import { Link as AriaLink } from 'react-aria-components';
import { cx } from '../../cx.ts';
import { Icon, type IconType } from '../Icon/Icon.tsx';
import { useMergedRef } from '../../useMergedRef.ts';
import * as styles from './Button.css.ts';
import { useTip, type TipPlacement } from './useTip.tsx';

export interface IconButtonProps extends Pick<
  AriaButtonProps,
  | 'aria-describedby'
  | 'aria-expanded'
  | 'aria-controls'
  | 'aria-haspopup'
  | 'id'
  | 'slot'
  | 'autoFocus'
  | 'excludeFromTabOrder'
  | 'preventFocusOnPress'
> {
  icon: IconType;
  /** The accessible name, shown as the tooltip. */
  label: string;
  /** A key to show beside the name. */
  shortcut?: string;
  size?: keyof typeof styles.iconOnly;
  variant?: 'ghost' | 'secondary' | 'primary';
  tone?: keyof typeof styles.tone;
  onPress?: (event: PressEvent) => void;
  href?: string;
  target?: string;
  type?: 'button' | 'submit';
  /** A toggle: says on or off to assistive technology. */
  isSelected?: boolean;
  isDisabled?: boolean;
  disabledReason?: string;
  isPending?: boolean;
  /** A count at the corner; 0 shows nothing. */
  count?: number;
  tooltipPlacement?: TipPlacement;
  /** Without a tooltip, where the name is visible anyway. */
  noTooltip?: boolean;
  /** Mirror the glyph in right-to-left languages. */
  directional?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

export function IconButton({
  icon,
  label,
  shortcut,
  size = 'md',
  variant = 'ghost',
  tone,
  onPress,
  href,
  target,
  isSelected,
  isDisabled,
  disabledReason,
  isPending,
  count,
  tooltipPlacement = 'bottom',
  noTooltip,
  directional,
  type = 'button',
  ref,
  ...rest
}: IconButtonProps) {
  const own = useRef<HTMLButtonElement>(null);
  const link = useRef<HTMLAnchorElement>(null);
  const merged = useMergedRef(own, ref);
  const text = disabledReason ? `${label}. ${disabledReason}` : shortcut ? `${label}  ${shortcut}` : label;
  const asLink = href !== undefined && !isDisabled && !disabledReason;
  const { tip, tipProps } = useTip(noTooltip ? undefined : text, asLink ? link : own, tooltipPlacement);
  const className = cx(
    styles.button,
    styles.variant[variant],
    styles.iconOnly[size],
    variant === 'primary' && styles.variant.primary,
    tone && styles.tone[tone],
    isSelected && styles.selected,
  );
  const name = disabledReason ? text : count ? `${label}, ${count}` : label;
  const glyph = (
    <>
      <span className={cx(styles.face, isPending && styles.concealed)}>
        <Icon icon={icon} size={size === 'xs' ? 14 : size === 'sm' ? 16 : 20} directional={directional} />
      </span>
      {isPending && (
        <span className={styles.pending}>
          <span className={styles.spinner} aria-hidden />
        </span>
      )}
      {count ? (
        <span className={styles.badge} aria-hidden>
          {count > 99 ? '99+' : count}
        </span>
      ) : null}
    </>
  );
  if (asLink) {
    return (
      <>
        <AriaLink
          {...tipProps}
          ref={link}
          href={href}
          target={target}
          rel={target === '_blank' ? 'noreferrer' : undefined}
          onPress={onPress}
          className={className}
          aria-label={name}
        >
          {glyph}
        </AriaLink>
        {tip}
      </>
    );
  }
  return (
    <>
      <AriaButton
        {...rest}
        {...tipProps}
        ref={merged}
        type={type}
        className={className}
        aria-label={name}
        aria-pressed={isSelected}
        aria-disabled={disabledReason || isPending ? 'true' : undefined}
        data-busy={isPending || undefined}
        isDisabled={isDisabled && !disabledReason}
        onPress={disabledReason || isPending ? undefined : onPress}
      >
        {glyph}
      </AriaButton>
      {isPending !== undefined && (
        <span role="status" className={styles.announced}>
          {isPending ? `${label}, working` : ''}
        </span>
      )}
      {tip}
    </>
  );
}
