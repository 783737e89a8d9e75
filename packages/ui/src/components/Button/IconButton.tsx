import type { AriaAttributes, Ref } from 'react';
import { cx } from '../../cx.ts';
import { useLocale } from '../../locale.tsx';
import { useWords } from '../../messages/useMessages.ts';
import { Icon, type IconType } from '../Icon/Icon.tsx';
import { Anchor } from '../Link/Anchor.tsx';
import { pressHandlers, type PressEvent } from '../Press/press.ts';
import { useBridged } from '../Press/PressTrigger.tsx';
import type { TipPlacement } from '../Tooltip/placement.ts';
import { useTip } from '../Tooltip/useTip.tsx';
import * as styles from './Button.css.ts';
import { buttonWords } from './Button.messages.ts';
import { Count } from './Count.tsx';
import { Spinner, Working } from './pending.tsx';

export interface IconButtonProps extends Pick<
  AriaAttributes,
  'aria-describedby' | 'aria-expanded' | 'aria-controls' | 'aria-haspopup'
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
  id?: string;
  autoFocus?: boolean;
  /** Reached by pointer only: what it does, the keyboard does another way. */
  excludeFromTabOrder?: boolean;
  /** The focus stays in the field that the button is in. */
  preventFocusOnPress?: boolean;
  /** A toggle: says on or off to assistive technology. */
  isSelected?: boolean;
  isDisabled?: boolean;
  disabledReason?: string;
  isPending?: boolean;
  /** A count at the corner; 0 shows nothing. */
  count?: number;
  /** The accessible name while there is a count, where the figure behind `label` does not say what is counted. */
  countLabel?: string;
  tooltipPlacement?: TipPlacement;
  /** Without a tooltip, where the name is visible anyway. */
  noTooltip?: boolean;
  /** Mirror the glyph in right-to-left languages. */
  directional?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** A press that starts an action, by a glyph alone; its name is the tooltip. */
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
  noTooltip,
  directional,
  type = 'button',
  excludeFromTabOrder,
  preventFocusOnPress,
  ...rest
}: IconButtonProps) {
  const words = useWords('button', buttonWords);
  const { locale } = useLocale();
  const said = count ? (countLabel ?? words.withCount(label, count.toLocaleString(locale))) : label;
  const reasoned = disabledReason ? words.withReason(said, disabledReason) : said;
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
        <Icon icon={icon} size={size === 'xs' ? 14 : size === 'sm' ? 16 : 20} directional={directional} />
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
      {isPending !== undefined && <Working>{isPending ? words.workingOn(label) : ''}</Working>}
      {tip}
    </>
  );
}
