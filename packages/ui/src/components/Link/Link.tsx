import type { AriaAttributes, KeyboardEvent, ReactNode, Ref } from 'react';
import { cx } from '../../cx.ts';
import { Icon, type IconType } from '../Icon/Icon.tsx';
import { pressHandlers, type PressEvent } from '../Press/press.ts';
import * as text from '../Text/Text.css.ts';
import { Anchor } from './Anchor.tsx';
import * as styles from './Link.css.ts';

export interface LinkProps extends Pick<AriaAttributes, 'aria-current' | 'aria-label'> {
  children: ReactNode;
  href?: string;
  target?: string;
  rel?: string;
  download?: boolean | string;
  id?: string;
  autoFocus?: boolean;
  onPress?: (event: PressEvent) => void;
  isDisabled?: boolean;
  tone?: keyof typeof styles.tone;
  size?: keyof typeof text.size;
  weight?: 'regular' | 'medium' | 'strong';
  mono?: boolean;
  icon?: IconType;
  iconAfter?: IconType;
  /** Always underlined: for links inside a sentence. */
  underline?: boolean;
  truncate?: boolean;
  /** Presses anywhere in the nearest positioned box count. */
  cover?: boolean;
  ref?: Ref<HTMLAnchorElement>;
}

const pressOnEnter = (event: KeyboardEvent<HTMLElement>) => {
  if (event.key === 'Enter' && !event.repeat) event.currentTarget.click();
};

/** Goes somewhere. The app's router takes it where there is one (see RouterProvider). */
export function Link({
  children,
  href,
  target,
  rel,
  download,
  onPress,
  isDisabled,
  tone = 'link',
  size,
  weight = tone === 'link' ? 'medium' : undefined,
  mono,
  icon,
  iconAfter,
  underline,
  truncate,
  cover,
  ref,
  ...rest
}: LinkProps) {
  const className = cx(
    styles.link,
    styles.tone[tone],
    size && text.size[size],
    weight && text.weight[weight],
    mono && text.mono,
    (icon || iconAfter) && styles.withIcon,
    underline && styles.underlined,
    truncate && styles.truncate,
    cover && styles.cover,
  );
  const content =
    icon || iconAfter ? (
      <>
        {icon && <Icon icon={icon} />}
        {children}
        {iconAfter && <Icon icon={iconAfter} />}
      </>
    ) : (
      children
    );
  if (href !== undefined && !isDisabled) {
    return (
      <Anchor
        {...rest}
        ref={ref}
        href={href}
        target={target}
        rel={rel}
        download={download}
        onPress={onPress}
        className={className}
      >
        {content}
      </Anchor>
    );
  }
  return (
    <span
      {...rest}
      ref={ref}
      role="link"
      className={className}
      aria-disabled={isDisabled || undefined}
      data-disabled={isDisabled || undefined}
      {...(isDisabled ? {} : { tabIndex: 0, ...pressHandlers({ onPress }), onKeyDown: pressOnEnter })}
    >
      {content}
    </span>
  );
}
