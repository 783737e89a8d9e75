import type { AriaAttributes, Ref } from 'react';
import { cx } from '../../cx.ts';
import { useLocale } from '../../locale.tsx';
import { useMessages } from '../../messages/useMessages.ts';
import { Icon, type IconType } from '../Icon/Icon.tsx';
import { Anchor } from '../Link/Anchor.tsx';
import { pressHandlers, type PressEvent } from '../Press/press.ts';
import { useBridged } from '../Press/PressTrigger.tsx';
import type { TipPlacement } from '../Tooltip/placement.ts';
import { useTip } from '../Tooltip/useTip.tsx';
import * as styles from './Button.css.ts';
import { buttonMessages } from './Button.messages.ts';
import { Count } from './Count.tsx';
import { Spinner, Working } from './pending.tsx';

export interface IconButtonProps extends Pick<
  AriaAttributes,
  'aria-describedby' | 'aria-expanded' | 'aria-controls' | 'aria-haspopup'
> {
  /** Icon of the button. */
  icon: IconType;
  /** Accessible name, shown as tooltip. */
  label: string;
  /** Keyboard shortcut shown in the tooltip. */
  shortcut?: string;
  /** Size of the control. */
  size?: keyof typeof styles.iconOnly;
  /** Visual style. */
  variant?: 'ghost' | 'secondary' | 'primary';
  /** Semantic color of the icon. */
  tone?: keyof typeof styles.tone;
  /** Called on press. */
  onPress?: (event: PressEvent) => void;
  /** Renders a link to this address. */
  href?: string;
  /** Link target, e.g. `_blank`. */
  target?: string;
  /** HTML type. */
  type?: 'button' | 'submit';
  /** Element id. */
  id?: string;
  /** Focuses the control on mount. */
  autoFocus?: boolean;
  /** Removes the button from the tab order, if the keyboard has another way. */
  excludeFromTabOrder?: boolean;
  /** Keeps the focus in the field that contains the button. */
  preventFocusOnPress?: boolean;
  /** Makes it a toggle button with this state. */
  isSelected?: boolean;
  /** Disables the control. */
  isDisabled?: boolean;
  /** Disables the button and shows the reason in its tooltip. */
  disabledReason?: string;
  /** Shows a pending state and ignores presses. */
  isPending?: boolean;
  /** Count badge; 0 shows none. */
  count?: number;
  /** Accessible name with the count, if "label, count" is unclear. */
  countLabel?: string;
  /** Side of the tooltip. */
  tooltipPlacement?: TipPlacement;
  /** Hides the tooltip, for buttons whose name is visible beside them. */
  hideTooltip?: boolean;
  /** Mirror the glyph in right-to-left languages. */
  isDirectional?: boolean;
  /** Ref to the button. */
  ref?: Ref<HTMLButtonElement>;
}

/**
 * Button with only an icon; its name is shown as tooltip.
 *
 * @example
 * <IconButton icon={Trash2Icon} label="Delete line" onPress={() => console.log('Deleted')} />
 */
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
  countLabel,
  tooltipPlacement = 'bottom',
  hideTooltip: noTooltip,
  isDirectional: directional,
  type = 'button',
  excludeFromTabOrder,
  preventFocusOnPress,
  ...rest
}: IconButtonProps) {
  const messages = useMessages('button', buttonMessages);
  const { locale } = useLocale();
  const labelWithCount = count
    ? (countLabel ?? messages.withCount(label, count.toLocaleString(locale)))
    : label;
  const reasoned = disabledReason ? messages.withReason(labelWithCount, disabledReason) : labelWithCount;
  const { tip, tipProps } = useTip(
    noTooltip ? undefined : !disabledReason && shortcut ? `${label}  ${shortcut}` : reasoned,
    tooltipPlacement,
  );
  const className = cx(
    styles.button,
    styles.variant[variant],
    styles.iconOnly[size],
    variant === 'primary' && styles.onPrimary,
    tone && styles.tone[tone],
    isSelected && styles.selected,
  );
  const name = count ? undefined : reasoned;
  const glyph = (
    <>
      <span className={cx(styles.face, isPending && styles.concealed)}>
        <Icon icon={icon} size={size === 'xs' ? 14 : size === 'sm' ? 16 : 20} isDirectional={directional} />
      </span>
      {isPending && <Spinner />}
      {count ? <Count name={reasoned} count={count} /> : null}
    </>
  );
  const isInert = Boolean(disabledReason || isPending);
  const button = useBridged(
    <button
      {...rest}
      {...tipProps}
      {...pressHandlers({ onPress, isInert, preventFocusOnPress })}
      type={isInert ? 'button' : type}
      className={className}
      tabIndex={excludeFromTabOrder ? -1 : undefined}
      aria-label={name}
      aria-pressed={isSelected}
      aria-disabled={isInert || undefined}
      data-busy={isPending || undefined}
      disabled={isDisabled && !disabledReason}
    >
      {glyph}
    </button>,
  );
  if (href !== undefined && !isDisabled && !disabledReason) {
    return (
      <>
        <Anchor
          {...tipProps}
          href={href}
          target={target}
          onPress={onPress}
          className={className}
          id={rest.id}
          aria-label={name}
          aria-describedby={rest['aria-describedby']}
        >
          {glyph}
        </Anchor>
        {tip}
      </>
    );
  }
  return (
    <>
      {button}
      {isPending !== undefined && <Working isPending={isPending} label={label} />}
      {tip}
    </>
  );
}
