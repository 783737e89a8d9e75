import { useId, useRef, type ReactNode, type Ref } from 'react';
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
import { useTip } from './useTip.tsx';

export type ButtonVariant = keyof typeof styles.variant;
export type ButtonSize = keyof typeof styles.size;

type Aria = Pick<
  AriaButtonProps,
  | 'aria-label'
  | 'aria-labelledby'
  | 'aria-describedby'
  | 'aria-expanded'
  | 'aria-controls'
  | 'aria-haspopup'
  | 'aria-pressed'
  | 'id'
  | 'form'
  | 'name'
  | 'value'
  | 'slot'
  | 'autoFocus'
>;

export interface ButtonProps extends Aria {
  children: ReactNode;
  variant?: ButtonVariant;
  /** `lg` is the touch size of the till and of field screens. */
  size?: ButtonSize;
  icon?: IconType;
  iconAfter?: IconType;
  onPress?: (event: PressEvent) => void;
  /** Makes it a link with a button's look; the app's router takes it. */
  href?: string;
  target?: string;
  download?: boolean | string;
  type?: 'button' | 'submit' | 'reset';
  /** Under way: keeps its width and its focus, announces itself, does nothing when pressed. */
  isPending?: boolean;
  isDisabled?: boolean;
  /** Disables the button, keeps it focusable and says why. */
  disabledReason?: string;
  fullWidth?: boolean;
  /** Muted words, for actions beside a heading. */
  quiet?: boolean;
  ref?: Ref<HTMLButtonElement>;
}

/** A press that starts an action. One primary button a view. */
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
  fullWidth,
  quiet,
  ref,
  ...rest
}: ButtonProps) {
  const own = useRef<HTMLButtonElement>(null);
  const merged = useMergedRef(own, ref);
  const reasonId = useId();
  const { tip, tipProps } = useTip(disabledReason, own);
  const className = cx(
    styles.button,
    styles.variant[variant],
    styles.size[size],
    size === 'md' && (icon || iconAfter) && styles.withIcon,
    fullWidth && styles.fullWidth,
    quiet && styles.quiet,
  );
  const glyph = cx(styles.glyph, (variant === 'primary' || variant === 'danger') && styles.glyphInherit);
  const content = (
    <>
      {icon && (
        <span className={cx(glyph, isPending && styles.concealed)}>
          <Icon icon={icon} />
        </span>
      )}
      <span className={cx(styles.label, isPending && styles.concealed)}>{children}</span>
      {iconAfter && (
        <span className={cx(glyph, isPending && styles.concealed)}>
          <Icon icon={iconAfter} />
        </span>
      )}
      {isPending && (
        <span className={styles.pending}>
          <span className={styles.spinner} aria-hidden />
        </span>
      )}
    </>
  );

  if (href !== undefined && !isDisabled && !disabledReason) {
    return (
      <AriaLink
        href={href}
        target={target}
        rel={target === '_blank' ? 'noreferrer' : undefined}
        download={download}
        onPress={onPress}
        className={className}
        aria-label={rest['aria-label']}
        aria-describedby={rest['aria-describedby']}
      >
        {content}
      </AriaLink>
    );
  }
  return (
    <>
      <AriaButton
        {...rest}
        {...(disabledReason && tipProps)}
        ref={merged}
        type={disabledReason || isPending ? 'button' : type}
        className={className}
        data-busy={isPending || undefined}
        isDisabled={isDisabled && !disabledReason}
        onPress={disabledReason || isPending ? undefined : onPress}
        aria-disabled={disabledReason || isPending ? 'true' : undefined}
        aria-describedby={cx(rest['aria-describedby'], disabledReason && reasonId) || undefined}
      >
        {content}
      </AriaButton>
      {isPending !== undefined && (
        <span role="status" className={styles.announced}>
          {isPending ? 'Working' : ''}
        </span>
      )}
      {disabledReason && (
        <span id={reasonId} hidden>
          {disabledReason}
        </span>
      )}
      {tip}
    </>
  );
}
