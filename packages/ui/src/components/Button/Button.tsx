import { useId, type AriaAttributes, type ReactNode, type Ref } from 'react';
import { cx } from '../../cx.ts';
import { Icon, type IconType } from '../Icon/Icon.tsx';
import { Anchor } from '../Link/Anchor.tsx';
import { pressHandlers, type PressEvent } from '../Press/press.ts';
import { useBridged } from '../Press/PressTrigger.tsx';
import { useTip } from '../Tooltip/useTip.tsx';
import * as styles from './Button.css.ts';
import { Spinner, Working } from './pending.tsx';

export type { PressEvent, PressPointer } from '../Press/press.ts';
export type ButtonVariant = keyof typeof styles.variant;
export type ButtonSize = keyof typeof styles.size;

export interface ButtonProps extends Pick<
  AriaAttributes,
  | 'aria-label'
  | 'aria-labelledby'
  | 'aria-describedby'
  | 'aria-expanded'
  | 'aria-controls'
  | 'aria-haspopup'
  | 'aria-pressed'
> {
  /** Label of the button. */
  children: ReactNode;
  /** Visual style; `secondary` by default. */
  variant?: ButtonVariant;
  /** Size; `lg` is for touch screens. */
  size?: ButtonSize;
  /** Icon before the label. */
  icon?: IconType;
  /** Icon after the label. */
  iconAfter?: IconType;
  /** Called on press. */
  onPress?: (event: PressEvent) => void;
  /** Renders a link with the look of a button. */
  href?: string;
  /** Link target, e.g. `_blank`. */
  target?: string;
  /** Downloads the link target, optionally under a file name. */
  download?: boolean | string;
  /** Button type; `button` by default. */
  type?: 'button' | 'submit' | 'reset';
  /** Id of a form elsewhere on the page. */
  form?: string;
  /** Name submitted with the form. */
  name?: string;
  /** Value submitted with the form. */
  value?: string;
  /** Element id. */
  id?: string;
  /** Focuses the control on mount. */
  autoFocus?: boolean;
  /** Shows a pending state: keeps width and focus, announces it and ignores presses. */
  isPending?: boolean;
  /** Disables the control. */
  isDisabled?: boolean;
  /** Disables the button but keeps it focusable and shows the reason. */
  disabledReason?: string;
  /** Fills the available width. */
  isFullWidth?: boolean;
  /** Less prominent: muted text for actions beside a heading, an outline for a danger beside other actions. */
  isQuiet?: boolean;
  /** Ref to the button. */
  ref?: Ref<HTMLButtonElement>;
}

/**
 * Button that starts an action. Use one primary button per view.
 *
 * @example
 * <Button variant="primary" icon={SendIcon} onPress={() => console.log('Sent')}>
 *   Send quote
 * </Button>
 */
export function Button({
  children,
  variant = 'secondary',
  size = 'md',
  icon,
  iconAfter,
  onPress,
  href,
  target,
  download,
  type = 'button',
  isPending,
  isDisabled,
  disabledReason,
  isFullWidth: fullWidth,
  isQuiet: quiet,
  ...rest
}: ButtonProps) {
  const reasonId = useId();
  const { tip, tipProps } = useTip(disabledReason);
  const className = cx(
    styles.button,
    variant === 'danger' && quiet ? styles.quietDanger : styles.variant[variant],
    styles.size[size],
    size === 'md' && (icon || iconAfter) && styles.withIcon,
    fullWidth && styles.fullWidth,
    quiet && variant !== 'danger' && styles.quiet,
  );
  const conceal = isPending && styles.concealed;
  const glyph =
    (icon || iconAfter) &&
    cx(styles.glyph, (variant === 'primary' || variant === 'danger') && styles.glyphInherit, conceal);
  const isInert = Boolean(disabledReason || isPending);
  const isLink = href !== undefined && !isDisabled && !disabledReason;
  // Most buttons have nothing but text, which the element itself can cut: half the elements.
  const isPlain = !glyph && !isInert && !isLink;
  const content = isPlain ? (
    children
  ) : (
    <>
      {icon && (
        <span className={glyph}>
          <Icon icon={icon} />
        </span>
      )}
      <span className={conceal ? cx(styles.label, conceal) : styles.label}>{children}</span>
      {iconAfter && (
        <span className={glyph}>
          <Icon icon={iconAfter} isDirectional />
        </span>
      )}
      {isPending && <Spinner />}
    </>
  );
  const button = useBridged(
    <button
      {...rest}
      {...tipProps}
      {...pressHandlers({ onPress, isInert })}
      type={isInert ? 'button' : type}
      className={isPlain ? cx(className, styles.plain) : className}
      data-busy={isPending || undefined}
      disabled={isDisabled && !disabledReason}
      aria-disabled={isInert || undefined}
      aria-describedby={disabledReason ? cx(rest['aria-describedby'], reasonId) : rest['aria-describedby']}
    >
      {content}
    </button>,
  );

  if (isLink) {
    return (
      <Anchor
        href={href}
        target={target}
        download={download}
        onPress={onPress}
        className={className}
        id={rest.id}
        aria-label={rest['aria-label']}
        aria-describedby={rest['aria-describedby']}
      >
        {content}
      </Anchor>
    );
  }
  if (isPending === undefined && !disabledReason) return button;
  return (
    <>
      {button}
      {isPending !== undefined && <Working isPending={isPending} />}
      {disabledReason && (
        <span id={reasonId} hidden>
          {disabledReason}
        </span>
      )}
      {tip}
    </>
  );
}
